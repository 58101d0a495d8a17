import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../../src/lib/problem';
import { FRAME_HOSTS } from '../../src/demo/sandbox/host/restrictFrameHosts';
import { CSS_IN_JS } from '../../src/document/page/cssInJs';
import { CHARSET } from '../../src/document/page/charset';
import { sha256 } from '../../src/build/sha256';
import {
  attributeOf,
  type Element,
  elementsIn,
  parseMarkup,
  rawTextOf,
} from '../../src/lib/markup';
import { NAVIGATION_ID } from '../../src/document/contract/page';

/** What holds for every document, whatever is in it. */
const FOR_ALL = ["connect-src 'self'", "worker-src 'self'", FRAME_HOSTS, "base-uri 'none'"];

/**
 * The content security policy that every response has: what no meta element can say. More would
 * also be asked for the document of edited code, and tell its reader of each refusal twice.
 */
export const HEADER_POLICY = "frame-ancestors 'self'";

/**
 * What the SDK of StackBlitz, through which demos are exported, puts into a page and into the frame
 * of the embedded editor, which has the policy of the page: a form that is hidden by an attribute,
 * and a script that sends it. The hashes allow these two texts and no other.
 */
const SDK = {
  script: "document.getElementById('sb_run').submit();",
  style: 'display:none!important;',
};

/**
 * What demos are exported to. Only what has the layout can lead on to a demo and export it, not a
 * demo alone or a document that leads on.
 */
const EXPORTS = 'https://codesandbox.io https://stackblitz.com';

const hashOf = (text: string) => `'sha256-${sha256(text)}'`;

/** JSON is data, which no policy is asked about. */
const isData = (script: Element) => attributeOf(script, 'type')?.startsWith('application/');

/** Hashes of the inline scripts or style sheets of a document, each once. */
function hashesOf(elements: readonly Element[], kind: 'script' | 'style'): string[] {
  const texts = elements
    .filter(({ tagName }) => tagName === kind)
    .filter((element) => attributeOf(element, 'src') === undefined && !isData(element))
    .map(rawTextOf);
  return [...new Set(texts)].map(hashOf);
}

/**
 * The content security policy of a document: nothing but files of the site, the script that is in
 * the head of every document, and the very style sheets that are in it, or any where demos add
 * some that nobody knows before. `data:` is for masks and fonts in style sheets.
 */
export function policyOf(html: string): string {
  const elements = elementsIn(parseMarkup(html));
  const canExport = elements.some((element) => attributeOf(element, 'id') === NAVIGATION_ID);
  const scripts = ["'self'", ...hashesOf(elements, 'script')];
  const styles = ["'self'", ...hashesOf(elements, 'style')];
  if (canExport) {
    scripts.push(hashOf(SDK.script));
    // The keyword is for hashes of attributes.
    styles.push("'unsafe-hashes'", hashOf(SDK.style));
  }
  const anyStyles = elements.some((element) => attributeOf(element, 'name') === CSS_IN_JS.name);
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    // Beside a hash, browsers ignore the keyword.
    `style-src ${anyStyles ? "'self' 'unsafe-inline'" : styles.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    `form-action ${canExport ? EXPORTS : "'none'"}`,
    ...FOR_ALL,
  ].join('; ');
}

/**
 * A finished document with its policy in it, before anything that the policy is for. In the
 * document, it holds on hosts that send no headers of ours, and has the hashes of one page only.
 *
 * @throws {Problem} When the document does not begin with its charset.
 */
export function withPolicy(html: string, name: string): string {
  const [before, ...after] = html.split(CHARSET);
  if (after.length === 0 || !before?.trimEnd().endsWith('<head>')) {
    throw new Problem({
      what: `${name} cannot be given a content security policy.`,
      why: `it does not begin with ${CHARSET}, after which the policy has to stand.`,
      fix: 'compare what src/site/build puts into documents with scripts/hosting/policy.ts.',
    });
  }
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}">`;
  return [before, CHARSET, policy, after.join(CHARSET)].join('');
}

/** The document of edited code has a policy of its own (src/demo/build/sandbox/framePage.ts). */
const isDocument = (name: string) => name.endsWith('.html') && !/^live[\\/]/.test(name);

/** Gives every document of a built site its policy. */
export async function addPolicies(root: string): Promise<void> {
  for (const name of (await readdir(root, { recursive: true })).filter(isDocument)) {
    const file = join(root, name);
    await writeFile(file, withPolicy(await readFile(file, 'utf8'), name));
  }
}
