import { basename, extname, posix } from 'node:path';
import type { CalloutKind } from '../../../src/locale/calloutKinds';
import { isShared, type Files } from '../../../src/demo/code/model';
import type { Source } from './pages';

/** A demo in a frame: a page of its own, which `<iframe>` names. */
export interface Frame {
  id: string;
  /** Relative to `demos/`. */
  entry: string;
}

/** What a page of Starlight is written from. */
export interface MdxInput {
  source: Source;
  /** The tabs that belong to the page. */
  tabs: readonly Source[];
  /** The files of a demo by its entry, both relative to `demos/`. */
  filesOf: (entry: string) => Files;
}

/** A page of Starlight, and the demos that it shows in frames. */
export interface MdxOutput {
  text: string;
  frames: Frame[];
}

const DEMO = /<code src="([^"]+)" ([^>]*)><\/code>/g;

/** Starlight's names for dumi's kinds. */
const ASIDES: Record<CalloutKind, string> = {
  info: 'note',
  warning: 'caution',
  success: 'tip',
  error: 'danger',
};

function toAsides(body: string): string {
  return Object.entries(ASIDES).reduce(
    (text, [kind, aside]) =>
      text
        .replaceAll(new RegExp(`^:::${kind}\\{title="([^"]+)"\\}`, 'gm'), `:::${aside}[$1]`)
        .replaceAll(new RegExp(`^:::${kind}$`, 'gm'), `:::${aside}`),
    body,
  );
}

/** The files that belong to a demo alone; this site, too, leaves the others out of its pages. */
function toListing(files: Files, entry: string): string {
  const listings = Object.entries(files)
    .filter(([path]) => !isShared(path, entry))
    .map(
      ([path, text]) =>
        `\`\`\`${extname(path).slice(1)} title="${basename(path)}"\n${text.trimEnd()}\n\`\`\``,
    );
  return ['<details>', '<summary>Source</summary>', '', ...listings, '', '</details>'].join('\n');
}

/** Writes a page for Starlight: each demo is an island, and the tabs are Starlight's own. */
export function toMdx({ source, tabs, filesOf }: MdxInput): MdxOutput {
  const imports: string[] = [];
  const frames: Frame[] = [];

  const showDemo = (src: string, rest: string, file: string): string => {
    const attributes = Object.fromEntries(
      [...rest.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const { id = '', title = '', description = '', iframe } = attributes;
    const path = posix.join('docs', posix.dirname(file), src);
    const entry = posix.relative('demos', path);
    const stage = () => {
      if (iframe) {
        frames.push({ id, entry });
        return `<iframe src="/frames/${id}" title="${title}" height="${iframe}" width="100%" loading="lazy"></iframe>`;
      }
      const name = `Demo${imports.length}`;
      const from = posix.join('src/content/docs', posix.dirname(file));
      imports.push(`import ${name} from '${posix.relative(from, posix.join('src', path))}';`);
      return `<div class="not-content"><${name} client:idle /></div>`;
    };
    return [`## ${title}`, description, stage(), toListing(filesOf(entry), entry)].join('\n\n');
  };

  const convert = ({ file, body }: Source): string =>
    toAsides(body).replace(DEMO, (_, src: string, rest: string) => showDemo(src, rest, file));

  const { title, description } = source.page.frontMatter;
  const parts = tabs.length
    ? [
        '<Tabs>',
        ...[source, ...tabs].flatMap((part) => [
          `<TabItem label=${JSON.stringify(part.page.frontMatter.title)}>`,
          convert(part),
          '</TabItem>',
        ]),
        '</Tabs>',
      ]
    : [convert(source)];
  if (tabs.length) imports.push("import { Tabs, TabItem } from '@astrojs/starlight/components';");
  const head = [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    '---',
  ];
  return { text: [...head, ...imports, description, ...parts, ''].join('\n\n'), frames };
}
