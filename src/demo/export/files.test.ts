import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scanDemo, collect } from '../code/collect';
import { publishedNeeds, toProject, parseExportData } from './files';
import { demoAssets, DEMO_BLOCKS, demoProject, EXPORT_DATA } from '../../../tests/support/demos';
import { demo, ENTRY } from '../../../tests/unit/demo/export/edited';
import fc from 'fast-check';

describe.each(DEMO_BLOCKS)('the project of the demo $id', ({ id, entry }) => {
  const { files, entry: opened } = demoProject(id);
  const below = (folder: string) =>
    Object.entries(files).flatMap(([path, text]) =>
      path.startsWith(folder) ? [[path.slice(folder.length), text] as const] : [],
    );

  test('has the files of the demo unchanged, and no others of the site', () => {
    expect(opened).toBe(`src/${entry}`);
    expect(files).toHaveProperty([opened]);
    for (const [path, text] of below('src/')) {
      if (path !== 'main.tsx') expect(text, path).toBe(readFileSync(`demos/${path}`, 'utf8'));
    }
    for (const [path, text] of below('public/')) {
      expect(text, path).toBe(readFileSync(`public/${path}`, 'utf8'));
    }
  });

  test("is the same when made from the build's data, without a parser", () => {
    const assets = { ...demoAssets(id), isPublished: true };
    const known = publishedNeeds(assets, EXPORT_DATA);
    if (!known) throw new Error(`The build knows nothing of ${entry}.`);
    expect(toProject(assets, EXPORT_DATA, () => known)).toEqual(demoProject(id));
  });

  test('has every file and package that is imported in it', () => {
    const texts = new Map(below('src/'));
    const { dependencies } = JSON.parse(files['package.json'] ?? '') as { dependencies: object };
    const packages = Object.keys(dependencies);
    const found = collect([...texts.keys()], { read: (path) => texts.get(path), packages });
    expect(found.problems).toEqual([]);
    expect(packages).toEqual(found.packages);
  });

  test('lists the locked versions and nothing else', () => {
    const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '') as {
      dependencies: Record<string, string>;
      devDependencies: Record<string, string>;
    };
    for (const [name, version] of Object.entries(dependencies)) {
      expect(version, name).toBe(EXPORT_DATA.versions.runtime[name]);
    }
    expect(devDependencies).toEqual(EXPORT_DATA.versions.tools);
  });

  test('serves the suggestions if and only if the demo fetches them', () => {
    const fetches = Object.values(files).some((text) => text.includes("/fetchSuggestions'"));
    expect(below('public/').map(([path]) => path)).toEqual(
      fetches ? Object.keys(EXPORT_DATA.served) : [],
    );
  });

  test('has no path outside its folder', () => {
    for (const path of Object.keys(files)) expect(path).toMatch(/^(?:[\w-]+\/)*[\w-]+(?:\.\w+)+$/);
  });
});

test('the suggestions are at the address that demos request', () => {
  expect(EXPORT_DATA.shared['suggestions/fetchSuggestions.ts']).toContain(
    "const BASE = '/suggestions';",
  );
  expect(EXPORT_DATA.served).toHaveProperty(['suggestions/a.json']);
});

test('the build has no data for a demo that was edited or is not of the site', () => {
  const published = { ...demoAssets('single'), isPublished: true };
  expect(publishedNeeds(published, EXPORT_DATA)).toBeDefined();
  expect(publishedNeeds({ ...published, isPublished: false }, EXPORT_DATA)).toBeUndefined();
  expect(publishedNeeds({ ...published, entry: 'toString' }, EXPORT_DATA)).toBeUndefined();
});

