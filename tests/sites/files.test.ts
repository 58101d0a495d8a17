import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dist, site } from './site';

const TEXT = /\.(?:html|js|css|json|md|txt|xml|svg)$/;

const { library, tagline, pages, rows } = site;
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');

test('the files name no other library that a site was made for', () => {
  const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXT.test(file) && statSync(path.join(dist, file)).isFile())
    .map((file) => [file, read(file)] as const);
  expect(texts.length).toBeGreaterThan(50);
  const foreign = texts.flatMap(([file, text]) =>
    [...text.matchAll(/.{0,60}rc-select.{0,60}/g)].map(([found]) => `${file}: ${found}`),
  );
  expect(foreign).toEqual([]);
});

test('the props that the types of the library declare have rows, and are in the JSON', () => {
  const reference = read('reference.json');
  for (const [address, ids] of Object.entries(rows)) {
    const page = read(`${address}/index.html`);
    for (const id of ids) {
      expect(page).toContain(`id="${id}"`);
      expect(reference).toContain(`"${address}#${id}"`);
    }
  }
});

test('the files are called by the library: titles, lists for machines, the package of exported demos', () => {
  expect(read('index.html')).toContain(`<title>${library} - ${tagline}</title>`);
  for (const [address, heading] of pages.slice(1))
    expect(read(`${address}/index.html`)).toContain(`<title>${heading} - ${library}</title>`);
  expect(read('llms.txt')).toMatch(new RegExp(`^# ${library} \\d`));
  const [file = ''] = readdirSync(path.join(dist, 'export'));
  const data = JSON.parse(read(`export/${file}`)) as {
    name: string;
    versions: { runtime: Record<string, string> };
  };
  expect(data.name).toBe(library);
  expect(Object.keys(data.versions.runtime)).toEqual([library, 'react', 'react-dom']);
});
