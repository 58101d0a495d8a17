import type { Inspector, InspectorParts } from '../inspect/inspector';

/**
 * Runs the inspector's script by a blob's address, as the frame's policy wants it.
 *
 * @returns Undefined when the engine cannot read the script.
 */
export function loadInspector(script: Blob, parts: InspectorParts): Promise<Inspector | undefined> {
  const element = document.createElement('script');
  const url = URL.createObjectURL(script);
  return new Promise((resolve) => {
    const settle = () => {
      const create = window.__sandboxInspector;
      delete window.__sandboxInspector;
      URL.revokeObjectURL(url);
      element.remove();
      resolve(create?.(parts));
    };
    element.onload = settle;
    element.onerror = settle;
    element.src = url;
    document.head.append(element);
  });
}
