import type { ReactElement } from 'react';
import { Outlet } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createMarkupGenerator } from '../../../src/plugins/page/static-html/umiServer';

const routes = {
  layout: { id: 'layout', path: '/' },
  single: { id: 'single', path: 'demo/single', parentId: 'layout' },
  tags: { id: 'tags', path: 'demo/tags', parentId: 'layout' },
};

const routeComponents = {
  layout: () => (
    <main>
      <Outlet />
    </main>
  ),
  single: () => <h1>Single</h1>,
  tags: () => <h1>Tags</h1>,
};

function generator() {
  const getRoutes = vi.fn(() => Promise.resolve({ routes, routeComponents }));
  const createHistory = vi.fn();
  const applyPlugins = vi.fn(
    ({ key, initialValue }: { key: string; initialValue?: ReactElement }) =>
      key === 'rootContainer' ? <body>{initialValue}</body> : initialValue,
  );
  const render = createMarkupGenerator({
    getRoutes,
    createHistory,
    pluginManager: { applyPlugins },
    basename: '/base',
  });
  const calls = (name: string) =>
    applyPlugins.mock.calls.filter(([{ key }]) => key === name).length;
  return { render, getRoutes, createHistory, calls };
}

test('each page is rendered at its address, inside what plugins put around the application', async () => {
  const { render, createHistory } = generator();
  expect(await render('/base/demo/single')).toContain('<h1>Single</h1>');
  expect(await render('/base/demo/tags')).toMatch(/^<body>.*<main>.*<h1>Tags<\/h1>.*<\/body>$/);
  expect(createHistory).toHaveBeenLastCalledWith({
    type: 'memory',
    initialEntries: ['/base/demo/tags'],
  });
});

test('the routes of the site are prepared once for all pages', async () => {
  const { render, getRoutes, calls } = generator();
  await render('/base/demo/single');
  await render('/base/demo/tags');
  expect(getRoutes).toHaveBeenCalledOnce();
  expect(calls('patchRoutes')).toBe(1);
  expect(calls('patchClientRoutes')).toBe(1);
});

test('a page that throws is an error of the build', async () => {
  const { render } = generator();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const broken = vi.spyOn(routeComponents, 'single').mockImplementation(() => {
    throw new Error('no such demo');
  });
  await expect(render('/base/demo/single')).rejects.toThrow('no such demo');
  broken.mockRestore();
  vi.restoreAllMocks();
});
