import { isRecord, isText } from '../../../lib/read';
import { load, YAMLException } from 'js-yaml';
import { Problem } from '../../../lib/problem';
import { MAIN_NAVIGATION } from '../mainNavigation';

const FIELDS: Readonly<Record<string, 'string' | 'number' | 'words' | 'titled' | 'hero'>> = {
  title: 'string',
  description: 'string',
  keywords: 'words',
  props: 'words',
  example: 'string',
  order: 'number',
  nav: 'titled',
  group: 'titled',
  hero: 'hero',
};

/** All fields, as ADOPTING.md lists them. */
export const FRONT_MATTER: readonly string[] = Object.keys(FIELDS);

/** Fields of the objects `nav`, `group` and `hero`. */
const NESTED: Readonly<Record<string, Readonly<Record<string, 'string' | 'number'>>>> = {
  titled: { title: 'string', path: 'string', order: 'number' },
  hero: { title: 'string', description: 'string' },
};

/** Why a list of words is none, or undefined. Each word is once in it, and has no comma. */
function wordsProblem(key: string, value: unknown): string | undefined {
  if (!Array.isArray(value)) return `\`${key}\` has to be a list`;
  const wrong: unknown = value.find((word) => typeof word !== 'string' || /^$|,/.test(word));
  if (wrong !== undefined) return `\`${key}\` has to be a list of words, without commas in them`;
  const lower = value.map((word) => String(word).toLowerCase());
  const twice = lower.find((word, at) => lower.indexOf(word) < at);
  return twice === undefined ? undefined : `\`${key}\` has "${twice}" twice`;
}

function fieldProblem(key: string, value: unknown): string | undefined {
  const kind = FIELDS[key];
  if (!kind) return `\`${key}\` is not a field of the front matter`;
  if (kind === 'words') return wordsProblem(key, value);
  const shape = NESTED[kind];
  if (!shape) return typeof value === kind ? undefined : `\`${key}\` has to be a ${kind}`;
  if (!isRecord(value)) return `\`${key}\` has to be an object`;
  const wrong = Object.entries(value).find(([name, inner]) => typeof inner !== shape[name]);
  return wrong && `\`${key}.${wrong[0]}\` is unknown or of the wrong type`;
}

/** What nobody would see: entries of the header are the same on all sites. */
function checkNavigation({ nav }: Record<string, unknown>, at: string): void {
  const path = isRecord(nav) && isText(nav.path) ? nav.path : '/';
  const entries = MAIN_NAVIGATION.map(({ link }) => link);
  if (entries.some((link) => link === path)) return;
  throw new Problem(
    {
      what: `\`nav\` names ${path}, which is no entry of the header.`,
      why: `its entries are ${entries.join(' and ')}; \`nav\` says which of them a page belongs to.`,
      fix: 'take `nav` out; `group: { title: ... }` puts the page into the sidebar.',
    },
    at,
  );
}

/**
 * Checks the front matter of a page. dumi ignores front matter that it cannot read
 * (dumi/dist/loaders/markdown/transformer/remarkMeta.js), so a typing mistake would silently lose
 * the title.
 *
 * @param yaml - Text between the two `---` lines; it starts on line 2 of the file.
 * @param file - Path for the message.
 * @throws An error that names file, line and fix when the YAML is broken, a field is unknown or of
 *   the wrong type, or the title or description is missing.
 */
export function checkFrontMatter(yaml: string, file: string): void {
  const lineOf = (key: string) => {
    const index = yaml.split('\n').findIndex((text) => text.startsWith(`${key}:`));
    return index < 0 ? 1 : index + 2;
  };
  let fields: unknown;
  try {
    fields = load(yaml);
  } catch (error) {
    const at = error instanceof YAMLException ? error.mark.line + 2 : 2;
    const reason = error instanceof YAMLException ? error.reason : String(error);
    throw new Problem(
      {
        what: `the front matter is not valid YAML: ${reason}.`,
        why: 'title, description and place in the navigation come from it.',
        fix: 'correct the line; a value with a colon or a leading special character needs quotes.',
      },
      `${file}:${at}`,
    );
  }
  const record = isRecord(fields) ? fields : {};
  for (const [key, value] of Object.entries(record)) {
    const problem = fieldProblem(key, value);
    if (problem) {
      throw new Problem(
        {
          what: `${problem}.`,
          why: 'a field that cannot be read would be ignored, and the page would lose what it says.',
          fix: `use one of ${FRONT_MATTER.join(', ')} with the types that ADOPTING.md lists.`,
        },
        `${file}:${lineOf(key)}`,
      );
    }
  }
  checkNavigation(record, `${file}:${lineOf('nav')}`);
  for (const key of ['title', 'description']) {
    if (record[key]) continue;
    throw new Problem(
      {
        what: `the front matter has no ${key}.`,
        why: `the ${key} is shown on the page, in search engines and in the navigation.`,
        fix: `add a line \`${key}: ...\` between the two \`---\` lines at the top.`,
      },
      `${file}:1`,
    );
  }
}
