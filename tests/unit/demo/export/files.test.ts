import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scanDemo } from '../../../../src/demo/code/scanDemo';
import { collect } from '../../../../src/demo/code/collect';
import { MOST_CHARACTERS, publishedNeeds, toProject } from '../../../../src/demo/export/files';
import type { DemoAssets, Files } from '../../../../src/demo/code/model';
import { ExportError, type ExportProblem } from '../../../../src/demo/code/problems';
import { demoAssets, DEMO_BLOCKS, demoProject, SUPPLIES } from '../../../support/demos';

const ENTRY = "import '../skin/select.css';\nexport default () => null;\n";

/** A demo in the folder `a/` that consists of these files. */
function demo(files: Files, entry = 'a/index.tsx'): DemoAssets {
  return { id: 'a', title: 'A demo', entry, files };
}

function problemsOf(assets: DemoAssets): readonly ExportProblem[] {
  try {
    toProject(assets, SUPPLIES, scanDemo);
  } catch (error) {
    if (error instanceof ExportError) return error.problems;
    throw error;
  }
  return [];
}

/** What stands in the way of a demo whose entry begins with this. */
function problemsWith(code: string): readonly ExportProblem[] {
  return problemsOf(demo({ 'a/index.tsx': `${code}\nexport default () => null;` }));
}

describe.each(DEMO_BLOCKS)('the project of the demo $id', ({ id, entry }) => {
  const { files, entry: opened } = demoProject(id);
  const below = (folder: string) =>
    Object.entries(files).flatMap(([path, text]) =>
      path.startsWith(folder) ? [[path.slice(folder.length), text] as const] : [],
    );

  test('has the files of the demo as they are, and no other of the site', () => {
    expect(opened).toBe(`src/${entry}`);
    expect(files).toHaveProperty([opened]);
    for (const [path, text] of below('src/')) {
      if (path !== 'main.tsx') expect(text, path).toBe(readFileSync(`demos/${path}`, 'utf8'));
    }
    for (const [path, text] of below('public/')) {
      expect(text, path).toBe(readFileSync(`public/${path}`, 'utf8'));
    }
  });

  test('is the same from what the build knows of the demo, without a parser', () => {
    const assets = { ...demoAssets(id), isPublished: true };
    const known = publishedNeeds(assets, SUPPLIES);
    if (!known) throw new Error(`The build knows nothing of ${entry}.`);
    expect(toProject(assets, SUPPLIES, () => known)).toEqual(demoProject(id));
  });

  test('has every file and package that is imported in it', () => {
    const texts = new Map(below('src/'));
    const { dependencies } = JSON.parse(files['package.json'] ?? '') as { dependencies: object };
    const packages = Object.keys(dependencies);
    const found = collect([...texts.keys()], { read: (path) => texts.get(path), packages });
    expect(found.problems).toEqual([]);
    expect(packages).toEqual(found.packages);
  });

  test('names the locked versions and nothing else', () => {
    const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '') as {
      dependencies: Record<string, string>;
      devDependencies: Record<string, string>;
    };
    expect(dependencies).toEqual(SUPPLIES.versions.runtime);
    expect(devDependencies).toEqual(SUPPLIES.versions.tools);
  });

  test('serves the suggestions if, and only if, the demo fetches them', () => {
    const fetches = Object.values(files).some((text) => text.includes("'../suggestions/"));
    expect(below('public/').map(([path]) => path)).toEqual(
      fetches ? Object.keys(SUPPLIES.served) : [],
    );
  });

  test('lies within its folder', () => {
    for (const path of Object.keys(files)) expect(path).toMatch(/^(?:[\w-]+\/)*[\w-]+(?:\.\w+)+$/);
  });
});

test('the suggestions lie where the demos ask for them', () => {
  expect(SUPPLIES.shared['suggestions/fetchSuggestions.ts']).toContain(
    "const BASE = '/suggestions';",
  );
  expect(SUPPLIES.served).toHaveProperty(['suggestions/a.json']);
});

