import { createInspector, type Inspector, type InspectorParts } from './inspector';

declare global {
  /**
   * Names of the callback props of Select; the build writes them in, since the reference is mostly
   * texts (src/demo/build/sandbox/index.ts).
   */
  const SANDBOX_CALLBACKS: readonly string[];

  interface Window {
    /** Where the inspector's script leaves itself for the runtime, which takes it away. */
    __sandboxInspector?: (parts: InspectorParts) => Inspector;
  }
}

// A file of its own on the host, which comes into a frame when its reader inspects.
window.__sandboxInspector = (parts) => createInspector(SANDBOX_CALLBACKS, parts);
