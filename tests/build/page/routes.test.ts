import { readdirSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { describe, expect, test } from 'vitest';
import { TRANSLATIONS } from '../../../src/locale/locales';
import { PAGES } from '../../support/addresses';
import { DEMO_BLOCKS } from '../../support/demos';
import { DIST, filesWith, parse, read } from '../dist';

/** The fields of umi's routes that these tests read. */
interface Route {
  id: string;
  path: string;
  parentId?: string;
  isLayout?: boolean;
  prerender?: boolean;
  hasServerLoader?: boolean;
}

const [application = ''] = filesWith('.js').filter((file) => /^shell\./.test(file));
const script = read(application);

/** The routes of the application by id, from its script. */
const routes = (() => {
  const [, literal = ''] = /return\{routes:(\{.+?\}\}),routeComponents/s.exec(script) ?? [];
  return vm.runInNewContext(`(${literal})`) as Record<string, Route>;
})();
const leaves = Object.values(routes).filter(({ isLayout }) => !isLayout);

describe('the routes', () => {
  test('are all in the documentation layout, except standalone demos (B1, B6)', () => {
    expect(leaves.length).toBeGreaterThan(PAGES.length);
    const outside = leaves.filter(({ parentId }) => parentId !== 'DocLayout');
    expect(outside).toMatchObject([
      { path: '~demos/:id', parentId: 'DemoLayout', prerender: false },
    ]);
  });

  test('have a root layout around the documentation layout, at the base path (B1)', () => {
    const { DocLayout } = routes;
    const root = Object.values(routes).find(({ parentId }) => parentId === undefined);
    expect(DocLayout?.path).toBe('/');
    expect(root).toMatchObject({ path: '/', isLayout: true });
    expect(routes[DocLayout?.parentId ?? '']).toMatchObject({ parentId: root?.id });
  });

  test('send unknown addresses to the 404 page (B7)', () => {
    expect(routes['404']).toMatchObject({ path: '*', parentId: 'DocLayout' });
  });

  test('have no server loader, so that no data is requested from a server (H2)', () => {
    const asks = filesWith('.js').some((file) => read(file).includes('__serverLoader?'));
    expect(asks).toBe(true);
    expect(Object.values(routes).filter(({ hasServerLoader }) => hasServerLoader)).toEqual([]);
  });
});

test('every demo has its own address, whose HTML leaves rendering to the browser (B6, E5)', () => {
  const folders = readdirSync(path.join(DIST, '~demos'));
  expect(folders).toHaveLength(DEMO_BLOCKS.length);
  for (const { id } of DEMO_BLOCKS)
    expect(
      folders.filter((folder) => folder.endsWith(`-demo-${id}`)),
      id,
    ).toHaveLength(1);
  for (const folder of folders) {
    const stage = parse(`/~demos/${folder}`).querySelector('#root > .standalone > [data-stage]');
    expect(stage?.getAttribute('data-stage'), folder).toBe(folder);
    expect(stage?.childNodes, folder).toHaveLength(0);
  }
});

test('the locales of dumi are the translations, the first with the base / (B12)', () => {
  const locales = TRANSLATIONS.map(
    ({ id }, index) => `\\{id:"${id}",name:"[^"]*",base:"/${index === 0 ? '' : id}"\\}`,
  );
  expect(script).toMatch(new RegExp(`\\[${locales.join(',')}\\]`));
});

test('links prefetch only if they say so, and wait 50 ms (B13)', () => {
  expect(script).toContain(
    '__umi_route_prefetch__={defaultPrefetch:"none",defaultPrefetchTimeout:50}',
  );
});
