// Plays recorded games on the boards of others and prints, a line each, what was done and how
// many a second: node peers.cjs GAMES LENGTH SECONDS. A line of GAMES is the number of stones at
// the end, then the moves: points counted from the upper left, -1 for a pass.
'use strict'

const fs = require('fs')
const GoBoard = require('@sabaki/go-board')
const deadstones = require('@sabaki/deadstones')
const tsumego = require('tsumego.js')

const [file, lengthText, secondsText] = process.argv.slice(2)
const length = Number(lengthText)
const seconds = Number(secondsText)
const games = fs
  .readFileSync(file, 'utf8')
  .split('\n')
  .map((line) => line.split(' ').map(Number))
  .map(([stones, ...moves]) => ({ stones, moves }))

function check(name, found, wanted) {
  if (found !== wanted) {
    throw new Error(`${name} ends with ${found} stones where the game ends with ${wanted}`)
  }
}

/** Boards that cannot change: playing makes a new one, and undoing is dropping it. */
function sabaki() {
  let done = 0
  for (const { stones, moves } of games) {
    let board = GoBoard.fromDimensions(length, length)
    const past = []
    moves.forEach((point, i) => {
      past.push(board)
      if (point >= 0) {
        board = board.makeMove(i % 2 === 0 ? 1 : -1, [point % length, Math.floor(point / length)])
      }
    })
    check('go-board', board.signMap.flat().filter((sign) => sign !== 0).length, stones)
    while (past.length > 0) {
      board = past.pop()
    }
    done += moves.length
  }
  return done
}

function tsumegoBoard() {
  let done = 0
  for (const { stones, moves } of games) {
    const board = new tsumego.Board(length)
    let played = 0
    let left = 0
    moves.forEach((point, i) => {
      if (point >= 0) {
        const stone = tsumego.stone.make(point % length, Math.floor(point / length), i % 2 === 0 ? 1 : -1)
        left += 2 - board.play(stone)
        played++
      }
    })
    check('tsumego.js', left, stones)
    for (let i = 0; i < played; i++) {
      board.undo()
    }
    done += moves.length
  }
  return done
}

async function randomGames() {
  const empty = [...Array(length)].map(() => Array(length).fill(0))
  await deadstones.getProbabilityMap(empty, games.length)
  return games.length
}

/** Operations a second, after as long a time to warm up. */
async function rate(pass) {
  await measure(pass)
  return measure(pass)
}

async function measure(pass) {
  const start = process.hrtime.bigint()
  let done = 0
  let passed
  do {
    done += await pass()
    passed = Number(process.hrtime.bigint() - start) / 1e9
  } while (passed < seconds)
  return done / passed
}

async function main() {
  console.log(`@sabaki/go-board, play and undo\t${await rate(sabaki)}`)
  if (length <= 16) {
    console.log(`tsumego.js, play and undo\t${await rate(tsumegoBoard)}`)
  }
  console.log(`@sabaki/deadstones (WebAssembly), random games\t${await rate(randomGames)}`)
}

main().catch((error) => {
  console.error(error.message)
  process.exit(1)
})
