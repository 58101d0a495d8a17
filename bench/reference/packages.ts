import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a package says of a prop in its own documentation. */
export interface DocumentedProp {
  /** Of the component, as the site calls its table. */
  component: string;
  name: string;
  /** As source text, where the documentation says one. */
  default?: string;
}

/** A package that the reference is tried on. */
export interface TriedPackage {
  name: string;
  version: string;
  /** Where its documentation is, for readers of the figures. */
  documentation: string;
  /** Reads what is documented; by hand where the package does not bring its documentation along. */
  documented: (folder: string) => readonly DocumentedProp[];
}

const readmeOf = (folder: string) => readFileSync(path.join(folder, 'README.md'), 'utf8');

/** A default that is a value, and no remark. */
function valueOf(text = ''): string | undefined {
  const value = text
    .trim()
    .replace(/^`(.*)`$/, '$1')
    .replace(/^"(.*)"$/, "'$1'");
  return /^(?:true|false|null|-?[\d.]+|'.*'|\[\]|\{\})$/.test(value) ? value : undefined;
}

function toProps(component: string, rows: Iterable<readonly string[]>): DocumentedProp[] {
  return [...rows].map(([name = '', fallback]) => {
    const value = valueOf(fallback);
    return { component, name, ...(value !== undefined && { default: value }) };
  });
}

/** The rows of Markdown tables with a column for the default, below a heading. */
function tableRows(text: string, heading: string): string[][] {
  const below = text.slice(text.indexOf(heading));
  return [...below.matchAll(/^\| *([a-z]\w*) *\|([^|\n]*(?:\\\|[^|\n]*)*)\|([^|\n]*)\|/gm)].map(
    ([, name = '', , fallback = '']) => [name, fallback],
  );
}

/** The rows of the first table in HTML, whose third cell is the default. */
function htmlRows(text: string): string[][] {
  return text
    .slice(0, text.indexOf('</table>'))
    .split('<tr>')
    .map((row) => [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, each = '']) => each))
    .filter((cells) => cells.length >= 3)
    .map(([name = '', , fallback = '']) => [name, fallback]);
}

/** `### name`, with `defaults to` below it, between two headings. */
function sections(text: string, from: string, to: string): string[][] {
  const part = text.slice(text.indexOf(from), text.indexOf(to));
  return part
    .split(/^### /m)
    .slice(1)
    .map((section) => [
      /^\w+/.exec(section)?.[0] ?? '',
      /defaults to\s+(`[^`]*`)/.exec(section)?.[1] ?? '',
    ]);
}

/** `- \`name\`` and `- \`value\` / \`onChange\`` in two sections. */
function listed(text: string): string[][] {
  const part = text.slice(text.indexOf('## Props'), text.indexOf('## Methods'));
  return [...part.matchAll(/^- (`.*?`(?: \/ `.*?`)*) - /gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name]),
  );
}

const named = (component: string, names: string) =>
  toProps(
    component,
    names.split(' ').map((each) => each.split('=')),
  );

/** Parts of a select that have nothing of their own but `asChild`. */
const AS_CHILD =
  'Trigger Icon Viewport ItemText ItemIndicator ScrollUpButton ScrollDownButton Group Label Separator';

/** Names and defaults on the page of the component, which the package does not bring along. */
const RADIX_SELECT = [
  ...named(
    'Select',
    'defaultValue value onValueChange defaultOpen open onOpenChange dir name disabled required',
  ),
  ...named('SelectValue', 'asChild=false placeholder'),
  ...named('SelectPortal', 'container'),
  ...named(
    'SelectContent',
    "asChild=false onCloseAutoFocus onEscapeKeyDown onPointerDownOutside position='item-aligned' side='bottom' sideOffset=0 align='start' alignOffset=0 avoidCollisions=true collisionBoundary=[] collisionPadding=10 arrowPadding=0 sticky='partial' hideWhenDetached=false",
  ),
  ...named('SelectItem', 'asChild=false value disabled textValue'),
  ...named('SelectArrow', 'asChild=false width=10 height=5'),
  ...AS_CHILD.split(' ').flatMap((part) => named(`Select${part}`, 'asChild=false')),
];

/** The packages, each of another style, in versions that do not move. */
export const PACKAGES: readonly TriedPackage[] = [
  {
    name: 'rc-slider',
    version: '11.1.9',
    documentation: 'README of the package, table of the API',
    documented: (folder) => toProps('Slider', tableRows(readmeOf(folder), '### Common API')),
  },
  {
    name: 'rc-cascader',
    version: '3.34.0',
    documentation: 'README of the package',
    documented: (folder) => toProps('Cascader', htmlRows(readmeOf(folder))),
  },
  {
    name: 'react-select',
    version: '5.10.2',
    documentation: 'README of the package (an extract)',
    documented: (folder) => [
      ...toProps('Select', listed(readmeOf(folder))),
      ...named('Select.ref', 'focus blur'),
    ],
  },
  {
    name: 'downshift',
    version: '9.5.0',
    documentation: 'README of the package',
    documented: (folder) =>
      toProps('Downshift', sections(readmeOf(folder), '## Basic Props', '## stateChangeTypes')),
  },
  {
    name: '@radix-ui/react-select',
    version: '2.4.1',
    documentation: 'page of Select in the documentation of Radix Primitives',
    documented: () => RADIX_SELECT,
  },
  {
    name: 'react-aria-components',
    version: '1.22.1',
    documentation: 'none by hand: its pages are made from the same types',
    documented: () => [],
  },
  {
    name: 'antd',
    version: '6.6.8',
    documentation: 'page of Slider, of version 5',
    documented: () =>
      named(
        'Slider',
        'autoFocus=false defaultValue disabled=false keyboard=true dots=false included=true marks max=100 min=0 range=false reverse=false step=1 tooltip value vertical=false onAfterChange onChange trackStyle railStyle handleStyle',
      ),
  },
];
