import { describe, expect, test } from 'vitest';
import { SYNONYMS } from '../../../subject/rc-select/synonyms';
import { fold, TRADITIONAL } from './fold';

/** Characters of the site's words that traditional Chinese writes the same, or rarely not. */
const SAME = new Set(
  '下主事交件位例值入全出分列到加化升受只右合名器史回在型多大始字安完定容屏展左常幕序度建式志快性想成折拉拼' +
    '按捷排控提搜收故文新方日最更服本染校框模步段水法清渲演焦特版用由示禁移程空端符索置聚自菜表起速量限除隔障非音默',
);

const simplified = new Set(TRADITIONAL.split(' ').map((pair) => pair.slice(1)));

describe('the form in which words are compared', () => {
  test.each([
    ['選擇', '选择'],
    ['搜尋', '搜寻'],
    ['鍵盤', '键盘'],
    ['預設值', '预设值'],
    ['ＭＡＸ　Ｃｏｕｎｔ', 'max count'],
    ['ﾃｽﾄ', 'テスト'],
    ['１２', '12'],
  ])('is the same for %s and %s', (one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  test('knows the traditional form of each character of the Chinese words of the site, or that it has none', () => {
    const characters =
      Object.values(SYNONYMS)
        .flat()
        .join('')
        .match(/\p{Script=Han}/gu) ?? [];
    const unknown = characters.filter((each) => !SAME.has(each) && !simplified.has(each));
    expect(
      [...new Set(unknown)],
      'Add the pairs of these to src/search/engine/text/fold.ts, or those without one to SAME.',
    ).toEqual([]);
  });

  test('has no word of the site in traditional characters, which would be another word', () => {
    const words = Object.values(SYNONYMS).flat();
    expect(words.filter((word) => fold(word) !== word.toLowerCase())).toEqual([]);
  });
});
