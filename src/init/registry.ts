import { Problem } from '../lib/problem';
import { isListOf, isRecord, isText } from '../lib/read';
import type { Ran } from './shell';

/** A package as a registry has it. */
export interface Published {
  name: string;
  version: string;
  /** The versions of React that it asks for. */
  react: string;
}

/** Error codes of npm for a registry that does not answer. */
const NO_NETWORK =
  /^(?:ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET|FETCH_ERROR)/;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failure(spec: string, output: unknown, messages: string): Problem {
  const error = isRecord(output) && isRecord(output.error) ? output.error : {};
  const code = isText(error.code) ? error.code : (/npm error code (\S+)/.exec(messages)?.[1] ?? '');
  if (code === 'E404' || code === 'ETARGET')
    return new Problem({
      what: `the registry has no package ${spec}.`,
      why: 'nothing is published by this name and version, or only for others.',
      fix: 'correct the name; in the folder of your own library, name none.',
    });
  const why = NO_NETWORK.test(code)
    ? `the registry does not answer (${code}).`
    : `npm says: ${isText(error.summary) ? error.summary : messages.trim().split('\n')[0]}`;
  return new Problem({
    what: `it is not known whether there is a package ${spec}.`,
    why,
    fix: 'look after the network and the registry ("npm ping"), then run the command again.',
  });
}

/**
 * Reads what `npm view` has printed of a package.
 *
 * @throws {Problem} When there is no such package, or no registry.
 */
export function readPublished(spec: string, { stdout, stderr }: Ran): Published {
  const output = parsed(stdout);
  // A range has several versions, the newest last.
  const found: unknown = Array.isArray(output) ? output.at(-1) : output;
  if (!isRecord(found) || !isText(found.version) || !isText(found.name))
    throw failure(spec, output, stderr);
  const peers = isRecord(found.peerDependencies) ? found.peerDependencies : {};
  const react = isText(peers.react) ? peers.react : '*';
  return { name: found.name, version: found.version, react };
}

/** The versions that `npm view` has printed, without those before a release. */
function versionsIn({ stdout }: Ran): string[] {
  const output = parsed(stdout);
  const versions = isText(output) ? [output] : isListOf(output, isText) ? output : [];
  return versions.filter((version) => !version.includes('-'));
}

/**
 * The newest React of those that a library asks for and that sites are built with.
 *
 * @param supported - What sites are built with, such as `>=19.2.0`.
 * @param ofLibrary - What `npm view` has printed of the versions that the library asks for.
 * @param ofSite - The same of those that sites are built with.
 * @throws {Problem} When there is none.
 */
export function chooseReact(
  { name, react }: Published,
  supported: string,
  ofLibrary: Ran,
  ofSite: Ran,
): string {
  const known = new Set(versionsIn(ofSite));
  const [newest] = versionsIn(ofLibrary)
    .filter((version) => known.has(version))
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }));
  if (newest !== undefined) return newest;
  throw new Problem({
    what: `${name} does not run with the React of a site.`,
    why: `it has React ${react}, and sites are built with React ${supported}.`,
    fix: 'take a version of it that does, such as package@next, or update its React.',
  });
}