test('of a demo that was edited, or is none of the site, the build knows nothing', () => {
  const published = { ...demoAssets('single'), isPublished: true };
  expect(publishedNeeds(published, SUPPLIES)).toBeDefined();
  expect(publishedNeeds({ ...published, isPublished: false }, SUPPLIES)).toBeUndefined();
  expect(publishedNeeds({ ...published, entry: 'toString' }, SUPPLIES)).toBeUndefined();
});

describe('an edited demo', () => {
  test('is exported as it was edited, shared files included', () => {
    const { files, ...rest } = demoAssets('single');
    const edited = {
      ...files,
      'single/index.tsx': `${files['single/index.tsx'] ?? ''}// mine`,
      'skin/select.css': '/* mine */',
    };
    const project = toProject({ ...rest, files: edited }, SUPPLIES, scanDemo);
    expect(project.files['src/single/index.tsx']).toMatch(/\/\/ mine$/);
    expect(project.files['src/skin/select.css']).toBe('/* mine */');
  });

  test('takes a shared file along as soon as it imports it, and loses it when it does not', () => {
    const code = "import '../suggestions/useSuggestions';\nexport default () => null;";
    const paths = Object.keys(toProject(demo({ 'a/index.tsx': code }), SUPPLIES, scanDemo).files);
    expect(paths).toContain('src/suggestions/fetchSuggestions.ts');
    expect(paths).toContain('public/suggestions/z.json');
    expect(paths).not.toContain('src/skin/select.css');
  });

  test('keeps a file that nothing imports, and names the packages it imports', () => {
    const files = { 'a/index.tsx': 'export default () => null;', 'a/b.ts': "import 'rc-select';" };
    const project = toProject(demo(files), SUPPLIES, scanDemo);
    expect(project.files).toHaveProperty(['src/a/b.ts']);
    expect(project.files['package.json']).toContain('"rc-select": "14.');
    const alone = toProject(demo({ 'a/index.tsx': ENTRY }), SUPPLIES, scanDemo);
    expect(alone.files['package.json']).not.toContain('"rc-select":');
  });

  test('may have files in folders, with brackets in their names', () => {
    const files = { 'a/index.tsx': `import './[id]/b';\n${ENTRY}`, 'a/[id]/b.ts': 'export {};' };
    expect(toProject(demo(files), SUPPLIES, scanDemo).files).toHaveProperty(['src/a/[id]/b.ts']);
  });

  test('may import in circles', () => {
    const files = { 'a/index.tsx': `import './b';\n${ENTRY}`, 'a/b.ts': "import '.';" };
    expect(toProject(demo(files), SUPPLIES, scanDemo).files).toHaveProperty(['src/a/b.ts']);
  });

  test('keeps its title out of the markup', () => {
    const project = toProject(
      { ...demo({ 'a/index.tsx': ENTRY }), title: '</title><b>&' },
      SUPPLIES,
      scanDemo,
    );
    expect(project.files['index.html']).toContain('<title>&lt;/title&gt;&lt;b&gt;&amp;</title>');
  });

  test.each([
    ['a/index.tsx', 'a'],
    ['a/right_To@left.tsx', 'a-right-to-left'],
  ])('has a name that npm takes, by its entry %s: %s', (entry, name) => {
    const project = toProject({ ...demo({ [entry]: ENTRY }), entry }, SUPPLIES, scanDemo);
    expect(project.files['package.json']).toContain(`"name": "rc-select-demo-${name}",`);
  });
});

