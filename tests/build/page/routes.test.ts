import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { TRANSLATIONS } from '../../../src/locale/locales';
import { DEMO_BLOCKS } from '../../support/demos';
import { DIST, filesWith, parse, read } from '../dist';

test('the routes have no server loader, so that no data is requested from a server (H2)', () => {
  expect(filesWith('.js').filter((file) => read(file).includes('__serverLoader'))).toEqual([]);
});

test('every demo has its own address, whose HTML leaves rendering to the browser (B6, E5)', () => {
  const folders = readdirSync(path.join(DIST, '~demos'));
  const withoutBlock = ['/', '/guide/styling'].flatMap((page) => [
    ...parse(page).querySelectorAll('.inline-demo [data-stage]'),
  ]).length;
  expect(folders).toHaveLength(DEMO_BLOCKS.length + withoutBlock);
  for (const { id } of DEMO_BLOCKS)
    expect(
      folders.filter((folder) => folder.endsWith(`-demo-${id}`)),
      id,
    ).toHaveLength(1);
  const published = folders.filter((folder) =>
    DEMO_BLOCKS.some(({ id }) => folder.endsWith(`-demo-${id}`)),
  );
  for (const folder of published) {
    const stage = parse(`/~demos/${folder}`).querySelector('#root > .standalone > [data-stage]');
    expect(stage?.getAttribute('data-stage'), folder).toBe(folder);
    expect(stage?.childNodes, folder).toHaveLength(0);
  }
});

test('the locales of dumi are the translations, the first with the base / (B12)', () => {
  const locales = readFileSync('.dumi/tmp-production/dumi/locales/config.ts', 'utf8');
  const [, list = ''] = /locales = (\[.*?\]);/s.exec(locales) ?? [];
  expect(JSON.parse(list)).toMatchObject(
    TRANSLATIONS.map(({ id }, index) => ({ id, base: index === 0 ? '/' : `/${id}` })),
  );
});
