import { Problem } from '../lib/problem';
import type { CalloutKind } from '../locale/calloutKinds';
import { keysAsCode, linesOf, outsideCode, type Line } from './markdown';
import type { SourceText } from './sourcePage';

/** The attributes of a component in a page. */
export type Attributes = Readonly<Partial<Record<string, string>>>;

/**
 * What takes the place of the components that pages use, by their names; they are told the file and
 * the line in which they are.
 */
export type Components = Readonly<
  Partial<Record<string, (attributes: Attributes, place: string) => string>>
>;

/** What a text needs of the site around it. */
export interface Surroundings {
  components: Components;
  /** Where a link leads that begins with a slash. */
  link: (href: string) => string;
}

const COMPONENT = /^<(\w+)((?:\s+[\w-]+="[^"]*")*)><\/\1>$/;
const CALLOUT = /^:::(\w+)(?:\{title="([^"]+)"\})?$/;
const TAG = /<\/?[A-Za-z][^>]*>/;

const KINDS: Readonly<Record<CalloutKind, string>> = {
  info: 'Note',
  warning: 'Warning',
  success: 'Tip',
  error: 'Caution',
};

function attributesOf(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** The place of a line, for messages. */
const placeOf = ({ file, line }: SourceText, number: number) => `${file}:${line + number - 1}`;

function refuse(text: SourceText, tag: string, number: number): never {
  throw new Problem(
    {
      what: `\`${tag}\` has no form in Markdown.`,
      why: 'every page has a twin for machines, in which a tag of a component says nothing.',
      fix: 'write `<Name a="b"></Name>`, with an end tag and on a line of its own, or write it in Markdown. A component of your own needs a form in src/markdown-pages/components.ts.',
    },
    placeOf(text, number),
  );
}

function openCallout(kind: string, title: string | undefined): string {
  const word = new Map(Object.entries(KINDS)).get(kind) ?? kind;
  return `**${title === undefined ? word : `${word}: ${title}`}**`;
}

/** Writes keys as code and makes links lead to the twins of pages. */
function toPlain(text: string, link: Surroundings['link']): string {
  return outsideCode(keysAsCode(text), (piece) =>
    piece.replace(/\]\((\/[^)\s]*)\)/g, (_, href: string) => `](${link(href)})`),
  );
}

function toBlock(line: Line, text: SourceText, { components, link }: Surroundings): string {
  const [, name = '', attributes = ''] = COMPONENT.exec(line.text) ?? [];
  if (name) {
    const make = Object.hasOwn(components, name) ? components[name] : undefined;
    if (!make) return refuse(text, `<${name}>`, line.number);
    return make(attributesOf(attributes), placeOf(text, line.number));
  }
  const plain = toPlain(line.text, link);
  outsideCode(plain, (piece) => {
    const tag = TAG.exec(piece)?.[0];
    return tag === undefined ? piece : refuse(text, tag, line.number);
  });
  return plain;
}

const isHeading = ({ text, isCode }: Line) => !isCode && /^#{1,6} /.test(text);

const isComponent = ({ text, isCode }: Line) => !isCode && COMPONENT.test(text);

/**
 * The lines of a page that begins with a demo, whose sources may be long, with the text up to the
 * next section or demo before it: that says when to use what the page is about.
 */
function textFirst(lines: readonly Line[]): readonly Line[] {
  const start = lines.findIndex(({ text }) => text !== '');
  const first = lines[start];
  if (!first?.text.startsWith('<code ')) return lines;
  const rest = lines.slice(start + 1);
  const next = rest.findIndex((line) => isHeading(line) || isComponent(line));
  const end = next < 0 ? rest.length : next;
  const empty = { ...first, text: '' };
  const gap = rest[end - 1]?.text === '' ? [] : [empty];
  return [...rest.slice(0, end), ...gap, first, empty, ...rest.slice(end)];
}

/**
 * A text of a page in Markdown that any reader understands: components are replaced by what they
 * show, callouts by quotations.
 *
 * @throws {Problem} At a tag without a form in Markdown, with its line.
 */
export function toMarkdown(text: SourceText, surroundings: Surroundings): string {
  let quote = false;
  let isAfterNothing = false;
  return textFirst(linesOf(text.body))
    .flatMap((line): string[] => {
      const [callout, kind = '', title] = line.isCode ? [] : (CALLOUT.exec(line.text) ?? []);
      if (callout !== undefined) quote = true;
      else if (line.text === ':::' && !line.isCode) {
        quote = false;
        return [];
      }
      if (callout !== undefined) return [`> ${openCallout(kind, title)}`, '>'];
      const block = line.isCode ? line.text : toBlock(line, text, surroundings);
      // What shows nothing takes one of the empty lines around it along.
      const isGone = block === '' && (line.text !== '' || isAfterNothing);
      isAfterNothing = block === '' && line.text !== '';
      if (isGone) return [];
      return [quote ? `> ${block}`.trimEnd() : block];
    })
    .join('\n')
    .trim();
}

/** Markdown with its headings one level lower, for a text within another. */
export function lowerHeadings(markdown: string): string {
  return linesOf(markdown)
    .map(({ text, isCode }) => (isCode ? text : text.replace(/^(#{1,5} )/, '#$1')))
    .join('\n');
}
