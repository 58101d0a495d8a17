import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readDemoFiles, readSupplies } from '../../../../src/demo/code/disk';
import { ExportError } from '../../../../src/demo/code/problems';
import { DEMO_BLOCKS, demoAssets } from '../../../support/demos';
import { DEMO_ADDRESSES } from '../../../support/addresses';

describe('a demo on disk', () => {
  test('has the files of its own that it reaches, by their place and not by what an import calls them', () => {
    // suggestions/useSuggestions.ts imports './fetchSuggestions', which is no file beside the
    // entry.
    expect(Object.keys(demoAssets('suggest').files).sort()).toEqual([
      'suggest/SearchIcon.tsx',
      'suggest/demo.css',
      'suggest/index.tsx',
    ]);
  });

  test('is refused with the place of the import when one leads nowhere', () => {
    const project = mkdtempSync(join(tmpdir(), 'demos-'));
    try {
      mkdirSync(join(project, 'demos/a'), { recursive: true });
      writeFileSync(join(project, 'demos/a/index.tsx'), "import './gone';");
      const read = () => readDemoFiles(project, 'a/index.tsx');
      expect(read).toThrow(ExportError);
      expect(read).toThrow("a/index.tsx:1 imports './gone'.");
    } finally {
      rmSync(project, { recursive: true });
    }
  });

  test('is one of those that the pages show, and there is one for each page', () => {
    const folders = new Set(DEMO_BLOCKS.map(({ entry }) => `/demo/${entry.split('/', 1)[0]}`));
    expect([...folders].sort()).toEqual([...DEMO_ADDRESSES].sort());
    expect(new Set(DEMO_BLOCKS.map(({ id }) => id)).size).toBe(DEMO_BLOCKS.length);
  });
});

test('what the site lends is the skin, the suggestions and their data, no more', () => {
  const { shared, served } = readSupplies('.');
  expect(Object.keys(shared)).toEqual([
    'skin/select.css',
    'suggestions/DelaySelect.tsx',
    'suggestions/SuggestionStatus.tsx',
    'suggestions/fetchSuggestions.ts',
    'suggestions/useSuggestions.ts',
  ]);
  expect(Object.keys(served)).toHaveLength(26);
});
