import { REGISTER } from '../../compile/bundle';
import type { Register } from './registry';

declare global {
  interface Window {
    /** The function that a bundle calls (`REGISTER`); there only while one is loaded. */
    __sandboxRegister?: (register: Register) => void;
  }
}

/**
 * Loads a bundle by a script element with a blob's address, since the frame's policy knows no
 * `eval`.
 *
 * @param onUrl - Is told the address, by which stack traces name the script, before it can fail.
 * @returns Undefined when the engine cannot read the script, which it has reported as an error of
 *   the window.
 */
export function loadBundle(
  code: string,
  onUrl: (url: string) => void,
): Promise<Register | undefined> {
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  onUrl(url);
  const script = document.createElement('script');
  let register: Register | undefined;
  window[REGISTER] = (given) => {
    register = given;
  };
  return new Promise((resolve) => {
    script.onload = () => {
      delete window[REGISTER];
      resolve(register);
    };
    script.src = url;
    document.head.append(script);
  });
}
