import { expect, test } from 'vitest';
import { SITE } from '../../../tests/support/site';
import { folderForEach, writeFiles } from '../../../tests/unit/scripts/temporaryFolder';
import { configProblems } from '../configProblems';
import type { BuildSite } from '../../build/settings';
import { contentProblems, settingProblems } from './siteProblems';

const PAGES = { 'docs/index.md': '', 'docs/demo/index.md': '', 'docs/index.$tab-more.md': '' };

const installed = (name: string, version = '1.0.0') => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ version }),
});

const PACKAGES = {
  ...installed('a'),
  ...installed('react', '19.3.0'),
  ...installed('react-dom'),
  'package.json': '{"dependencies":{"a":"1.0.0","react":"1.0.0","react-dom":"1.0.0"}}',
};

const folder = folderForEach({ ...PAGES, ...PACKAGES });

/** Nothing is said of content while the settings are wrong. */
function siteProblems(site: BuildSite) {
  const wrong = settingProblems(site);
  return wrong.length > 0 ? wrong : contentProblems(site);
}

const said = (site: Partial<BuildSite> = {}, demos: Partial<BuildSite['demos']> = {}) =>
  siteProblems({
    ...SITE,
    packages: ['a'],
    subject: undefined,
    ...site,
    demos: { project: folder.path, imports: ['a'], served: [], ...demos },
  }).map(({ message }) => message);

test('nothing is wrong with this site', () => {
  expect(siteProblems(SITE)).toEqual([]);
});

test('nothing is wrong with a site that has its packages and pages', () => {
  expect(said()).toEqual([]);
});

test.each([
  ['18.3.1', ['React 18.3.1 cannot show the site.']],
  ['19.1.4', ['React 19.1.4 cannot show the site.']],
  ['19.2.0', []],
  ['20.0.0', []],
])('a site with React %s is refused before it is built, or not', async (version, wanted) => {
  await writeFiles(folder.path, installed('react', version));
  expect(said().map((message) => /What happened: (.*)/.exec(message)?.[1])).toEqual(wanted);
});

test.each([
  ['a/style.css', []],
  ['a/skins/dark.css', []],
  ['a/styles.css', ['the module a/styles.css is not there.']],
])(
  'of a package with exports, %s is one of them or is said not to be there',
  async (module, wanted) => {
    const exports = { '.': './index.js', './style.css': './a.css', './skins/*': './skins/*' };
    await writeFiles(folder.path, {
      'node_modules/a/package.json': JSON.stringify({ version: '1.0.0', exports }),
    });
    const messages = said({}, { imports: ['a', module] });
    expect(messages.map((message) => /What happened: (.*)/.exec(message)?.[1])).toEqual(wanted);
  },
);

test('all that is wrong is said at once, each with its file, why, and what to do', async () => {
  await writeFiles(folder.path, { 'package.json': '{"dependencies":{"react":"1"}}' });
  const messages = said(
    { subject: `${folder.path}/gone` },
    { imports: ['a', 'b'], served: ['data'] },
  );
  for (const message of messages)
    expect(message).toMatch(/^\S+\n {2}What happened: .*\n {2}Why: .*\n {2}What to do: /);
  expect(
    messages.map((message) => message.split('\n', 2).join(' ').replace('   What happened:', '')),
  ).toEqual([
    'package.json the package a is not among the dependencies.',
    '.dumirc.ts the package b is not installed.',
    'package.json the package react-dom is not among the dependencies.',
    '.dumirc.ts public/data is not there.',
    '.dumirc.ts gone is not there.',
  ]);
});

test('a module that its package does not have is wrong', async () => {
  await writeFiles(folder.path, { 'node_modules/a/style.css': '' });
  expect(said({}, { imports: ['a', 'a/style.css'] })).toEqual([]);
  expect(said({}, { imports: ['a', 'a/stile.css'] })).toEqual([
    expect.stringContaining('the module a/stile.css is not there.'),
  ]);
});

test('an address that a module of the subject leads to is wrong where there is no page or tab', async () => {
  await writeFiles(folder.path, {
    'own/redirects.ts': "export default { '/old': '/?tab=more', '/older': '/gone' };",
    'own/searchWords.ts':
      "export default { synonyms: { '/?tab=less#a': ['b'], '/demo#c': ['d'] } };",
    'own/reference.ts': `const min = { description: '.', see: ['gone'] };
      export default { tables: [{ id: 'A', descriptions: { min } }] };`,
  });
  await writeFiles(folder.path, { 'own/library.ts': "export default 'a';" });
  const messages = said({ subject: `${folder.path}/own` });
  expect(messages).toEqual([
    expect.stringMatching(/^own\/reference\.ts\n.*the address \/demo\/gone leads nowhere\.\n/),
    expect.stringMatching(/^own\/redirects\.ts\n.*the address \/gone leads nowhere\.\n/),
    expect.stringMatching(/^own\/searchWords\.ts\n.*the address \/\?tab=less#a leads nowhere\.\n/),
  ]);
});

test('a group of props without a title is wrong, where the site says what groups are called', async () => {
  await writeFiles(folder.path, {
    'own/library.ts': "export default 'a';",
    'own/reference.ts': `const [known, not] = ['limits', 'limit'].map((group) => ({ group, description: '.' }));
      export default { tables: [{ id: 'A', descriptions: { min: known, max: not, on: { description: '.' } } }] };`,
  });
  expect(said({ subject: `${folder.path}/own` })).toEqual([]);
  await writeFiles(folder.path, {
    'own/propGroups.ts': "export default { en: { limits: 'Limits' } };",
  });
  expect(said({ subject: `${folder.path}/own` })).toEqual([
    expect.stringMatching(
      /^own\/reference\.ts\n.*'max' in the table A is of the group 'limit', [^]*Why: [^]*What to do: write 'limits', /,
    ),
  ]);
});

test('a file that is called nearly like a module is wrong', async () => {
  await writeFiles(folder.path, {
    'own/redirect.ts': '',
    'own/starting-points.ts': '',
    'own/a.ts': '',
  });
  await writeFiles(folder.path, { 'own/library.ts': "export default 'a';" });
  expect(said({ subject: `${folder.path}/own` })).toEqual([
    expect.stringMatching(/^own\/redirect\.ts\n[^]*called redirects\./),
    expect.stringMatching(/^own\/starting-points\.ts\n[^]*called startingPoints\./),
  ]);
});

test('modules about another package are wrong, and nothing else is said', () => {
  const [message, ...others] = said({ subject: SITE.subject });
  expect(others).toEqual([]);
  expect(message).toMatch(
    /rc-select\n {2}What happened: .* are about rc-select, and the site about a\./,
  );
});

test('what .dumirc.ts cannot say is wrong, and nothing else is said', () => {
  const config = { libraries: 'a', demos: { imports: 'b', server: [] }, offline: 1 };
  expect(said({ problems: configProblems(config) }).map((each) => each.split('\n')[1])).toEqual([
    '  What happened: `library` is missing.',
    '  What happened: `libraries` is no field of the site.',
    '  What happened: `offline` cannot be 1.',
    '  What happened: `demos.imports` cannot be "b".',
    '  What happened: `demos.server` is no field of the site.',
  ]);
  expect(configProblems({ library: 'a', subjects: 'b' })[0]?.message).toContain('write `subject`.');
  const elsewhere = configProblems({ library: 'a', cssInJs: true });
  expect(elsewhere[0]?.message).toContain('write `demos.cssInJs`.');
  expect(configProblems({ library: { package: ['a', 'b'] }, demos: { served: ['c'] } })).toEqual(
    [],
  );
});
