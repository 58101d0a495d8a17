import { describe, expect, test } from 'vitest';
import { toTwin } from './build/machineFiles';
import { contentOf, ELSEWHERE, HERE, page, text } from '../../tests/unit/twin/site';

const body = (markdown: string, address = HERE) => {
  const pages = [page('/'), page('/demo/single', markdown)];
  const twin = toTwin(pages[1] ?? page('/'), contentOf(pages, address));
  return twin.split('\n').slice(6).join('\n').trimEnd();
};

describe('the twin of a page', () => {
  test('begins with its title, its description and its address', () => {
    expect(toTwin(page('/demo/single', 'Text.'), contentOf([]))).toBe(
      '# Title of /demo/single\n\n> What it is for.\n\nPage: /demo/single\n\nText.\n',
    );
  });

  test('has its tabs as sections with lower headings', () => {
    const tab = {
      key: 'more',
      ...text('## One\n\n```md\n## not a heading\n```', { title: 'More' }),
    };
    expect(toTwin(page('/', '## Zero', { tabs: [tab] }), contentOf([]))).toMatch(
      /## Zero\n\n## More\n\n### One\n\n```md\n## not a heading\n```\n$/,
    );
  });

  test('says when to use a demo before it shows its sources', () => {
    const demo = '<code src="../../demos/single/index.tsx" id="single" title="One"></code>';
    expect(body(`${demo}\n\nUse it when.\n\nOr not.\n\n## More\n\n${demo}\n\nText.`)).toBe(
      'Use it when.\n\nOr not.\n\n### One\n\n## More\n\n### One\n\nText.',
    );
    expect(body(`${demo}\n\n## More`)).toBe('### One\n\n## More');
  });

  test('has callouts as quotations', () => {
    expect(body(':::warning{title="Escape first"}\nOne.\n\nTwo.\n:::\n\nAfter.')).toBe(
      '> **Warning: Escape first**\n>\n> One.\n>\n> Two.\n\nAfter.',
    );
    expect(body(':::info\nOne.\n:::')).toBe('> **Note**\n>\n> One.');
  });

  test('has keys as code', () => {
    expect(body('| <kbd>Ctrl</kbd>+<kbd>N</kbd> |')).toBe('| `Ctrl`+`N` |');
  });

  test('leaves code as it is, fenced or in a line', () => {
    const code = '```tsx\n<Select />\n:::\n[a](/demo/single)\n```';
    expect(body(code)).toBe(code);
    const longer = '````md\n```tsx\n<API id="Select"></API>\n```\n````';
    expect(body(longer)).toBe(longer);
    expect(body('`<Select<string>>` and `` `a` `<b>` `` and `[a](/)`')).toBe(
      '`<Select<string>>` and `` `a` `<b>` `` and `[a](/)`',
    );
  });
});

describe('a link in a twin', () => {
  test.each([
    ['/demo/single', '/demo/single.md'],
    ['/', '/index.md'],
    ['/#select-value', '/index.md#select-value'],
    ['/?tab=migration', '/index.md'],
    ['/?tab=migration#new', '/index.md'],
    ['/sources/skin/select.css', '/sources/skin/select.css'],
    ['https://d.umijs.org', 'https://d.umijs.org'],
    ['#here', '#here'],
  ])('to %s leads to %s', (href, url) => {
    expect(body(`See [it](${href}).`)).toBe(`See [it](${url}).`);
  });

  test('names the host and the path of the site, if they are known', () => {
    expect(body('[a](/demo/single) [b](/sources/a.css)', ELSEWHERE)).toBe(
      '[a](https://docs.example/select/demo/single.md) [b](https://docs.example/select/sources/a.css)',
    );
    expect(body('[a](/demo/single)', { origin: undefined, base: '/select/' })).toBe(
      '[a](/select/demo/single.md)',
    );
  });
});

describe('a tag without a form in Markdown ends the build:', () => {
  test.each([
    ['a component that is not known', '<Chart data="a"></Chart>'],
    ['a component in the middle of a line', 'See <API id="Select"></API> here.'],
    ['a tag of HTML', 'Press <b>here</b>.'],
    ['a component with the name of a method of objects', '<constructor></constructor>'],
  ])('%s', (_, markdown) => {
    expect(() => body(`Text.\n\n${markdown}`)).toThrow(
      /^docs\/page\.md:7\n {2}What happened: `<\w+[^`]*>` has no form in Markdown\.\n {2}Why: .*\n {2}What to do: .*src\/markdown-pages\/components\.ts/,
    );
  });
});
