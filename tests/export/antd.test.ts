import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dependencies, devDependencies } from '../../package.json';
import { checkBlocks } from '../support/checkBlocks';
import { blocksOf, codeBlocks, isOfAntd, isTypeScript } from '../support/codeBlocks';
import { declaredProps } from './support/declaredProps';
import { openWorkshop, type Workshop } from './support/workshop';

const page = readFileSync('docs/guide/antd.md', 'utf8');

/** The columns of the table, in their order. */
const COLUMNS = [
  { installed: 'antd5', version: '5.29.3' },
  { installed: 'antd6', version: '6.6.8' },
] as const;

/** The cells of each row whose first one is the name of a prop, by that name. */
const rows = new Map(
  [...page.matchAll(/^\| `(\w+)` *\|(.*)\|$/gm)].map(([, name = '', cells = '']) => [
    name,
    cells.split('|').map((cell) => cell.trim()),
  ]),
);

let workshop: Workshop;

beforeAll(async () => {
  workshop = await openWorkshop(
    JSON.stringify({
      private: true,
      dependencies: {
        ...Object.fromEntries(
          COLUMNS.map(({ installed, version }) => [installed, `npm:antd@${version}`]),
        ),
        '@types/react': devDependencies['@types/react'],
        'rc-select': dependencies['rc-select'],
        react: dependencies.react,
        'react-dom': dependencies['react-dom'],
      },
    }),
  );
}, 300_000);
afterAll(() => rm(workshop.projects, { recursive: true, force: true }));

test('the page about antd names the versions that it is tried with', () => {
  for (const { version } of COLUMNS) expect(page).toContain(`antd ${version}`);
  expect(page).toContain(`rc-select ${dependencies['rc-select']}`);
});

test.each(COLUMNS)(
  'the table has each prop of rc-select that antd $version lacks or deprecates, and what is there',
  ({ installed, version }) => {
    const ours = declaredProps(workshop.projects, 'rc-select', 'SelectProps');
    const theirs = declaredProps(workshop.projects, installed, 'SelectProps');
    const isUsable = (name: string) => theirs.get(name)?.isDeprecated === false;
    const column = COLUMNS.findIndex((each) => each.version === version);
    const cellOf = (name: string) => rows.get(name)?.[column] ?? 'the same';
    const isSame = (name: string) => cellOf(name).startsWith('the same');
    expect([...ours.keys()].filter((name) => isSame(name) !== isUsable(name))).toEqual([]);

    const instead = [...rows.keys()].filter((name) => !isSame(name)).map(cellOf);
    const names = instead.flatMap((cell) => /^`(\w+)[\w.]*`$/.exec(cell)?.[1] ?? []);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !isUsable(name))).toEqual([]);
    const autoComplete = declaredProps(workshop.projects, installed, 'AutoCompleteProps');
    expect(autoComplete.get('backfill')).toEqual({ isDeprecated: false });
  },
);

test.each(COLUMNS)(
  'antd $version takes the code of the page, and has no mode "combobox"',
  ({ installed }) => {
    const blocks = codeBlocks().filter((block) => isTypeScript(block) && isOfAntd(block));
    expect(blocks.length).toBeGreaterThan(1);
    const combobox = blocksOf(
      'combobox.md',
      '```tsx\nimport { Select } from \'antd\';\nexport const no = <Select mode="combobox" />;\n```',
    );
    const check = (some: typeof blocks) =>
      checkBlocks(
        some.map((block) => ({ ...block, code: block.code.replace("'antd'", `'${installed}'`) })),
        workshop.projects,
      );
    expect(check(blocks)).toEqual([]);
    expect(check(combobox)).toEqual([expect.stringContaining('"combobox"')]);
  },
);