describe('an edited demo', () => {
  test('is exported as it was edited, shared files included', () => {
    const { files, ...rest } = demoAssets('single');
    const edited = {
      ...files,
      'single/index.tsx': `${files['single/index.tsx'] ?? ''}// mine`,
      'skin/select.css': '/* mine */',
    };
    const project = toProject({ ...rest, files: edited }, EXPORT_DATA, scanDemo);
    expect(project.files['src/single/index.tsx']).toMatch(/\/\/ mine$/);
    expect(project.files['src/skin/select.css']).toBe('/* mine */');
  });

  test('includes a shared file only while it imports it', () => {
    const code = "import '../suggestions/useSuggestions';\nexport default () => null;";
    const paths = Object.keys(
      toProject(demo({ 'a/index.tsx': code }), EXPORT_DATA, scanDemo).files,
    );
    expect(paths).toContain('src/suggestions/fetchSuggestions.ts');
    expect(paths).toContain('public/suggestions/z.json');
    expect(paths).not.toContain('src/skin/select.css');
  });

  test('keeps a file that nothing imports, with the packages that file imports', () => {
    const files = { 'a/index.tsx': 'export default () => null;', 'a/b.ts': "import 'rc-select';" };
    const project = toProject(demo(files), EXPORT_DATA, scanDemo);
    expect(project.files).toHaveProperty(['src/a/b.ts']);
    expect(project.files['package.json']).toContain('"rc-select": "14.');
    const alone = toProject(demo({ 'a/index.tsx': ENTRY }), EXPORT_DATA, scanDemo);
    expect(alone.files['package.json']).not.toContain('"rc-select":');
  });

  test('may have files in folders, with brackets in their names', () => {
    const files = { 'a/index.tsx': `import './[id]/b';\n${ENTRY}`, 'a/[id]/b.ts': 'export {};' };
    expect(toProject(demo(files), EXPORT_DATA, scanDemo).files).toHaveProperty(['src/a/[id]/b.ts']);
  });

  test('may have circular imports', () => {
    const files = { 'a/index.tsx': `import './b';\n${ENTRY}`, 'a/b.ts': "import '.';" };
    expect(toProject(demo(files), EXPORT_DATA, scanDemo).files).toHaveProperty(['src/a/b.ts']);
  });

  test('keeps its title out of the markup', () => {
    const project = toProject(
      { ...demo({ 'a/index.tsx': ENTRY }), title: '</title><b>&' },
      EXPORT_DATA,
      scanDemo,
    );
    expect(project.files['index.html']).toContain('<title>&lt;/title&gt;&lt;b&gt;&amp;</title>');
  });

  test.each([
    ['a/index.tsx', 'a'],
    ['a/right_To@left.tsx', 'a-right-to-left'],
  ])('has a valid npm name, from its entry %s: %s', (entry, name) => {
    const project = toProject({ ...demo({ [entry]: ENTRY }), entry }, EXPORT_DATA, scanDemo);
    expect(project.files['package.json']).toContain(`"name": "rc-select-demo-${name}",`);
  });
});

const { versions } = EXPORT_DATA;

test('reads what the build wrote', () => {
  expect(parseExportData(JSON.parse(JSON.stringify(EXPORT_DATA)))).toEqual(EXPORT_DATA);
});

test.each([
  undefined,
  null,
  'text',
  [],
  {},
  { ...EXPORT_DATA, name: undefined },
  { ...EXPORT_DATA, versions: null },
  { ...EXPORT_DATA, versions: { runtime: versions.runtime } },
  { ...EXPORT_DATA, versions: { ...versions, tools: { vite: 7 } } },
  { ...EXPORT_DATA, shared: [] },
  { ...EXPORT_DATA, demos: undefined },
  { ...EXPORT_DATA, demos: { 'single/index.tsx': { packages: 'react', shared: [] } } },
  { ...EXPORT_DATA, demos: { 'single/index.tsx': { packages: [], shared: [1] } } },
  { ...EXPORT_DATA, shared: {} },
  { ...EXPORT_DATA, served: { 'suggestions/a.json': [] } },
])('ignores anything else: %#', (data) => {
  expect(parseExportData(data)).toBeUndefined();
});

test('never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      parseExportData(data);
    }),
  );
});
