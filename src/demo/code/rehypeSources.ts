import path from 'node:path';
import type { FileReader } from '../../lib/fileReader';
import { found } from '../../lib/generated';
import { attributeLines, linesAbove, propsUsed } from './focus';
import { checkId, parseDemoProps } from './demoProps';
import { comparedCode, fenceText, highlightFence } from './comparedCode';
import { commandsHtml } from './commandsHtml';
import { checkSyntax } from './checkSyntax';
import { highlight } from './highlight';
import type { ManagerForm } from './managersPart';
import { withFocus } from './lines';
import { loaderOf, codeChunk } from './demoChunks';
import { readDemoFiles } from './disk';
import type { DemoFolder } from '../../build/settings';
import { isShared, type Files } from './model';
import { walk, type MarkdownNode } from '../../document/page/markdown/walk';

/** One file of a demo as the demo block shows it. */
export interface DemoSource {
  /** Path relative to the demo's entry, such as `index.tsx` or `../skin/select.css`. */
  name: string;
  /** What is said in its place while it is shown as JavaScript. */
  label?: string;
  /** Highlighted HTML of the demo's own files. */
  html?: string;
  /** The text of these; as of `html`, the document has it, and not the script. */
  text?: string;
  /** How many lines at the beginning are above what the demo is about. */
  above?: number;
  /** Address of the text of a file that many demos share, loaded when the reader asks for it. */
  href?: string;
}

interface Demo {
  id: string;
  component: string;
}

interface PageData {
  data: {
    frontmatter: { filename: string };
    demos?: Demo[];
  };
}

const GENERATED = { by: 'dumi', file: 'src/demo/code/rehypeSources.ts' };

/** Folder of the demos, from which paths of demo files are counted. */
const DEMOS = 'demos/';

/** What a file is called beside the entry of its demo. */
export function nameFrom(entry: string, file: string): string {
  return path.posix.relative(path.posix.dirname(entry), file);
}

const extension = (file: string) => file.slice(file.lastIndexOf('.') + 1);

/** A file that a demo block has the text of. */
type OwnSource = Omit<DemoSource, 'href'>;

/** A file, with the props that its page is about marked in what renders a select. */
export function toSource(name: string, text: string, props: ReadonlySet<string>): OwnSource {
  const html = highlight(text, extension(name));
  if (!/\.[jt]sx$/.test(name)) return { name, text, html };
  const above = linesAbove(text);
  return {
    name,
    text,
    above,
    html: withFocus(html, { above, marked: attributeLines(text, props) }),
  };
}

/**
 * The files of a demo, entry first. dumi has a list of them, but names a file by what the importing
 * file calls it: in it `./b.ts`, imported by `../shared/a.ts`, passes for a file beside the entry.
 */
function toSources(files: Files, entry: string, props: ReadonlySet<string>): DemoSource[] {
  const rank = (file: string) => (file === entry ? 0 : isShared(file, entry) ? 2 : 1);
  return Object.entries(files)
    .sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b, 'en'))
    .map(([file, text]) => {
      const name = nameFrom(entry, file);
      if (isShared(file, entry)) return { name, href: `/sources/${file}` };
      return toSource(name, text.trimEnd(), props);
    });
}

/** Gives a fenced block its HTML in the place of its text. */
function fillFence(node: MarkdownNode, html: string, managers?: ManagerForm): void {
  const attributes = managers ? { html, managers } : { html };
  node.JSXAttributes = Object.entries(attributes).map(([name, value]) => ({
    type: 'JSXAttribute',
    name,
    value: JSON.stringify(value),
  }));
  node.children = [];
}

/** A demo in a block, and what is shown in it. */
export interface ShownDemo {
  id: string;
  /** Path of its entry below `demos/`. */
  entry: string;
  files: Files;
  /** Names of the props that its page is about. */
  props: ReadonlySet<string>;
}

interface RehypeSourcesOptions {
  demos: DemoFolder;
  /** Knows afterwards which files the page depends on. */
  reader: FileReader;
  /** Has the demos of the page afterwards. */
  shown: ShownDemo[];
  /** Gets what is wrong with a demo, and the page says it in its place; left out, it is thrown. */
  onFault?: (error: Error) => void;
}

/** Says in the place of a demo why it cannot be shown; nothing loads its code. */
function fillFault(node: MarkdownNode, demo: Demo, { message }: Error): void {
  node.tagName = 'pre';
  node.properties = { role: 'alert' };
  node.JSXAttributes = [];
  node.children = [{ type: 'text', value: message }];
  demo.component = `() => Promise.reject(new Error(${JSON.stringify(message)}))`;
}

/** How dumi imports a demo, with the path of its file. */
const IMPORTED = /["']([^"']+)\?techStack=/;

/** Path of the entry below `demos/`. */
function entryOf({ component }: Demo, project: string): string | undefined {
  const file = IMPORTED.exec(component)?.[1];
  return file && path.relative(path.join(project, DEMOS), file).replaceAll(path.sep, '/');
}

/**
 * rehype plugin: highlights fenced code and the sources of demos at build time, so that no
 * highlighter is in the page's script, and puts the demos of a page into a chunk of their own.
 */
export function rehypeSources({ demos: folder, reader, shown, onFault }: RehypeSourcesOptions) {
  const filesOf = (entry: string): Files | Error => {
    try {
      return readDemoFiles(folder, entry, reader, checkSyntax);
    } catch (error) {
      if (!onFault || !(error instanceof Error)) throw error;
      onFault(error);
      return error;
    }
  };
  return (tree: MarkdownNode, page: PageData): void => {
    const { filename } = page.data.frontmatter;
    const used = propsUsed(tree);
    const demos = new Map(page.data.demos?.map((demo) => [demo.id, demo]));
    const ids = new Set<string>();
    const compared = comparedCode(tree);
    let isBeginning = true;
    walk(tree, (node) => {
      if (/^h[2-6]$/.test(node.tagName ?? '')) isBeginning = false;
      if (node.tagName === 'SourceCode') {
        const commands = commandsHtml(node.properties?.lang, fenceText(node));
        const form = isBeginning ? 'list' : 'tabs';
        if (commands !== undefined) fillFence(node, commands, form);
        else fillFence(node, compared.get(node) ?? highlightFence(node));
      }
      const [spread] = node.JSXAttributes ?? [];
      if (node.tagName !== 'DumiDemo') return;
      const unknown = { ...GENERATED, why: 'the page would have a demo without its sources.' };
      const what = 'a demo with its props as JSON';
      const attributes = found(spread, { ...unknown, what });
      const props = found(parseDemoProps(attributes.argument), { ...unknown, what });
      checkId(props.id, ids, `${filename}:${node.position?.start.line ?? 1}`);
      const demo = found(demos.get(props.id), {
        ...unknown,
        what: `an entry for the demo ${props.id} in the list of the demos of its page`,
      });
      // Code between fences is no file.
      if (!props.isInline && props.filename === undefined) return;
      const component = loaderOf(demo.component, codeChunk(filename, demo.id, props.isFramed));
      const entry = found(entryOf(demo, folder.project), {
        ...unknown,
        what: 'an import of a demo with the path of its file',
      });
      const files = filesOf(entry);
      if (files instanceof Error) return fillFault(node, demo, files);
      demo.component = component;
      if (!props.isInline) {
        shown.push({ id: demo.id, entry, files, props: used });
        attributes.argument = props.withSources(toSources(files, entry, used));
        return;
      }
      // It has no block, so its page does not load one.
      node.tagName = 'InlineDemo';
      attributes.argument = JSON.stringify({ id: demo.id, file: props.filename });
    });
  };
}
