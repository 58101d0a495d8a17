import path from 'node:path';
import { found, replaceIn } from '../../base/generated';
import { attributeLines } from './attributeLines';
import { highlight } from './highlight';
import { withFocus } from './lines';
import { linesAbove } from './opening';
import { propsUsed } from './propsUsed';
import { readDemoFiles } from './disk';
import { isShared } from './folders';
import { codeChunk } from './demoChunks';
import type { Files } from './model';
import { walk, type MarkdownNode } from '../../page/markdown/walk';

/** One file of a demo as the demo block shows it. */
export interface DemoSource {
  /** Path relative to the demo's entry, such as `index.tsx` or `../skin/select.css`. */
  name: string;
  /** Highlighted HTML of the demo's own files. */
  html?: string;
  /** Address of the text of a file that many demos share, loaded when the reader asks for it. */
  href?: string;
}

interface DemoAsset {
  id: string;
  dependencies: object;
}

interface Demo {
  id: string;
  component: string;
  asset?: DemoAsset;
}

interface PageData {
  data: {
    frontmatter: { filename: string };
    demos?: Demo[];
    /** Absolute paths of files that the page is compiled from; dumi watches them. */
    embeds: string[];
  };
}

interface DemoProps {
  demo: { id: string; inline?: boolean };
  previewerProps: { filename?: string; iframe?: unknown; sources?: DemoSource[] };
}

const DUMI_CHUNK = 'webpackChunkName: "demos"';

/**
 * React keeps the failure of a lazy component for ever; the theme loads demos itself (loadDemo.ts).
 */
const LAZY = /^React\.memo\(React\.lazy\((.+)\)\)$/s;

const GENERATED = { by: 'dumi', file: 'src/demo/code/rehypeSources.ts' };

/**
 * The code that loads a demo, in a chunk of its own name.
 *
 * @throws {Problem} When dumi writes it in another way.
 */
function loaderOf(component: string, chunk: string): string {
  const named = replaceIn(component, DUMI_CHUNK, () => `webpackChunkName: "${chunk}"`, {
    ...GENERATED,
    what: `an import of a demo with \`${DUMI_CHUNK}\``,
    why: 'the code of all demos of the site would be in one file.',
  });
  return replaceIn(named, LAZY, (_all, load = '') => load, {
    ...GENERATED,
    what: 'a component `React.memo(React.lazy(...))` of a demo',
    why: 'a demo that did not arrive could not be loaded again.',
  });
}

/** Folder of the demos, from which paths of demo files are counted. */
const DEMOS = 'demos/';

const extension = (file: string) => file.slice(file.lastIndexOf('.') + 1);

/** Highlighted, with the props that its page is about marked in what renders a select. */
function toHtml(file: string, code: string, props: ReadonlySet<string>): string {
  const html = highlight(code, extension(file));
  if (!file.endsWith('.tsx')) return html;
  return withFocus(html, { above: linesAbove(code), marked: attributeLines(code, props) });
}

/**
 * The files of a demo, entry first. dumi has a list of them, but names a file by what the importing
 * file calls it: in it `./b.ts`, imported by `../shared/a.ts`, passes for a file beside the entry.
 */
function toSources(files: Files, entry: string, props: ReadonlySet<string>): DemoSource[] {
  const rank = (file: string) => (file === entry ? 0 : isShared(file) ? 2 : 1);
  return Object.entries(files)
    .sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b, 'en'))
    .map(([file, text]) => {
      const name = path.posix.relative(path.posix.dirname(entry), file);
      if (isShared(file)) return { name, href: `/sources/${file}` };
      return { name, html: toHtml(file, text.trimEnd(), props) };
    });
}

function highlightFence(node: MarkdownNode): void {
  const code = node.children?.[0]?.value ?? '';
  const lang = node.properties?.lang;
  const value = JSON.stringify(highlight(code.trimEnd(), typeof lang === 'string' ? lang : ''));
  node.JSXAttributes = [{ type: 'JSXAttribute', name: 'html', value }];
  node.children = [];
}

interface RehypeSourcesOptions {
  /** The project's folder. */
  project: string;
}

/**
 * rehype plugin: highlights fenced code and the sources of demos at build time, so that no
 * highlighter is in the page's script, and puts the demos of a page into a chunk of their own.
 */
export function rehypeSources({ project }: RehypeSourcesOptions) {
  return (tree: MarkdownNode, page: PageData): void => {
    const { filename } = page.data.frontmatter;
    const used = propsUsed(tree);
    const demos = new Map(page.data.demos?.map((demo) => [demo.id, demo]));
    walk(tree, (node) => {
      if (node.tagName === 'SourceCode') highlightFence(node);
      const [spread] = node.JSXAttributes ?? [];
      if (node.tagName !== 'DumiDemo') return;
      const unknown = { ...GENERATED, why: 'the page would have a demo without its sources.' };
      const attributes = found(spread, { ...unknown, what: 'a demo with its props as JSON' });
      const props = JSON.parse(attributes.argument ?? '') as DemoProps;
      const demo = found(demos.get(props.demo.id), {
        ...unknown,
        what: `an entry for the demo ${props.demo.id} in the list of the demos of its page`,
      });
      const chunk = codeChunk(filename, demo.id, Boolean(props.previewerProps.iframe));
      const component = loaderOf(demo.component, chunk);
      // It has no block, so its page does not load one.
      if (props.demo.inline) {
        demo.component = component;
        node.tagName = 'InlineDemo';
        const { filename: file } = props.previewerProps;
        attributes.argument = JSON.stringify({ id: demo.id, file });
      }
      if (!demo.asset) return;
      demo.component = component;
      const { asset } = demo;
      const entry = (props.previewerProps.filename ?? '').replace(DEMOS, '');
      const files = readDemoFiles(project, entry);
      page.data.embeds.push(...Object.keys(files).map((file) => path.join(project, DEMOS, file)));
      props.previewerProps.sources = toSources(files, entry, used);
      // The page has the texts of its own files and loads the shared ones when asked; in the demo's
      // chunk they would only weigh.
      asset.dependencies = {};
      attributes.argument = JSON.stringify(props);
    });
  };
}
