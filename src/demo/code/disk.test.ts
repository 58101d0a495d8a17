import { describe, expect, onTestFinished, test } from 'vitest';
import { checkSyntax } from './checkSyntax';
import { readDemoFiles } from './disk';
import { ExportError } from './exportProblem';
import { temporaryFolder } from '../../../tests/unit/scripts/temporaryFolder';
import { DEMO_BLOCKS, demoAssets, EXPORT_DATA, SITE_DEMOS } from '../../../tests/support/demos';
import { DEMO_ADDRESSES } from '../../../tests/support/addresses';

describe('the files of a demo', () => {
  test('are those it imports, named by their path and not by the import', () => {
    // suggestions/useSuggestions.ts imports './fetchSuggestions', which is not a file beside the
    // entry.
    expect(Object.keys(demoAssets('suggest').files).sort()).toEqual([
      'suggest/SearchIcon.tsx',
      'suggest/demo.css',
      'suggest/index.tsx',
    ]);
  });

  test.each([
    ['an import that leads nowhere', "import './gone';", "demos/a/index.tsx:1 imports './gone'."],
    [
      'syntax that is wrong',
      'export default () => {\n  const = 1;\n};\n',
      'demos/a/index.tsx:2 cannot be read: Unexpected token.',
    ],
    ['nothing to render', 'export const A = 1;', 'demos/a/index.tsx has no default export.'],
    ['nothing in it', '', 'demos/a/index.tsx has no default export.'],
    [
      'a style sheet that is wrong',
      "import './a.css';\nexport default () => null;",
      'demos/a/a.css:3 cannot be read: Expected "}" to go with "{".',
    ],
  ])('are rejected with the position of %s', async (_, text, message) => {
    const styles = '.a {\n  color: red;\n';
    const folder = await temporaryFolder({ 'demos/a/index.tsx': text, 'demos/a/a.css': styles });
    onTestFinished(() => folder.remove());
    const read = () =>
      readDemoFiles({ ...SITE_DEMOS, project: folder.path }, 'a/index.tsx', undefined, checkSyntax);
    expect(read).toThrow(ExportError);
    expect(read).toThrow(message);
  });

  test('belong to demos with unique ids, on exactly the demo pages and in guides', () => {
    const folders = new Set(DEMO_BLOCKS.map(({ entry }) => `/demo/${entry.split('/', 1)[0]}`));
    const inGuides = [
      'form',
      'form-libraries',
      'dark-mode',
      'row-heights',
      'package-styles',
      'cascade',
      'search-pages',
      'create-option',
      'select-all',
    ].map((name) => `/demo/${name}`);
    expect([...folders].sort()).toEqual([...DEMO_ADDRESSES, ...inGuides].sort());
    expect(new Set(DEMO_BLOCKS.map(({ id }) => id)).size).toBe(DEMO_BLOCKS.length);
  });
});

test('the files shared by demos are the skin, the suggestions, their data and the keys of a popup', () => {
  const { shared, served } = EXPORT_DATA;
  expect(Object.keys(shared)).toEqual([
    'skin/select.css',
    'suggestions/DelaySelect.tsx',
    'suggestions/SuggestionStatus.tsx',
    'suggestions/fetchSuggestions.ts',
    'suggestions/useSuggestions.ts',
    'dropdown-render/keys.ts',
  ]);
  expect(Object.keys(served)).toHaveLength(30);
});
