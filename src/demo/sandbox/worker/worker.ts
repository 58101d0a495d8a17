import { answer } from './handler';

declare global {
  /**
   * The files that demos share, the modules of packages that they may import, and the scripts that
   * have these, as JSON gives them; the build writes them in (src/demo/build/sandbox/index.ts).
   */
  const SANDBOX_SHARED_FILES: Readonly<Record<string, string>>;
  const SANDBOX_MODULES: readonly string[];
  const SANDBOX_SCRIPTS: Readonly<Record<string, readonly string[]>>;
}

const shared = new Map(Object.entries(SANDBOX_SHARED_FILES));
const modules = SANDBOX_MODULES;
const scripts = SANDBOX_SCRIPTS;

// The file of its own that the compiler is on the host; nothing but this is in it.
self.onmessage = ({ data }: MessageEvent<unknown>) => {
  const answered = answer(data, { shared, modules, scripts });
  if (answered) self.postMessage(answered);
};
