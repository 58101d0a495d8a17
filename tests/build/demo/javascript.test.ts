import { parse, type ParserPlugin } from '@babel/parser';
import { describe, expect, test } from 'vitest';
import { readDemoFiles } from '../../../src/demo/code/disk';
import { demoFile, parseDemoFile } from '../../../src/demo/code/javascript/demoFile';
import { javascriptName } from '../../../src/demo/code/model';
import { nameFrom } from '../../../src/demo/code/rehypeSources';
import { DEMO_BLOCKS, pageOfDemo, SITE_DEMOS } from '../../support/demos';
import { filesWith, read } from '../dist';

/** The file with a demo in JavaScript. dumi puts the page before the id in Markdown. */
const fileOf = (id: string) => demoFile(`docs${pageOfDemo(id).replaceAll('/', '-')}-demo-${id}`);

/** Syntax of types, in a tree of Babel. */
const TYPES = /"type":"(?:TS|TypeAnnotation)/;

describe.each(DEMO_BLOCKS)('the demo $id in JavaScript', ({ id, entry }) => {
  const demo = parseDemoFile(read(fileOf(id))) ?? {};

  test('has all of its scripts', () => {
    const names = Object.keys(readDemoFiles(SITE_DEMOS, entry))
      .map((file) => nameFrom(entry, file))
      .filter((name) => javascriptName(name) !== name);
    expect(Object.keys(demo).sort()).toEqual(names.sort());
    for (const [name, { label }] of Object.entries(demo)) expect(label).toBe(javascriptName(name));
  });

  test('can be read as JavaScript with elements, and has no types', () => {
    for (const { label, text = '' } of Object.values(demo)) {
      const parseWith = (...plugins: ParserPlugin[]) =>
        parse(text, { sourceType: 'module', plugins });
      expect(() => parseWith('jsx'), `${label}:\n${text}`).not.toThrow();
      expect(JSON.stringify(parseWith('jsx', 'typescript').program)).not.toMatch(TYPES);
    }
  });
});

test('only demos are there in JavaScript', () => {
  const files = filesWith('.json').filter((file) => file.startsWith('sources/'));
  expect(files.sort()).toEqual(DEMO_BLOCKS.map(({ id }) => fileOf(id)).sort());
});
