import { mkdirSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { folderForEach } from '../../tests/unit/scripts/temporaryFolder';
import { defineSite } from './defineSite';
import type { SiteConfig } from './siteConfig';

const folder = folderForEach({
  'package.json':
    '{"name":"@acme/toggle","version":"0.3.0","private":true,"description":"A toggle"}',
  'site/package.json': '{"name":"docs"}',
  'site/public/thumbnails/basic-light.avif': '',
  'site/node_modules/tinted/package.json': '{"dependencies":{"theme":"1"}}',
  'site/node_modules/theme/package.json': '{"dependencies":{"@emotion/react":"11"}}',
  'site/node_modules/@emotion/react/package.json': '{}',
  'site/node_modules/slider/package.json': JSON.stringify({
    version: '1.2.3',
    description: 'A slider',
    repository: { type: 'git', url: 'git+ssh://git@github.com/acme/slider.git' },
  }),
});

function define(config: SiteConfig) {
  vi.stubEnv('APP_ROOT', `${folder.path}/site`);
  const defined = defineSite(config);
  vi.unstubAllEnvs();
  return defined;
}

describe('the name of a package is a whole site', () => {
  test('whose facts are those of the package', () => {
    const { settings, demos, subject } = define({ library: 'slider' }).site;
    expect(settings).toMatchObject({
      name: 'slider',
      libraryVersion: '1.2.3',
      tagline: 'A slider',
      repository: 'https://github.com/acme/slider',
      // Nothing says that its pages are in that repository.
      editLink: undefined,
      isIndependent: false,
      offline: true,
      canExport: true,
      thumbnails: true,
    });
    expect(demos).toMatchObject({ imports: ['slider'], served: [] });
    expect(subject).toBeUndefined();
  });

  test('and .dumirc.ts may say others', () => {
    const { settings, demos, subject } = define({
      library: { package: ['slider', 'other'], tagline: 'Slides', branch: 'next' },
      demos: { imports: ['slider/style.css'], served: ['data'], export: false },
      subject: 'own',
      offline: false,
    }).site;
    expect(settings).toMatchObject({ tagline: 'Slides', offline: false, canExport: false });
    expect(settings.editLink).toContain('/edit/next/');
    expect(demos.imports).toEqual(['slider', 'other', 'slider/style.css']);
    expect(subject).toBe(`${folder.path}/site/own`);
  });
});

test('in a git repository, links to edit pages have the place of the site in it', () => {
  mkdirSync(`${folder.path}/.git`);
  const { editLink } = define({
    library: { package: 'slider', branch: 'main' },
  }).site.settings;
  expect(editLink).toBe('https://github.com/acme/slider/edit/main/site/{filename}');
});

test.each<[string, SiteConfig, boolean]>([
  ['not where none needs a package for that', { library: 'slider' }, false],
  ['where one does, at whatever distance', { library: 'tinted' }, true],
  ['as .dumirc.ts says', { library: 'slider', demos: { cssInJs: true } }, true],
  ['as .dumirc.ts says, too', { library: 'tinted', demos: { cssInJs: false } }, false],
])('demos may add style sheets %s', (_, config, expected) => {
  expect(define(config).site.cssInJs).toBe(expected);
});

test('sources beside the site stand for the library, with the version of the package around them', () => {
  const { site, alias } = define({
    library: { package: '@acme/toggle', source: '../src/index.tsx' },
  });
  const file = `${folder.path}/src/index.tsx`;
  expect(site.demos.source).toEqual({ package: '@acme/toggle', file });
  expect(alias).toEqual({ '@acme/toggle$': file });
  expect(site.settings).toMatchObject({ libraryVersion: '0.3.0', tagline: 'A toggle' });
  // Online editors cannot install what is private.
  expect(site.settings.canExport).toBe(false);
});

test('the playground is of a component of the package, unless more is said of it', () => {
  const of = (playground: SiteConfig['playground']) =>
    define({ library: 'slider', playground }).playground;
  expect(of(undefined)).toBeUndefined();
  expect(of({ name: 'Slider' })).toEqual({
    name: 'Slider',
    package: 'slider',
    styles: [],
    page: '/',
  });
  expect(of({ name: 'Slider', import: 'named' })).toMatchObject({ import: 'named' });
});

test('the playground has the style sheets of the library that demos may import', () => {
  const demos = { imports: ['slider/style.css', 'slider/locale', 'other/style.css'] };
  const of = (playground: SiteConfig['playground']) =>
    define({ library: 'slider', demos, playground }).playground?.styles;
  expect(of({ name: 'Slider' })).toEqual(['slider/style.css']);
  expect(of({ name: 'Slider', styles: [] })).toEqual([]);
});

test('the inspector listens to the default export and to the component of the playground', () => {
  const of = (name: string) => define({ library: 'slider', playground: { name } }).site.observed;
  expect(of('Range')).toEqual(['default', 'Range']);
});
