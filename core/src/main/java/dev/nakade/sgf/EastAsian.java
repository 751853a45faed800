package dev.nakade.sgf;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;

/**
 * What tells the East Asian encodings apart: where each keeps its common characters, and the
 * characters that are most frequent in its language and in Go.
 */
enum EastAsian {
  SIMPLIFIED_CHINESE(
      "GB18030",
      0xB0,
      0xD7,
      0xA1,
      "的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作"
          + "里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因"
          + "只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手"
          + "应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通"
          + "教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电数安少报才结反"
          + "受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼书非则"
          + "黑白棋子杀死劫眼正解失败图变手筋吃提征官围段赛胜负目半贴让先盘局布角边星定式题答案正确错误"),
  TRADITIONAL_CHINESE(
      "x-windows-950",
      0xA4,
      0xC6,
      0x40,
      "的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過發後作"
          + "裡用道行所然家種事成方多經麼去法學如都同現當沒動面起看定天分還進好小部其些主樣理心她本前開但因"
          + "只從想實日軍者意無力它與長把機十民第公此已工使情明性知全三又關點正業外將兩高間由問很最重並物手"
          + "應戰向頭文體政美相見被利什二等產或新己制身果加西斯月話合回特代內信表化老給世位次度門任常先海通"
          + "教兒原東聲提立及比員解水名真論處走義各入幾口認條平系氣題活爾更別打女變四神總何電數安少報才結反"
          + "受目太量再感建務做接必場件計管期市直德資命山金指克許統區保至隊形社便空決治展馬科司五基眼書非則"
          + "黑白棋子殺死劫眼正解失敗圖變手筋吃提征官圍段賽勝負目半貼讓先盤局布角邊星定式題答案正確錯誤"),
  JAPANESE(
      "windows-31j",
      0x88,
      0x97,
      0x40,
      "日一人年大十二本中長出三時行見月後前生五間上東四今金九入学高円子外八六下来気小七山話女北午百書先名"
          + "川千水半男西電校語土木聞食車何南万毎白天母火右読友左休父雨黒石手目死活劫正解失敗図変詰碁筋"
          + "局面番戦棋聖杯段級勝負定石布星隅辺地取切打点問題答殺眼攻合筈表示"),
  JAPANESE_UNIX("EUC-JP", 0xB0, 0xCF, 0xA1, JAPANESE.frequent),
  KOREAN(
      "x-windows-949",
      0xB0,
      0xC8,
      0xA1,
      "이다의는을에가한고지로하기사도를은어서나리아정시자인대과일수해있들그적것스원장전게부상보제주라여동"
          + "거만마소성구안미조국와러면비유으공방용치분위없않했며까내계모요연우신중경관무세화생할선오된되니"
          + "바실개학았었문저행당말체통진점산등업회간교물때여더음명천결입발재회외영합운심양차트던데든반호터습"
          + "흑백바둑수사활패집묘수정답실패변화문제돌살죽먹여치따내끊젖귀변중앙급단승국기");

  private final String charset;
  private final int firstLead;
  private final int lastLead;
  private final int firstTrail;
  private final String frequent;

  /** The common characters are those of two bytes between these leads, from that trail on. */
  EastAsian(String charset, int firstLead, int lastLead, int firstTrail, String frequent) {
    this.charset = charset;
    this.firstLead = firstLead;
    this.lastLead = lastLead;
    this.firstTrail = firstTrail;
    this.frequent = frequent;
  }

  String charset() {
    return charset;
  }

  boolean kana() {
    return this == JAPANESE || this == JAPANESE_UNIX;
  }

  String frequent() {
    return frequent;
  }

  /** The common characters. Line breaks keep pairs that mean nothing from spoiling the next. */
  String common() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int lead = firstLead; lead <= lastLead; lead++) {
      for (int trail = firstTrail; trail <= 0xFE; trail++) {
        if (trail != 0x7F) {
          bytes.write(lead);
          bytes.write(trail);
          bytes.write('\n');
        }
      }
    }
    String decoded = bytes.toString(Charset.forName(charset));
    return decoded.replaceAll("[\\x00-\\x7F" + Decoded.REPLACEMENT + "]", "");
  }
}
