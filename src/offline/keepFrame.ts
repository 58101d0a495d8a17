import { findAssetAddress } from '../lib/assetAddress';
import { createSandboxedFrame } from '../demo/sandbox/host/sandboxedFrame';

/**
 * Loads the document of the frames that run edited code, so that the browser's cache has it. A
 * service worker does not answer for a sandboxed frame, which has no origin
 * (https://github.com/w3c/ServiceWorker/issues/1727), and the cache keeps documents of frames apart
 * from all else. It waits for code, and gets none.
 *
 * @returns Resolves when it is there, or is known not to come.
 */
export async function keepFrame(page: Document): Promise<void> {
  const address = findAssetAddress('sandbox-frame', page);
  if (address === undefined) return;
  const frame = createSandboxedFrame(address, '');
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve);
    page.body.append(frame);
  });
  frame.remove();
}
