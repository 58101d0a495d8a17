import type { SetProp } from '../model/description';

/** Width that prettier keeps to in this project (.prettierrc.json). */
export const PRINT_WIDTH = 100;

/** One step of indentation; Prettier's default. */
const STEP = '  ';

/** Texts that mean the same between the double quotes of an attribute. */
const isPlain = (value: unknown): value is string =>
  typeof value === 'string' && !/["&\\]/.test(value);

/** Texts that mean the same between two tags. */
const isPlainChild = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\s&<>{}\\]+(?: [^\s&<>{}\\]+)*$/.test(value);

/** Whether code is that of elements, which stand between tags without braces. */
export const isElement = (code: string) => code.startsWith('<');

function toAttribute({ name, code, value }: SetProp, indent: string): string {
  if (value === true) return name;
  if (isPlain(value)) return `${name}="${value}"`;
  return `${name}={${code.replaceAll('\n', `\n${indent}`)}}`;
}

function toChild({ code, value }: SetProp): string {
  if (isElement(code)) return code;
  return isPlainChild(value) ? value : `{${code}}`;
}

/** What stands between tags: elements as they are, or a text in lines as full as they can be. */
function fill(text: string, indent: string): string[] {
  if (isElement(text)) return text.split('\n').map((line) => indent + line);
  const lines = [''];
  for (const word of text.startsWith('{') ? [text] : text.split(' ')) {
    const line = lines.at(-1) ?? '';
    const next = line === '' ? indent + word : `${line} ${word}`;
    if (line !== '' && next.length > PRINT_WIDTH) lines.push(indent + word);
    else lines[lines.length - 1] = next;
  }
  return lines;
}

/**
 * Prints an element with its props, as prettier would; the prop `children` stands between its tags.
 *
 * @param indent - Indentation of its lines.
 * @param around - Characters that the first of them has beside it where there is no other.
 */
export function printElement(
  tag: string,
  props: readonly SetProp[],
  indent: string,
  around = 0,
): readonly string[] {
  const child = props.find(({ name }) => name === 'children');
  const attributes = props
    .filter((prop) => prop !== child)
    .map((prop) => toAttribute(prop, indent + STEP));
  const start = [`<${tag}`, ...attributes].join(' ');
  const isShort = !start.includes('\n');
  const fits = (line: string, more = 0) =>
    isShort && indent.length + line.length + more <= PRINT_WIDTH;
  const broken = [`${indent}<${tag}`, ...attributes.map((each) => indent + STEP + each)];

  if (!child) {
    const line = `${start} />`;
    return fits(line, around) ? [indent + line] : [...broken, `${indent}/>`];
  }
  const text = toChild(child);
  const line = `${start}>${text}</${tag}>`;
  // Prettier has elements, or several props, on one line with what is around them nowhere.
  if (attributes.length < 2 && !isElement(text) && fits(line, around)) return [indent + line];
  const opening = fits(`${start}>`) ? [`${indent}${start}>`] : [...broken, `${indent}>`];
  return [...opening, ...fill(text, indent + STEP), `${indent}</${tag}>`];
}
