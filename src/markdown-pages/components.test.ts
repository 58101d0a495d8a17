import { describe, expect, test } from 'vitest';
import { KEY_TABLES } from '../subject/rc-select/keyboard';
import { codeBlock } from './markdown';
import { toTwin } from './build/machineFiles';
import propGroups from '../subject/rc-select/propGroups';
import { REFERENCES } from '../../tests/support/references';
import { contentOf, ELSEWHERE, HERE, page } from '../../tests/unit/twin/site';

const DEMO =
  '<code src="../../demos/single/index.tsx" id="single" title="One" description="Of many."></code>';

describe('a demo in a twin', () => {
  const demoFiles = () => ({
    'single/data.ts': 'export const a = 1;\n',
    'single/index.tsx': 'a;\n',
    'skin/select.css': '.a {}',
  });

  test('has its heading, its own files in full and a link to shared ones, its entry first', () => {
    expect(toTwin(page('/', DEMO), contentOf([], ELSEWHERE, { demoFiles }))).toContain(
      [
        '### One\n\nOf many.\n\n`index.tsx`:\n\n```tsx\na;\n```\n\n`data.ts`:\n\n```ts\nexport const a = 1;\n```\n\n',
        'Shared with other demos: [../skin/select.css](https://docs.example/select/sources/skin/select.css)\n',
      ].join(''),
    );
  });

  test('is left out where the text around it says what it shows', () => {
    const inline = '<code src="../../demos/single/index.tsx" inline="true"></code>';
    const twin = toTwin(page('/', `Before\n\n${inline}\n\nafter`), contentOf([]));
    expect(twin).toContain('Before\n\nafter\n');
  });

  test('that contains a fence is in a longer one', () => {
    expect(codeBlock('a\n```\nb', 'md')).toBe('````md\na\n```\nb\n````');
  });
});

describe('a prop table in a twin', () => {
  const site = contentOf([], undefined, { tables: REFERENCES, groupTitles: propGroups.en });
  const list = toTwin(page('/', '<API id="Select"></API>'), site);

  test('has the props in groups', () => {
    expect(list).toContain('**Value**\n\n- **`value`**');
    expect(list).toContain('\n\n**Behaviour**\n\n');
  });

  test('says the type, the default, and what is deprecated or required', () => {
    expect(list).toContain('- **`virtual`**: `boolean`; default `true`. ');
    expect(list).toContain("- **`mode`**: `'multiple' | 'tags' | 'combobox'`. ");
    expect(list).toContain(
      '- **`inputValue`**: `string`; deprecated, use instead: `searchValue`. ',
    );
    expect(list).toContain('default `` (omittedValues) => `+ ${omittedValues.length} ...` ``. ');
    const option = toTwin(page('/', '<API id="Option"></API>'), site);
    expect(option).toContain('- **`children`**: `ReactNode`; required. ');
  });

  test('says once what the named types stand for', () => {
    expect(list.match(/^- `RenderNode = /gm)).toHaveLength(1);
  });

  test('that is made of types alone says what these say, and what is inherited', () => {
    const name = { name: 'size', type: 'number', required: false, expansion: [] };
    const old = { ...name, name: 'count', deprecated: 'Use `size`.', isComment: true };
    const inherited = { count: 270, element: 'button' };
    const tables = [{ id: 'Slider', anchor: 'slider', entries: [name, old], inherited }];
    const twin = toTwin(page('/', '<API id="Slider"></API>'), contentOf([], undefined, { tables }));
    expect(twin).toContain(
      '- **`size`**: `number`.\n- **`count`**: `number`; deprecated: Use `size`.\n\n' +
        'Besides these, 270 attributes and events of `<button>`.',
    );
  });

  test('that is not there ends the build, with the page, the nearest name and all names', () => {
    expect(() => toTwin(page('/', 'A.\n\n<API id="Slect"></API>'), site)).toThrow(
      /^docs\/page\.md:7\n.*no table 'Slect'[^]*write 'Select', or one of Select, Methods, Option, OptGroup; /,
    );
  });
});

test('the overview lists all demos by group with what they are for', () => {
  const demo = (path: string, title: string, group: string, order: number) =>
    page(path, '', { frontMatter: { title, group: { title: group, order } } });
  const pages = [
    page('/demo', '<DemoOverview></DemoOverview>'),
    demo('/demo/tags', 'Tags', 'Modes', 1),
    demo('/demo/icon', 'Icon', 'Looks', 2),
  ];
  expect(toTwin(pages[0] ?? page('/'), contentOf(pages))).toContain(
    '## Modes\n\n- [Tags](/demo/tags.md): What it is for.\n\n## Looks\n\n- [Icon](/demo/icon.md): What it is for.\n',
  );
});

test('the props that a page is about are links to their rows', () => {
  const about = page('/demo/focus', '', { props: ['methods-focus', 'select-autoFocus'] });
  expect(toTwin(about, contentOf([page('/'), about]))).toContain(
    '\nProps: [`focus()`](/index.md#methods-focus), [`autoFocus`](/index.md#select-autoFocus)\n',
  );
});

test('the keys are in one table for each mode, each row in one line', () => {
  const twin = toTwin(page('/', '<Keyboard></Keyboard>'), contentOf([]));
  for (const { title, rows } of KEY_TABLES) {
    const [, table = ''] = twin.split(`**${title}**\n\n| Key | List closed | List open |\n`);
    const [lines = ''] = table.trimEnd().split('\n\n');
    expect(lines.split('\n').slice(1)).toHaveLength(rows.length);
  }
  expect(twin).toContain('| `Tab`, `Shift+Tab` | Moves the focus on or back | ');
});

test('pictures have their alternative text, facts are a line, and the playground a link to the page', () => {
  const twin = toTwin(
    page(
      '/',
      '<PackageFacts></PackageFacts>\n\n<Screenshots></Screenshots>\n\n<Playground></Playground>',
    ),
    contentOf([]),
  );
  expect(twin).toMatch(/!\[A select with one value[^\]]*\]\(\/screenshots\/single-light\.webp\)/);
  expect(twin).toContain('1.0 kB min + gzip · 0 dependencies');
  expect(twin).toContain('The playground is on the page: /?tab=playground');
});

test('a playground that the site does not have is named with its place', () => {
  const about = page('/', 'See:\n\n<Playground></Playground>');
  expect(() => toTwin(about, contentOf([], HERE, { hasPlayground: false }))).toThrow(
    /:\d+\n.*`<Playground>` is in a page/,
  );
});
