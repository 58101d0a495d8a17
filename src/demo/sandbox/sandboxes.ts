import { blobHash } from '../../lib/blobHash';
import { createLoader, type Loadable } from '../../lib/loader';
import { refreshCache } from '../../lib/refreshCache';
import { requireAssetAddress } from '../../lib/requireAssetAddress';
import { restrictFrameHosts } from './host/restrictFrameHosts';
import { servedAddress } from './host/resources';
import { openCodeFrame, type CodeFrameParts } from './host/codeFrame';
import { createSandbox, type Sandbox, type SandboxParts } from './sandbox';
import { createCompiler } from './worker/compiler';
import { withPackages } from './withPackages';

/** The hash that the build puts into a name (src/build/assets.ts). */
const HASH_IN_NAME = /\.([0-9a-f]{8})\.js$/;

/**
 * Downloads a script of the sandboxes and checks that it is what was asked for. A host may answer
 * with a page and status 200, and a connection may end early; a frame can only time out on either.
 *
 * @throws When the script does not arrive as it was built.
 */
export async function downloadScript(
  address: string,
  cache: RequestCache,
  fetch: typeof globalThis.fetch,
): Promise<Blob> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (!/javascript/i.test(type)) throw new Error(`${address}: ${type || 'no type'}, not a script`);
  const script = await response.blob();
  const [, expected] = HASH_IN_NAME.exec(address) ?? [];
  // In development a name has no hash.
  if (expected && isSecureContext && (await blobHash(script)) !== expected)
    throw new Error(`${address}: ${script.size} bytes that are not the script`);
  return script;
}

interface SandboxesParts {
  page: Document;
  /** Path that the site is hosted under, without a slash at its end. */
  base: string;
  /** Folders below it that demos may fetch from. */
  served: readonly string[];
  fetch: typeof fetch;
}

type OpenParts = Pick<SandboxParts, 'files' | 'entry' | 'edited' | 'scheme'> &
  Pick<CodeFrameParts, 'container' | 'title' | 'minHeight'>;

/** The sandboxes of a page: one compiler and one runtime for all of them. */
export interface Sandboxes {
  /** Loads what the first run will need, for a reader who is about to ask for it. */
  prepare(): void;
  /**
   * Creates a sandbox. Nothing of its code runs before `run`.
   *
   * @throws When the document does not say where the files of sandboxes are.
   */
  open(parts: OpenParts): Sandbox;
  /** Ends the compiler, once no sandbox is open any more. The next run starts another one. */
  close(): void;
}

/** Creates the sandboxes of a page. Loads nothing yet. */
export function createSandboxes({ page, base, served, fetch }: SandboxesParts): Sandboxes {
  const compilerAddress = () => requireAssetAddress('live-compiler', page);
  const compiler = createCompiler({
    startWorker: () => new Worker(compilerAddress()),
    refreshScript: () => refreshCache(compilerAddress()),
  });
  const script = (name: 'live-runtime' | 'live-inspector') =>
    createLoader((cache) => downloadScript(requireAssetAddress(name, page), cache, fetch));
  // A page that came in place of the document may be cached; hosts ignore what is after the `?`.
  let frameFailures = 0;
  const frameSrc = () =>
    requireAssetAddress('live-frame', page) + (frameFailures > 0 ? `?${frameFailures}` : '');
  const runtime = script('live-runtime');
  const inspector = script('live-inspector');
  const packages = new Map<string, Loadable<string>>();

  /** Loads the script of a package, which is beside that of the compiler. */
  function loadPackage(file: string): Promise<string> {
    const address = compilerAddress().replace(/[^/]*$/, file);
    const request = async (cache: RequestCache) =>
      (await downloadScript(address, cache, fetch)).text();
    const loader = packages.get(file) ?? createLoader(request);
    packages.set(file, loader);
    return loader.load();
  }

  return {
    prepare() {
      compiler.prepare();
      // The first run tries again, and reports a failure.
      runtime.load().catch(() => undefined);
    },
    open({ files, entry, edited, scheme, ...frameOptions }) {
      requireAssetAddress('live-frame', page);
      restrictFrameHosts(page);
      const resources = { addressOf: servedAddress(base, served), fetch };
      return createSandbox({
        files,
        entry,
        edited,
        compiler: withPackages(compiler, loadPackage),
        loadInspector: inspector.load,
        scheme,
        openFrame: (events) =>
          openCodeFrame(
            { ...frameOptions, frameSrc: frameSrc(), loadRuntime: runtime.load, resources },
            {
              ...events,
              onFailed(failure) {
                if (failure.kind === 'no-frame') frameFailures += 1;
                events.onFailed(failure);
              },
            },
          ),
      });
    },
    close: () => compiler.close(),
  };
}
