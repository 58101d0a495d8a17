import { describe, expect, test } from 'vitest';
import { createDraft } from './draft';

const ENTRY = 'single/index.tsx';
const SKIN = 'skin/select.css';
const own = new Map([[ENTRY, 'export default 1;\n']]);

describe('the draft of a demo', () => {
  test('starts as published, without the final line break in the editor', () => {
    const draft = createDraft('single', own);
    expect(draft.documents.text(ENTRY)).toBe('export default 1;');
    expect(draft.files()).toEqual(own);
    expect(draft.changed().size).toBe(0);
  });

  test('reports changes by file, and none once they are undone', () => {
    const draft = createDraft('single', own);
    const seen: string[] = [];
    draft.subscribe((path, text) => seen.push(`${path}: ${text}`));
    draft.documents.replace(ENTRY, 'export default 2;');
    expect(seen).toEqual([`${ENTRY}: export default 2;\n`]);
    expect([...draft.changed()]).toEqual([[ENTRY, 'export default 2;\n']]);
    draft.documents.undo(ENTRY);
    expect(draft.changed().size).toBe(0);
    draft.documents.redo(ENTRY);
    expect(draft.changed().size).toBe(1);
  });

  test('contains a shared file only if it was changed', () => {
    const draft = createDraft('single', own);
    draft.add(SKIN, ':root {}\n');
    expect(draft.files().has(SKIN)).toBe(false);
    draft.documents.replace(SKIN, ':root { color: red }');
    expect(draft.files().get(SKIN)).toBe(':root { color: red }\n');
  });

  test('keeps its texts when a file is added again', () => {
    const draft = createDraft('single', own);
    draft.documents.replace(ENTRY, 'mine');
    draft.add(ENTRY, 'export default 1;\n');
    expect(draft.documents.text(ENTRY)).toBe('mine');
  });

  test('can be reset to the published files, and that can be undone', () => {
    const draft = createDraft('single', own);
    draft.documents.replace(ENTRY, 'mine');
    draft.reset();
    expect(draft.changed().size).toBe(0);
    draft.documents.undo(ENTRY);
    expect(draft.documents.text(ENTRY)).toBe('mine');
  });
});

describe('code from a link', () => {
  const files = new Map([
    [ENTRY, 'theirs\n'],
    [SKIN, ':root { color: red }\n'],
  ]);

  test('waits to be run, and one undo restores what was there before', () => {
    const draft = createDraft('single', own);
    draft.documents.replace(ENTRY, 'mine');
    draft.receive(files);
    expect(draft.awaitsRun).toBe(true);
    expect(draft.documents.text(ENTRY)).toBe('theirs');
    draft.documents.undo(ENTRY);
    expect(draft.documents.text(ENTRY)).toBe('mine');
  });

  test('applies to a shared file before and after its tab is opened', () => {
    const draft = createDraft('single', own);
    draft.receive(files);
    expect(draft.files().get(SKIN)).toBe(':root { color: red }\n');
    draft.add(SKIN, ':root {}\n');
    expect(draft.documents.text(SKIN)).toBe(':root { color: red }');
    draft.reset();
    expect(draft.changed().size).toBe(0);
  });

  test("does not replace the reader's own changes when they return to the link", () => {
    const draft = createDraft('single', own);
    draft.receive(files);
    draft.documents.replace(ENTRY, 'theirs and mine');
    draft.awaitsRun = false;
    draft.receive(new Map(files));
    expect(draft.documents.text(ENTRY)).toBe('theirs and mine');
    expect(draft.awaitsRun).toBe(false);
  });
});
