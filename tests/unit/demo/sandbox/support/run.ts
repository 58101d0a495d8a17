import { SITE } from '../../../../support/site';
import { frameModules } from '../../../../../src/demo/build/sandbox/frameModules';
import { compile } from '../../../../../src/demo/sandbox/compile/compile';
import type { Bundle } from '../../../../../src/demo/sandbox/compile/bundle';
import type { CompileProblem } from '../../../../../src/demo/sandbox/sandboxProblem';
import { createGuards, type GuardParts } from '../../../../../src/demo/sandbox/frame/runtime/guard';
import {
  createRegistry,
  type Register,
} from '../../../../../src/demo/sandbox/frame/runtime/registry';

/** What demos of the site may import beside their files. */
export const MODULES = frameModules(SITE.demos.imports);

/** Name of the entry of one-file demos. */
export const ENTRY = 'index.tsx';

function compiled(source: string | Record<string, string>, shared: Record<string, string> = {}) {
  const files = typeof source === 'string' ? { [ENTRY]: source } : source;
  return compile(new Map(Object.entries(files)), ENTRY, {
    shared: new Map(Object.entries(shared)),
    modules: MODULES,
  });
}

/** Compiles code that has to compile. */
export function bundleOf(...parts: Parameters<typeof compiled>): Bundle {
  const result = compiled(...parts);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.bundle;
}

/** Compiles code that must not compile. */
export function problemsOf(...parts: Parameters<typeof compiled>): readonly CompileProblem[] {
  const result = compiled(...parts);
  return 'problems' in result ? result.problems : [];
}

/**
 * Runs a bundle as the frame does, under a clock of the test, and returns the exports of its entry.
 */
export function run(
  bundle: Bundle,
  guard: Partial<GuardParts> = {},
  styles: string[] = [],
): unknown {
  let register: Register | undefined;
  // As the frame's script element would, which knows no `eval`.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const load = new Function('__sandboxRegister', bundle.code) as (
    take: (given: Register) => void,
  ) => void;
  load((given) => {
    register = given;
  });
  if (!register) throw new Error('The bundle did not register');
  const guardOf = createGuards({
    now: () => 0,
    nextTask: () => undefined,
    onStop: () => undefined,
    ...guard,
  });
  return createRegistry(register, {
    packages: new Map<string, unknown>([
      ['react', { __esModule: true, default: 'React', useState: 'useState' }],
      ['react/jsx-runtime', { jsx: (type: unknown, props: object) => ({ type, ...props }) }],
    ]),
    styles: new Map([['rc-select/assets/index.css', 'library styles']]),
    guardOf,
    addStyle: (text) => styles.push(text),
  })(bundle.entry);
}
