// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSandbox, RUN_DEBOUNCE } from '../../sandbox/sandbox';
import { createDemoCode } from '../../code/demoCode';
import { createDraft, type Draft } from './draft';
import { createSession } from './session';

const ENTRY = 'single/index.tsx';

/** A block of one file, a compiler that takes everything, and a stage that shows it. */
function open(draft: Draft, code = codeOf()) {
  const ran: string[] = [];
  const sandbox = createSandbox({
    files: draft.own,
    entry: ENTRY,
    edited: draft.files(),
    compiler: {
      compile(files) {
        const text = files.get(ENTRY) ?? '';
        return Promise.resolve({ bundle: { code: text, entry: ENTRY, files: [], scripts: [] } });
      },
    },
    loadInspector: () => Promise.resolve(new Blob()),
    scheme: 'light',
    openFrame: ({ onRendered }) => ({
      send(message) {
        if (message.type !== 'run') return;
        ran.push(message.code);
        onRendered();
      },
      reveal: () => undefined,
      close: () => undefined,
    }),
  });
  const session = createSession({ code, draft, container: document.createElement('div'), sandbox });
  return { session, code, ran };
}

function codeOf() {
  const sources = [{ name: 'index.tsx', html: '', text: 'export default 1;' }];
  return createDemoCode({ id: 'single', title: 'Single', filename: `demos/${ENTRY}`, sources });
}

const newDraft = () => createDraft('single', new Map([[ENTRY, 'export default 1;\n']]));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('an open editor', () => {
  test('runs nothing until the first edit has paused, and is loading until then (E2)', async () => {
    const draft = newDraft();
    const { session, ran } = open(draft);
    draft.documents.replace(ENTRY, 'two');
    expect(session.get()).toMatchObject({ isLoading: true });
    await vi.advanceTimersByTimeAsync(RUN_DEBOUNCE - 1);
    expect(ran).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ran).toEqual(['two\n']);
    expect(session.get().isLoading).toBe(false);
  });

  test('notifies the block of each edit, and of a reset', () => {
    const draft = newDraft();
    const { session, code } = open(draft);
    draft.documents.replace(ENTRY, 'two');
    expect(code.current().files).toEqual({ [ENTRY]: 'two\n' });
    session.reset();
    expect(code.get().files).toBeUndefined();
    expect(draft.isEdited()).toBe(false);
  });

  test('restores the published block when it is closed, and keeps the draft', () => {
    const draft = newDraft();
    const { session, code } = open(draft);
    draft.documents.replace(ENTRY, 'two');
    session.close();
    expect(code.current()).toEqual(code.published());
    expect(code.get().hasDraft).toBe(true);
    expect(draft.documents.text(ENTRY)).toBe('two');
  });

  test('does not run an edit that was undone before it ran', async () => {
    const draft = newDraft();
    const { ran } = open(draft);
    draft.documents.replace(ENTRY, 'two');
    draft.documents.undo(ENTRY);
    await vi.advanceTimersByTimeAsync(RUN_DEBOUNCE);
    expect(ran).toEqual([]);
  });

  test('keeps the edits, and shows their result at once when opened again', async () => {
    const draft = newDraft();
    const first = open(draft);
    draft.documents.replace(ENTRY, 'two');
    first.session.close();
    const second = open(draft, first.code);
    await vi.advanceTimersByTimeAsync(0);
    expect(second.ran).toEqual(['two\n']);
    expect(first.ran).toEqual([]);
  });
});

describe('a key press', () => {
  test('reads the text of one file, once', () => {
    const draft = createDraft(
      'single',
      new Map([
        [ENTRY, 'export default 1;\n'],
        ['single/other.ts', 'export {};\n'],
      ]),
    );
    open(draft);
    const text = vi.spyOn(draft.documents, 'text');
    draft.documents.replace(ENTRY, 'two');
    expect(text.mock.calls).toEqual([[ENTRY]]);
  });
});

describe('an editor with code from a link', () => {
  test('runs none of it, edited or not, before the reader presses Run', async () => {
    const draft = newDraft();
    draft.receive(new Map([[ENTRY, 'theirs\n']]));
    const { session, ran } = open(draft);
    draft.documents.replace(ENTRY, 'theirs, read');
    await vi.advanceTimersByTimeAsync(10 * RUN_DEBOUNCE);
    expect(ran).toEqual([]);
    expect(session.get().awaitsRun).toBe(true);
    session.run();
    await vi.advanceTimersByTimeAsync(0);
    expect(ran).toEqual(['theirs, read\n']);
    expect(session.get().awaitsRun).toBe(false);
  });

  test('returns to the published demo without running anything', async () => {
    const draft = newDraft();
    draft.receive(new Map([[ENTRY, 'theirs\n']]));
    const { session, ran, code } = open(draft);
    session.reset();
    await vi.advanceTimersByTimeAsync(RUN_DEBOUNCE);
    expect(ran).toEqual([]);
    expect(code.get().files).toBeUndefined();
    expect(session.get().awaitsRun).toBe(false);
  });
});