describe('a demo is not exported', () => {
  test.each<[string, string, Partial<ExportProblem>]>([
    ['a file that is not there', "import './gone';", { kind: 'missing-file' }],
    [
      'a type of a file that is not there',
      "import type { A } from './gone';",
      { kind: 'missing-file' },
    ],
    ['a re-export of it', "export * from './gone';", { kind: 'missing-file' }],
    ['a dynamic import of it', "import('./gone');", { kind: 'missing-file' }],
    ['a file of the site', "import '../../theme/icons';", { kind: 'outside' }],
    ['an address', "import 'https://example.com/a.js';", { kind: 'address' }],
    ['a package of Node', "import 'node:fs';", { kind: 'address' }],
    ['a package that is not locked', "import 'lodash';", { kind: 'unknown-package' }],
    ['a package that only builds the site', "import 'vite';", { kind: 'unknown-package' }],
    ['something computed', 'import(`./${name}`);', { kind: 'computed' }],
  ])('with an import of %s', (_, code, problem) => {
    expect(problemsWith(`\n${code}`)).toEqual([
      expect.objectContaining({ ...problem, file: 'a/index.tsx', line: 2 }),
    ]);
  });

  test('with a style sheet that asks for what is not there', () => {
    const files = {
      'a/index.tsx': `import './a.css';${ENTRY}`,
      'a/a.css': 'b { mask: url(c.svg) }',
    };
    expect(problemsOf(demo(files))).toEqual([
      { kind: 'missing-file', file: 'a/a.css', line: 1, specifier: 'c.svg' },
    ]);
  });

  test('with a syntax error, wherever it is', () => {
    const files = { 'a/index.tsx': ENTRY, 'a/b.ts': 'const a = 1;\nconst b = ;' };
    expect(problemsOf(demo(files))).toEqual([
      { kind: 'syntax', file: 'a/b.ts', line: 2, detail: 'Unexpected token' },
    ]);
  });

  test('with several faults, before all of them are named', () => {
    expect(problemsWith("import './gone'; import 'lodash';").map(({ kind }) => kind)).toEqual([
      'missing-file',
      'unknown-package',
    ]);
  });

  test.each(['', 'export const Demo = () => null;'])(
    'without a component to show: "%s"',
    (code) => {
      expect(problemsOf(demo({ 'a/index.tsx': code }))).toEqual([
        { kind: 'no-default-export', file: 'a/index.tsx' },
      ]);
    },
  );

  test('without its entry', () => {
    const missing = { kind: 'missing-entry', file: 'a/index.tsx' };
    expect(problemsOf(demo({ 'a/b.tsx': ENTRY }))).toEqual([missing]);
    expect(problemsOf(demo({ 'a/a.css': '' }, 'a/a.css'))).toEqual([
      { ...missing, file: 'a/a.css' },
    ]);
    expect(problemsOf(demo({ 'a/a.js': '' }, 'a/a.js'))).toEqual([{ ...missing, file: 'a/a.js' }]);
    expect(problemsOf(demo({}, 'toString'))).toEqual([{ ...missing, file: 'toString' }]);
  });

  test.each([
    '../b.ts',
    'a/../../b.ts',
    '/b.ts',
    'a//b.ts',
    './b.ts',
    'a/.env',
    'a\\b.ts',
    'C:b.ts',
    'a/b.ts\n',
    ' ',
    '',
    'main.tsx',
  ])('with a file of a name that leads elsewhere: %j', (file) => {
    expect(problemsOf(demo({ 'a/index.tsx': ENTRY, [file]: '' }))).toEqual([
      { kind: 'file-name', file },
    ]);
  });

  test('when it is larger than the services take', () => {
    const text = ' '.repeat(MOST_CHARACTERS);
    expect(problemsOf(demo({ 'a/index.tsx': text + ENTRY }))).toEqual([
      { kind: 'too-large', size: MOST_CHARACTERS + ENTRY.length, limit: MOST_CHARACTERS },
    ]);
    const files = { 'a/index.tsx': ENTRY, 'a/b.css': text.slice(ENTRY.length) };
    expect(problemsOf(demo(files))).toEqual([]);
  });
});
