import { ADD_PACKAGE, REGISTER } from '../../compile/bundle';
import type { Inspector, InspectorParts } from '../inspect/inspector';
import type { AddPackage, Register } from './registry';

declare global {
  interface Window {
    /** The function that a bundle calls (`REGISTER`); there only while one is loaded. */
    __sandboxRegister?: (register: Register) => void;
    /** The same for the packages behind it (`ADD_PACKAGE`). */
    __sandboxAddPackage?: (add: AddPackage) => void;
  }
}

/**
 * Runs a script by a blob's address, since the frame's policy knows no `eval`.
 *
 * @param onUrl - Called with the address, by which stack traces name the script, before it runs.
 * @returns Resolves when the script has run. One that the engine cannot read counts as run, too; it
 *   has been reported as an error of the window.
 */
function runScript(script: Blob, onUrl?: (url: string) => void): Promise<void> {
  const url = URL.createObjectURL(script);
  onUrl?.(url);
  const element = document.createElement('script');
  return new Promise((resolve) => {
    const settle = () => {
      element.remove();
      resolve();
    };
    element.onload = settle;
    element.onerror = settle;
    element.src = url;
    document.head.append(element);
  });
}

/** What a bundle consists of. */
interface LoadedBundle {
  /** Undefined when the engine cannot read the bundle. */
  register: Register | undefined;
  /** Packages that it brings, in the order in which they have to run. */
  packages: readonly AddPackage[];
}

/** Loads a bundle, of which nothing runs yet. */
export async function loadBundle(
  code: string,
  onUrl: (url: string) => void,
): Promise<LoadedBundle> {
  const packages: AddPackage[] = [];
  let register: Register | undefined;
  window[ADD_PACKAGE] = (add) => void packages.push(add);
  window[REGISTER] = (given) => {
    register = given;
  };
  await runScript(new Blob([code], { type: 'text/javascript' }), onUrl);
  delete window[REGISTER];
  delete window[ADD_PACKAGE];
  return { register, packages };
}

/** Loads the inspector; undefined when the engine cannot read it. */
export async function loadInspector(
  script: Blob,
  parts: InspectorParts,
): Promise<Inspector | undefined> {
  await runScript(script);
  const create = window.__sandboxInspector;
  delete window.__sandboxInspector;
  return create?.(parts);
}
