import { join } from 'node:path';
import { project } from '../../../scripts/lib/run';
import type { ReferenceEntry } from '../../../src/reference/types';
import { REFERENCES } from '../../../tests/support/references';
import { loadSubject } from '../../../src/build/subject';
import screenshots from '../../../src/subject/rc-select/screenshots.json';
import { toSections } from '../../../src/reference/sections';
import { toSidebar } from '../../../src/document/page/sidebar';
import { toKeyTables } from '../../../src/markdown-pages/tables';
import type { SourcePage } from './sourcePage';

// An `import` would give what its CommonJS form exports, in which the default is a field.
const keyboard = loadSubject(join(project, 'src/subject/rc-select'), 'keyboard');

/** A line of text in a cell of a Markdown table. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
/** With two backticks, code can contain one. */
const code = (text: string | undefined) => (text === undefined ? '' : `\`\` ${cell(text)} \`\``);

function toRow(anchor: string, entry: ReferenceEntry): string {
  const { name, type, description, deprecated, see = [] } = entry;
  const links = see.map((address) => `[${address}](/demo/${address})`).join(', ');
  const text = [description, deprecated && `Deprecated: ${deprecated}`, links && `See ${links}.`];
  const label = `<a id="${anchor}-${name}"></a>${code(name)}`;
  const cells = [label, code(type), code(entry.default), cell(text.filter(Boolean).join(' '))];
  return `| ${cells.join(' | ')} |`;
}

function toTables(id: string): string {
  const reference = REFERENCES.find((table) => table.id === id);
  if (!reference) return '';
  return toSections(reference.entries)
    .map(({ group, entries }) =>
      [
        ...(group ? [`**${group}**`, ''] : []),
        '| Name | Type | Default | Description |',
        '| --- | --- | --- | --- |',
        ...entries.map((entry) => toRow(reference.anchor, entry)),
      ].join('\n'),
    )
    .join('\n\n');
}

function toOverview(pages: readonly SourcePage[]): string {
  const demos = pages.filter(({ path }) => path.startsWith('/demo/'));
  const descriptions = new Map(
    demos.map(({ path, frontMatter }) => [path, frontMatter.description]),
  );
  return toSidebar(demos)
    .map(({ title = '', items }) => {
      const list = items.map(
        (item) => `- [${item.title}](${item.path}): ${descriptions.get(item.path)}`,
      );
      return [`## ${title}`, '', ...list].join('\n');
    })
    .join('\n\n');
}

function toFigure({ name, title, alt, width, height }: (typeof screenshots)[number]): string {
  // One scheme, since a generator without CSS of its own for them would load both.
  const file = `/screenshots/${name}-light`;
  const set = [1, 2].map((n) => `${file}-${n * width}.avif ${n * width}w`).join(', ');
  const sizes = '(max-width: 48rem) 50vw, 22.5rem';
  return [
    `<figure><picture><source type="image/avif" srcset="${set}" sizes="${sizes}" />`,
    `<img loading="lazy" decoding="async" src="${file}.webp" alt="${alt}" width="${width}" height="${height}" />`,
    `</picture><figcaption>${title}</figcaption></figure>`,
  ].join('');
}

/** In two columns, as in this site. */
const PICTURES = [
  '<div style="display: grid; grid-template-columns: 1fr 1fr">',
  ...screenshots.map(toFigure),
  '</div>',
].join('\n');

/**
 * Replaces the components that only this site's theme has by Markdown and HTML that show the same.
 * The playground and the line of facts have no counterpart and are left out, to the advantage of
 * the others.
 */
export function expand(body: string, pages: readonly SourcePage[]): string {
  return body
    .replace(/<API id="(\w+)"><\/API>/g, (_, id: string) => toTables(id))
    .replace('<DemoOverview></DemoOverview>', () => toOverview(pages))
    .replace('<Screenshots></Screenshots>', PICTURES)
    .replace('<Keyboard></Keyboard>', () => (keyboard ? toKeyTables(keyboard) : ''))
    .replace('<PackageFacts></PackageFacts>', '')
    .replace('<Playground></Playground>', '');
}
