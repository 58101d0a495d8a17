// @vitest-environment jsdom
import { blockStorage } from '../../../../tests/unit/support/blockStorage';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hasKeptDraft } from '../draftSlot';
import { createDraft } from './draft';
import { draftOf, hasDraft } from './openEditing';
import { formatKeptDraft, parseKeptDraft, readKeptDraft, writeKeptDraft } from './keptDraft';

const ENTRY = 'single/index.tsx';
const own = new Map([[ENTRY, 'export default 1;\n']]);
const mine = { files: new Map([[ENTRY, 'mine\n']]), received: undefined, awaitsRun: false };

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('a draft kept across a reload', () => {
  test('is restored as it was', () => {
    const name = fc.stringMatching(/^[a-z]{1,9}\/[a-z]{1,9}\.tsx$/);
    const files = fc
      .dictionary(name, fc.string({ unit: 'binary' }), { minKeys: 1 })
      .map((entries) => new Map(Object.entries(entries)));
    fc.assert(
      fc.property(files, fc.option(files, { nil: undefined }), fc.boolean(), (...parts) => {
        const [changed, received, awaitsRun] = parts;
        const draft = { files: changed, received, awaitsRun };
        expect(parseKeptDraft(formatKeptDraft(draft))).toEqual(draft);
      }),
    );
  });

  test('is not restored from anything else in storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => parseKeptDraft(text)).not.toThrow();
      }),
    );
    for (const text of [null, '', '[]', '{"files":{"../x.tsx":"a"}}', '{"files":{"a.tsx":1}}']) {
      expect(parseKeptDraft(text)).toBeUndefined();
    }
  });

  test('waits to be run unless it says that it need not', () => {
    expect(parseKeptDraft('{"files":{"a.tsx":""}}')?.awaitsRun).toBe(true);
  });

  test('can be undone to the published files', () => {
    const draft = createDraft('single', own, mine);
    expect(draft.changed()).toEqual(mine.files);
    expect(draft.toKeep()).toEqual(mine);
    draft.documents.undo(ENTRY);
    expect(draft.toKeep()).toBeUndefined();
  });

  test('is saved when the page is hidden or left, and removed when it equals the published files', () => {
    const draft = draftOf('kept', own);
    expect(hasDraft('kept')).toBe(false);
    draft.documents.replace(ENTRY, 'mine');
    window.dispatchEvent(new Event('pagehide'));
    expect(readKeptDraft('kept')?.files).toEqual(mine.files);
    expect([hasDraft('kept'), hasKeptDraft('kept'), hasKeptDraft('other')]).toEqual([
      true,
      true,
      false,
    ]);
    draft.documents.replace(ENTRY, 'mine, too');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(readKeptDraft('kept')?.files, 'when it comes back').toEqual(mine.files);
    visibility.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(readKeptDraft('kept')?.files).toEqual(new Map([[ENTRY, 'mine, too\n']]));
    draft.reset();
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('rc-select-docs:draft:kept')).toBeNull();
  });

  test('is not restored when storage is blocked, and nothing throws', () => {
    blockStorage();
    writeKeptDraft('single', mine);
    writeKeptDraft('single', undefined);
    expect(readKeptDraft('single')).toBeUndefined();
    expect(hasKeptDraft('single')).toBe(false);
  });
});
