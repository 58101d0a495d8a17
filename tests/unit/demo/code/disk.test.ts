import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readDemoFiles, readExportData } from '../../../../src/demo/code/disk';
import { ExportError } from '../../../../src/demo/code/problems';
import { DEMO_BLOCKS, demoAssets } from '../../../support/demos';
import { DEMO_ADDRESSES } from '../../../support/addresses';

describe('the files of a demo', () => {
  test('are those it imports, named by their path and not by the import', () => {
    // suggestions/useSuggestions.ts imports './fetchSuggestions', which is not a file beside the
    // entry.
    expect(Object.keys(demoAssets('suggest').files).sort()).toEqual([
      'suggest/SearchIcon.tsx',
      'suggest/demo.css',
      'suggest/index.tsx',
    ]);
  });

  test('are rejected with the position of an unresolved import', () => {
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

  test('belong to demos with unique ids, on exactly the demo pages and in guides', () => {
    const folders = new Set(DEMO_BLOCKS.map(({ entry }) => `/demo/${entry.split('/', 1)[0]}`));
    const inGuides = ['/demo/form', '/demo/anatomy', '/demo/package-styles'];
    expect([...folders].sort()).toEqual([...DEMO_ADDRESSES, ...inGuides].sort());
    expect(new Set(DEMO_BLOCKS.map(({ id }) => id)).size).toBe(DEMO_BLOCKS.length);
  });
});

test('the files shared by demos are the skin, the suggestions and their data', () => {
  const { shared, served } = readExportData('.');
  expect(Object.keys(shared)).toEqual([
    'skin/select.css',
    'suggestions/DelaySelect.tsx',
    'suggestions/SuggestionStatus.tsx',
    'suggestions/fetchSuggestions.ts',
    'suggestions/useSuggestions.ts',
  ]);
  expect(Object.keys(served)).toHaveLength(26);
});
