/**
 * Traditional characters, each before the simplified one that it is to the search. Only common ones
 * of the words that this site is found by (src/subject/rc-select/synonyms.ts): a table of all would
 * weigh almost as much as the worker. From the transform `Hant-Hans` of Unicode
 * (https://github.com/unicode-org/cldr/blob/main/common/transforms/Simplified-Traditional.xml).
 */
export const TRADITIONAL =
  '義义 從从 製制 務务 動动 單单 捲卷 佔占 參参 變变 疊叠 圖图 場场 寬宽 尋寻 層层 屬属 開开 異异 彈弹 態态 擬拟 ' +
  '擇择 據据 數数 無无 標标 樣样 檢检 測测 滾滚 濾滤 點点 狀状 畫画 盤盘 礙碍 篩筛 簽签 籤签 類类 級级 線线 練练 ' +
  '組组 聯联 虛虚 裝装 認认 議议 設设 証证 證证 詞词 試试 讀读 調调 載载 輸输 遷迁 過过 遠远 選选 鍵键 閱阅 項项 ' +
  '預预 題题 驗验';
