import { JOINERS, type Span } from './words';

/**
 * Traditional characters, each before the simplified one that it is to the search. Only common ones
 * of the words that this site is found by (the synonyms of its subject): a table of all would weigh
 * almost as much as the worker. From the transform `Hant-Hans` of Unicode
 * (https://github.com/unicode-org/cldr/blob/main/common/transforms/Simplified-Traditional.xml).
 */
export const TRADITIONAL =
  '佔占 動动 務务 參参 問问 單单 圖图 場场 寬宽 尋寻 層层 屬属 庫库 彈弹 從从 態态 捲卷 擇择 據据 擬拟 數数 標标 樣样 歷历 檢检 測测 滾滚 濾滤 無无 狀状 畫画 異异 疊叠 ' +
  '盤盘 礙碍 篩筛 簽签 籤签 級级 組组 線线 練练 義义 聯联 虛虚 裝装 製制 見见 設设 証证 詞词 試试 認认 調调 證证 議议 讀读 變变 載载 輸输 過过 遠远 遷迁 選选 錯错 ' +
  '鍵键 開开 閱阅 項项 預预 題题 類类 驗验 點点';

// Only marks that people often omit. The vowel signs of Thai or Hindi are marks as well, but
// without them a word is another word.
const DROPPED_MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]/g;
// Letters whose stroke or ligature Unicode does not decompose, and the two forms of the small
// sigma: each before what it becomes.
const LETTERS = 'øo đd łl ħh æae œoe þth ðd ςσ';
const REPLACEMENTS: Readonly<Record<string, string>> = Object.fromEntries(
  `${LETTERS} ${TRADITIONAL}`.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]),
);

const NOT_ASCII = /[^\0-\x7f]/;

/**
 * The form in which words are compared: case, diacritics, width and traditional characters folded.
 * Upper case comes first because it, unlike lower case, unites ß with ss.
 */
export function fold(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(DROPPED_MARKS, '')
    .toUpperCase()
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (letter) => REPLACEMENTS[letter] ?? letter)
    .normalize('NFC');
}

const KEEPS_PLACES = /^[a-z0-9]+$/i;
const CLUSTERS = /\P{M}\p{M}*|\p{M}+/gu;

/** Finds the part of a word that a part of its folded form comes from, in whole characters. */
export function unfoldSpan(word: string, folded: string, { start, end }: Span): Span {
  if (word === folded || KEEPS_PLACES.test(word)) return { start, end };
  const origins: Span[] = [];
  let rebuilt = '';
  for (const { 0: cluster, index } of word.matchAll(CLUSTERS)) {
    if (JOINERS.test(cluster)) continue;
    const piece = fold(cluster);
    for (let at = 0; at < piece.length; at += 1)
      origins.push({ start: index, end: index + cluster.length });
    rebuilt += piece;
  }
  const [first, last] = [origins[start], origins[end - 1]];
  // The word does not fold character by character, as with some Hangul: the whole word is returned.
  if (rebuilt !== folded || !first || !last) return { start: 0, end: word.length };
  return { start: first.start, end: last.end };
}
