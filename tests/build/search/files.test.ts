import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { namesOf } from '../../../src/search/build/content/names';
import { SearchEngine } from '../../../src/search/engine/engine';
import { type SearchGroup } from '../../../src/search/engine/protocol';
import { builtData, builtEngine, builtNames, searchFile, startWorker } from './support';

/** The fields of a hint (D3). */
const SHAPE = ['highlightTexts', 'highlightTitleTexts', 'link', 'pageTitle', 'priority', 'type'];

describe('the names', () => {
  test('are what the data have without texts, and at most a fifth of them compressed', () => {
    expect(builtNames()).toEqual(JSON.parse(JSON.stringify(namesOf(builtData()))));
    const [names, data] = [searchFile('names'), searchFile('data')].map(
      (text) => gzipSync(text).length,
    );
    expect(names).toBeLessThan((data ?? 0) / 5);
  });

  test('lead to the same first hint as the texts do', () => {
    const engine = new SearchEngine(builtNames());
    const whole = builtEngine();
    for (const name of ['value', 'clear', 'allowClear', 'onChange', 'virtual', '表单']) {
      const [first] = engine.search(name).top;
      expect(first, name).toBeDefined();
      expect(first?.link, name).toBe(whole.search(name).top[0]?.link);
    }
  });
});

describe('the worker', () => {
  test('is one classic script that a strict policy allows', () => {
    const script = searchFile('worker');
    expect(script).not.toMatch(
      /\beval\s*\(|new Function|importScripts|blob:|\bimport\b|\bexport\b/,
    );
    expect(script).not.toMatch(/\b(fetch|XMLHttpRequest|WebSocket|indexedDB)\b/);
  });

  test('answers the plain messages of D2 with the shapes of D3', () => {
    const { send, errors } = startWorker();
    expect(send({ action: 'generate-metadata', args: builtData() })).toEqual([]);
    const answers = send({ action: 'get-search-result', args: { keywords: 'allowClear' } });
    expect(errors).toEqual([]);
    expect(answers).toHaveLength(1);
    const groups = answers[0] as SearchGroup[];
    expect(groups.map(({ title, priority }) => [title, priority])).toEqual([
      ['Demo', 1000],
      ['Documentation', 0],
    ]);
    for (const hint of groups.flatMap(({ hints }) => hints)) {
      expect(Object.keys(hint).sort()).toEqual(SHAPE);
      expect(['content', 'title', 'demo', 'page']).toContain(hint.type);
      expect(hint.link).toMatch(/^\//);
      expect(hint.priority).toBeGreaterThan(0);
      expect(hint.pageTitle).not.toBe('');
      const pieces = [...hint.highlightTitleTexts, ...hint.highlightTexts];
      expect(pieces.some(({ highlighted }) => highlighted)).toBe(true);
    }
  });

  test('accepts the data as bytes, and answers with the id of the request', () => {
    const { send } = startWorker();
    const bytes = new TextEncoder().encode(searchFile('data')).buffer;
    expect(send({ action: 'generate-metadata', id: 1, args: bytes })).toMatchObject([
      { action: 'metadata-ready', id: 1 },
    ]);
    expect(
      send({ action: 'get-search-result', id: 2, args: { keywords: 'virtual' } }),
    ).toMatchObject([{ action: 'search-result', id: 2, nearest: [] }]);
  });
});
