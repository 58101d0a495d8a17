import { vi } from 'vitest';
import type { CompileResult } from '../../../../../src/demo/sandbox/compile/compile';
import type { DemoFiles } from '../../../../../src/demo/sandbox/files';
import type { Failure } from '../../../../../src/demo/sandbox/host/codeFrame';
import {
  createSandbox,
  RUN_DEBOUNCE,
  type SandboxParts,
} from '../../../../../src/demo/sandbox/sandbox';
import type { CompileProblem } from '../../../../../src/demo/sandbox/sandboxProblem';
import { createCodeFrames } from './codeFrames';

/** The files of the demo. */
export const OWN: DemoFiles = new Map([
  ['single/index.tsx', 'own'],
  ['single/demo.css', ''],
]);
/** Name of its entry. */
export const ENTRY = 'single/index.tsx';

/** The script that frames are inspected with. */
export const INSPECTOR = new Blob(['inspector']);

interface Question {
  text: string | undefined;
  answer: (result: CompileResult) => Promise<void>;
}

/** A sandbox with a compiler and a stage that the test controls. */
export function setUp(edited?: DemoFiles) {
  const questions: Question[] = [];
  const stage = createCodeFrames();
  const parts: SandboxParts = {
    files: OWN,
    entry: ENTRY,
    edited,
    compiler: {
      compile: (files) =>
        new Promise((resolve) => {
          questions.push({
            text: files.get(ENTRY),
            answer: async (result) => {
              resolve(result);
              await vi.advanceTimersByTimeAsync(0);
            },
          });
        }),
    },
    loadInspector: () => Promise.resolve(INSPECTOR),
    scheme: 'light',
    openFrame: stage.openFrame,
  };
  const demo = createSandbox(parts);
  const listener = vi.fn();
  demo.subscribe(listener);
  const { frames } = stage;
  return {
    demo,
    listener,
    questions,
    ...stage,
    /** Changes the entry, and waits until that is compiled. */
    edited: async (text: string) => {
      demo.edit(ENTRY, text);
      await vi.advanceTimersByTimeAsync(RUN_DEBOUNCE);
    },
    /** Answers the newest question with code, named by a text. */
    compiled: (code: string) =>
      questions.at(-1)?.answer({ bundle: { code, entry: ENTRY, files: [], scripts: [] } }),
    rejected: (problems: CompileProblem[]) => questions.at(-1)?.answer({ problems }),
    rendered: () => frames.at(-1)?.events.onRendered(),
    failed: (failure: Failure) => frames.at(-1)?.events.onFailed(failure),
  };
}

/** A problem of code that does not compile. */
export const SYNTAX: CompileProblem = {
  kind: 'syntax',
  message: 'Unexpected token',
  position: { file: ENTRY, line: 1, column: 1 },
};
/** A failure of code that throws. */
export const THROWN: Failure = { kind: 'thrown', error: { message: 'Error: x', trace: [] } };

/** A sandbox with a result. */
export async function startGood(code = 'good') {
  const set = setUp();
  set.demo.run();
  await set.compiled(code);
  set.rendered();
  return set;
}

/** A sandbox with a result, and newer code that its stage was just given. */
export async function startSecond(code = 'a') {
  const set = await startGood();
  await set.edited(code);
  await set.compiled(code);
  return set;
}
