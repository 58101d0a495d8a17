import { Problem } from '../src/lib/problem';
import { findProgram } from './lib/findProgram';

/** A browser of the system other than Chromium, in the words of its error message. */
interface Engine {
  name: string;
  packages: readonly string[];
}

const FIREFOX: Engine = { name: 'Firefox', packages: ['firefox-esr'] };

const WEBKIT: Engine = { name: 'WebKitGTK', packages: ['webkit2gtk-driver', 'xvfb'] };

/** The packages of Debian that the engines come in. */
export const ENGINE_PACKAGES: readonly string[] = [FIREFOX, WEBKIT].flatMap(
  ({ packages }) => packages,
);

function find(names: readonly string[], { name, packages }: Engine): string {
  const found = findProgram(names, process.env);
  if (found) return found;
  throw new Problem({
    what: `The engine tests have no ${name}.`,
    why: `none of ${names.join(', ')} is installed on this system.`,
    fix: `install it (Debian: "apt-get install ${packages.join(' ')}"), then run the command again.`,
  });
}

/** Finds Firefox. */
export const findFirefox = (): string => find(['firefox-esr', 'firefox'], FIREFOX);

/** The programs that show pages in WebKitGTK: the driver, and a display for its windows. */
export interface WebKitPrograms {
  driver: string;
  display: string;
}

/** Finds the programs of WebKitGTK. The driver knows where its browser is. */
export const findWebKit = (): WebKitPrograms => ({
  driver: find(['WebKitWebDriver'], WEBKIT),
  display: find(['Xvfb'], WEBKIT),
});
