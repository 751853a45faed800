package dev.nakade.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Collections;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProofTableTest {
  private static final int SEED = 11;
  private static final int THREADS = 4;

  private final ProofTable.Entry entry = new ProofTable.Entry();

  @Test
  void whatIsStoredIsFound() {
    ProofTable table = new ProofTable(4);
    table.store(0, 3, 4, 5, 6);
    table.storeSolved(-7, true, 12, 1L << 50, Domain.NO_MOVE, ProofTable.CLEAN);
    assertThat(table.find(0, entry)).isTrue();
    assertThat(entry.phi()).isEqualTo(3);
    assertThat(entry.delta()).isEqualTo(4);
    assertThat(entry.work()).isEqualTo(5);
    assertThat(entry.move()).isEqualTo(6);
    assertThat(entry.isSolved()).isFalse();
    assertThat(table.find(-7, entry)).isTrue();
    assertThat(entry.delta()).isEqualTo(ProofNumbers.INFINITE);
    assertThat(entry.move()).isEqualTo(Domain.NO_MOVE);
    assertThat(entry.traits()).isEqualTo(ProofTable.CLEAN);
    assertThat(entry.isSolved()).isTrue();
    assertThat(entry.zone()).isEqualTo(12);
    assertThat(table.find(1, entry)).isFalse();
    assertThat(table.used()).isEqualTo(2);
    table.clear();
    assertThat(table.find(0, entry)).isFalse();
    assertThat(table.used()).isZero();
  }

  @Test
  void aGuessDoesNotReplaceAProofButAFailureThatIsNobodysProof() {
    ProofTable table = new ProofTable(4);
    table.storeSolved(5, true, Domain.EVERYTHING, 1, 2, ProofTable.CLEAN);
    table.store(5, 3, 3, 9, 4);
    assertThat(table.find(5, entry)).isTrue();
    assertThat(entry.phi()).isZero();
    table.storeSolved(6, false, Domain.EVERYTHING, 1, 2, 0);
    table.store(6, 3, 3, 9, 4);
    assertThat(table.find(6, entry)).isTrue();
    assertThat(entry.phi()).isEqualTo(3);
  }

  @Test
  void aTableThatGrowsKeepsWhatItHas() {
    ProofTable table = ProofTable.ofBytes(16L << 20);
    Random random = new Random(SEED);
    for (int i = 0; i < 50_000; i++) {
      store(table, random.nextLong(), i);
    }
    assertThat(table.used()).isBetween(45_000L, 50_000L);
    Random again = new Random(SEED);
    long found = IntStream.range(0, 50_000).filter(i -> isFound(table, again.nextLong())).count();
    assertThat(found).isEqualTo(table.used());
  }

  @Test
  void whatIsWrittenIsReadAgain() throws IOException {
    ProofTable table = ProofTable.ofBytes(1L << 20);
    Random random = new Random(SEED);
    for (int i = 0; i < 2_000; i++) {
      store(table, random.nextLong(), i);
    }
    table.storeSolved(5, true, 9, 70, 3, ProofTable.CLEAN);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    table.write(new DataOutputStream(bytes));
    ProofTable other = ProofTable.ofBytes(1L << 20);
    other.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
    assertThat(other.used()).isEqualTo(table.used());
    Random again = new Random(SEED);
    assertThat(IntStream.range(0, 2_000).filter(i -> isFound(other, again.nextLong())).count())
        .isEqualTo(table.used() - 1);
    assertThat(other.find(5, entry)).isTrue();
    assertThat(entry.isSolved()).isTrue();
    assertThat(entry.phi()).isZero();
    assertThat(entry.zone()).isEqualTo(9);
    assertThat(entry.work()).isEqualTo(70);
    assertThat(entry.move()).isEqualTo(3);
    assertThat(entry.traits()).isEqualTo(ProofTable.CLEAN);
  }

  private boolean isFound(ProofTable table, long key) {
    return table.find(key, entry) && belongs(entry, key);
  }

  /** All parts follow from the key and a number, of which the work tells. */
  private static void store(ProofTable table, long key, long number) {
    long mixed = mix(key, number);
    table.store(key, phi(mixed), delta(mixed), number, move(mixed));
  }

  private static boolean belongs(ProofTable.Entry entry, long key) {
    long mixed = mix(key, entry.work());
    return entry.phi() == phi(mixed)
        && entry.delta() == delta(mixed)
        && entry.move() == move(mixed);
  }

  private static long mix(long key, long number) {
    long mixed = (key ^ number * 0x9e3779b97f4a7c15L) * 0xbf58476d1ce4e5b9L;
    return mixed ^ mixed >>> 31;
  }

  private static int phi(long mixed) {
    return 1 + (int) (mixed & 7);
  }

  private static int delta(long mixed) {
    return 1 + (int) (mixed >>> 3 & 7);
  }

  private static int move(long mixed) {
    return (int) (mixed >>> 6 & 63);
  }

  /** Few keys make for many meetings, many keys for growth meanwhile. */
  @ParameterizedTest
  @ValueSource(ints = {3, 50, 200_000})
  void severalThreadsNeverFindWhatNobodyStored(int keys) throws Exception {
    ProofTable table = ProofTable.ofBytes(16L << 20);
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    try {
      Callable<Long> job = () -> storeAndFind(table, keys);
      long found = 0;
      for (Future<Long> each : pool.invokeAll(Collections.nCopies(THREADS, job))) {
        found += each.get();
      }
      assertThat(found).isPositive();
    } finally {
      pool.shutdownNow();
    }
  }

  @Test
  void whatIsWrittenWhileOthersStoreWasStoredByThem() throws Exception {
    ProofTable table = ProofTable.ofBytes(1L << 20);
    int keys = 20_000;
    ExecutorService pool = Executors.newFixedThreadPool(1);
    try {
      Future<Long> other = pool.submit(() -> storeAndFind(table, keys));
      long found = 0;
      do {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        table.write(new DataOutputStream(bytes));
        ProofTable again = ProofTable.ofBytes(1L << 20);
        again.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
        for (int i = 0; i < keys; i++) {
          long key = mix(i, 1);
          if (again.find(key, entry)) {
            assertThat(belongs(entry, key)).isTrue();
            found++;
          }
        }
      } while (!other.isDone());
      other.get();
      assertThat(found).isPositive();
    } finally {
      pool.shutdownNow();
    }
  }

  private static long storeAndFind(ProofTable table, int keys) {
    Random random = new Random(SEED);
    ProofTable.Entry entry = new ProofTable.Entry();
    long found = 0;
    for (int i = 0; i < 1_000_000; i++) {
      long key = mix(random.nextInt(keys), 1);
      if (table.find(key, entry)) {
        assertThat(belongs(entry, key)).isTrue();
        found++;
      }
      store(table, key, random.nextInt(1 << 20));
    }
    return found;
  }
}
