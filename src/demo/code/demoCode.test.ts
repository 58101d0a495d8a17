// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { createDemoCode, pathBelowDemos } from './demoCode';

const published = {
  id: 'suggest',
  title: 'Suggest',
  filename: 'demos/suggest/stale.tsx',
  sources: [
    { name: 'stale.tsx', html: '<b></b>', text: 'const a = <b>&amp;</b>;' },
    { name: '../skin/select.css', href: '/sources/skin/select.css' },
  ],
};

describe('the code of a demo', () => {
  test('paths are relative to the folder of the demos', () => {
    expect(pathBelowDemos('stale.tsx', published.filename)).toBe('suggest/stale.tsx');
    expect(pathBelowDemos('../skin/select.css', published.filename)).toBe('skin/select.css');
  });

  test("the published code has the demo's own files, without the shared ones", () => {
    expect(createDemoCode(published).published()).toEqual({
      id: 'suggest',
      title: 'Suggest',
      isPublished: true,
      entry: 'suggest/stale.tsx',
      files: { 'suggest/stale.tsx': 'const a = <b>&amp;</b>;\n' },
    });
  });

  test("the reader's changes are the current code until they are reset", () => {
    const code = createDemoCode(published);
    const listener = vi.fn();
    code.subscribe(listener);
    expect(code.get().files).toBeUndefined();
    code.change({ 'suggest/stale.tsx': 'changed' });
    expect(code.get().files).toBeDefined();
    expect(code.current()).toEqual({
      ...code.published(),
      files: { 'suggest/stale.tsx': 'changed' },
      isPublished: false,
    });
    code.change(undefined);
    expect(code.current()).toEqual(code.published());
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('the changed files are those with another text, and shared ones', () => {
    const code = createDemoCode(published);
    expect(code.get().changedPaths).toEqual([]);
    code.change({ ...code.published().files, 'skin/select.css': '' });
    expect(code.get().changedPaths).toEqual(['skin/select.css']);
    const before = code.get().changedPaths;
    code.change({ ...code.published().files, 'skin/select.css': 'a' });
    expect(code.get().changedPaths, 'one list for another key in the same file').toBe(before);
    code.change({ 'suggest/stale.tsx': 'changed' });
    expect(code.get().changedPaths).toEqual(['suggest/stale.tsx']);
  });

  test("the reader's changes are a draft, even while hidden", () => {
    const code = createDemoCode(published);
    code.change({ 'suggest/stale.tsx': 'changed' });
    expect(code.get().hasDraft).toBe(true);
    code.change(undefined);
    expect(code.get().hasDraft).toBe(false);
    code.keepDraft(true);
    expect([code.get().hasDraft, code.get().files !== undefined]).toEqual([true, false]);
  });
});
