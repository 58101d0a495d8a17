import { parseArgs } from 'node:util';
import { Problem } from '../lib/problem';

/** What the command was asked for. */
export interface Options {
  /** Name of a package; undefined where the folder is that of the library. */
  library: string | undefined;
  /** What is installed to build the site: a version, an address or the path of a tarball. */
  engine: string | undefined;
}

/** A name that a registry may have, with a version or without. */
const PACKAGE = /^(?:@[a-z\d~-][\w.~-]*\/)?[a-z\d~-][\w.~-]*(?:@[\w.^~-]+)?$/i;

/**
 * Reads the arguments of `init`.
 *
 * @throws {Problem} When they are none.
 */
export function readOptions(argv: readonly string[]): Options {
  const { positionals, values } = parse(argv);
  const [library, ...more] = positionals;
  if (more.length > 0 || (library !== undefined && !PACKAGE.test(library)))
    throw new Problem({
      what: `"${positionals.join(' ')}" is not the name of a package.`,
      why: 'a site is made for one package, which is named as in its package.json.',
      fix: 'name it, such as rc-slider; in the folder of your own library, name none.',
    });
  return { library, engine: values['site-package'] };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: { 'site-package': { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new Problem({
      what: `"init ${argv.join(' ')}" is not understood.`,
      why: error instanceof Error ? error.message : String(error),
      fix: 'write "init" and the name of a package, and nothing else.',
    });
  }
}

/** A name without the version that is asked for with it. */
export const withoutVersion = (spec: string): string => spec.replace(/(.)@.*$/, '$1');
