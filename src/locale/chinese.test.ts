import { describe, expect, test } from 'vitest';
import { CATALOGUES, readText } from '../../tests/unit/locale/support/siteProgram';

const FILES = [
  ...CATALOGUES.map(({ folder }) => `${folder}/zh-CN.ts`),
  'src/offline/unreachablePage.ts',
  'src/subject/rc-select/propGroups.ts',
  'src/subject/rc-select/startingPoints.ts',
];

/** Words with the one that the interface has for the same thing, after Ant Design's and React's. */
const INSTEAD: Readonly<Record<string, string>> = {
  演示: '示例',
  弹层: '弹出层',
  文本框: '输入框',
  框架: 'iframe',
  沙箱: '沙盒',
  站点: '网站',
  您: '你',
  还原: '重置',
  重新加载: '刷新',
  读出: '播报',
  副作用: 'Effect',
  可访问名称: '无障碍名称',
  活动后代: '活动元素',
};

/** What stands in place of a number or a name; a noun and a whole sentence are Chinese. */
const PLACE = String.raw`\$\{(?!noun|detail)[^{}]*\}`;

const MISTAKES: Readonly<Record<string, RegExp>> = {
  'no space between Chinese and Latin': /\p{Script=Han}[A-Za-z0-9<]|[A-Za-z0-9>]\p{Script=Han}/gu,
  'no space beside a placeholder': new RegExp(
    String.raw`\p{Script=Han}${PLACE}|${PLACE}\p{Script=Han}`,
    'gu',
  ),
  'a space beside full-width punctuation': /[，。；：？（）“”、…] | [，。；：？（）“”、…]/gu,
  'half-width punctuation': /\p{Script=Han}[,.;:?!()]|[,;:?!()]\p{Script=Han}/gu,
  'an ellipsis of three dots': /\.\.\.(?!\w)/gu,
};

describe('Chinese texts of the interface', () => {
  test('have one word for one thing', () => {
    const found = FILES.flatMap((file) =>
      Object.entries(INSTEAD)
        .filter(([word]) => readText(file).includes(word))
        .map(([word, instead]) => `${file}: write ${instead} instead of ${word}`),
    );
    expect(found).toEqual([]);
  });

  test('have Chinese punctuation, and a space before and after what is not Chinese', () => {
    const found = FILES.flatMap((file) =>
      Object.entries(MISTAKES).flatMap(([mistake, pattern]) =>
        (readText(file).match(pattern) ?? []).map((text) => `${file}: ${mistake}: ${text}`),
      ),
    );
    expect(found).toEqual([]);
  });
});
