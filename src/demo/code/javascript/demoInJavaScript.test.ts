import path from 'node:path';
import { expect, test } from 'vitest';
import { demoFile, parseDemoFile } from './demoFile';
import { demoInJavaScript } from './demoInJavaScript';

const FOLDER = path.resolve('demos');

const SCRIPT = `import { useState } from 'react';
import Select from 'rc-select';
import type { City } from './types';

const cities: City[] = [];

export default () => <Select<string> open options={cities} />;
`;

const convert = async (files: Record<string, string>) =>
  parseDemoFile(
    (await demoInJavaScript(FOLDER, {
      id: 'a',
      entry: 'a/index.tsx',
      files,
      props: new Set(['open']),
    })) ?? '',
  );

test('a demo has its scripts in JavaScript, with what its page is about marked', async () => {
  const demo = await convert({ 'a/index.tsx': SCRIPT, 'a/a.css': 'p {}' });
  expect(Object.keys(demo ?? {})).toEqual(['index.tsx']);
  expect(demo?.['index.tsx']).toEqual({
    label: 'index.jsx',
    text: expect.stringContaining('const cities = [];') as string,
    html: expect.stringMatching(/<span class="lines-above" .*<mark>/s) as string,
    above: 4,
  });
});

test('shared scripts are among them, by the name beside the entry', async () => {
  const demo = await convert({ 'b/use.ts': 'export const a: 1 = 1;' });
  expect(demo).toMatchObject({ '../b/use.ts': { label: '../b/use.js' } });
});

test('of a script without types, only the name is another', async () => {
  const demo = await convert({ 'a/index.tsx': 'export default () => <b />;\n' });
  expect(demo).toEqual({ 'index.tsx': { label: 'index.jsx' } });
});

test('a script with a namespace stays as it is', async () => {
  const demo = await convert({ 'a/index.tsx': 'namespace A { export const b = 1; }' });
  expect(demo).toEqual({ 'index.tsx': { label: 'index.tsx' } });
});

test('a script with nothing but types is left out', async () => {
  const types = '// About cities.\n\nexport interface City {}\n';
  const demo = await convert({ 'a/index.tsx': SCRIPT, 'a/types.ts': types });
  expect(Object.keys(demo ?? {})).toEqual(['index.tsx']);
});

test('there is nothing for a demo without TypeScript', async () => {
  expect(await convert({ 'a/index.jsx': 'export default 1;', 'a/a.css': '' })).toBeUndefined();
});

test('a file of another shape is none', () => {
  expect(demoFile('a')).toBe('sources/a.json');
  for (const text of ['<html>', '[]', '{"a":{}}', '{"a":{"label":"b","html":1}}'])
    expect(parseDemoFile(text)).toBeUndefined();
  expect(parseDemoFile('{"a":{"label":"b","above":2}}')).toEqual({ a: { label: 'b', above: 2 } });
});
