import { highlight } from '../highlight/highlight';
import { demoChunk, demoLoader } from './demoChunks';
import { walk, type MarkdownNode } from './walk';

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
  dependencies: Record<string, { type: 'FILE' | 'NPM'; value: string }>;
}

interface Demo {
  id: string;
  component: string;
  asset?: DemoAsset;
}

interface PageData {
  data: { frontmatter: { filename: string }; demos?: Demo[] };
}

interface DemoProps {
  demo: { id: string; loader?: string };
  previewerProps: { filename?: string; iframe?: unknown; sources?: DemoSource[] };
}

/** Stands in the props where JSON cannot say what is meant: a function. */
const LOADER = '"__LOADER__"';

const DUMI_CHUNK = 'webpackChunkName: "demos"';

const extension = (file: string) => file.slice(file.lastIndexOf('.') + 1);

function toSource(name: string, code: string, entry: string): DemoSource {
  const folder = new URL(entry, 'file:///');
  if (name.startsWith('../')) {
    return { name, href: new URL(name, folder).pathname.replace('/demos/', '/sources/') };
  }
  return { name, html: highlight(code.trimEnd(), extension(name)) };
}

function toSources(asset: DemoAsset, entry: string): DemoSource[] {
  const first = entry.slice(entry.lastIndexOf('/') + 1);
  // dumi lists files in the order in which they happen to be read, which is not the same for server and browser.
  const rank = (name: string) => (name === first ? 0 : name.startsWith('../') ? 2 : 1);
  return Object.entries(asset.dependencies)
    .filter(([, file]) => file.type === 'FILE')
    .map(([name, file]) => {
      const shown = name === 'index.tsx' ? first : name.replace(/^\.\//, '');
      return toSource(shown, file.value, entry);
    })
    .sort((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name, 'en'));
}

function highlightFence(node: MarkdownNode): void {
  const code = node.children?.[0]?.value ?? '';
  const lang = node.properties?.lang;
  const value = JSON.stringify(highlight(code.trimEnd(), typeof lang === 'string' ? lang : ''));
  node.JSXAttributes = [{ type: 'JSXAttribute', name: 'html', value }];
  node.children = [];
}

/**
 * rehype plugin: highlights fenced code and the sources of demos at build time, so that no highlighter is in the page's
 * script, and gives every demo a chunk of its own (dumi puts those of all pages into one called `demos`).
 */
export function rehypeSources() {
  return (tree: MarkdownNode, page: PageData): void => {
    const loader = demoLoader(page.data.frontmatter.filename);
    const demos = new Map(page.data.demos?.map((demo) => [demo.id, demo]));
    walk(tree, (node) => {
      if (node.tagName === 'SourceCode') highlightFence(node);
      const [spread] = node.JSXAttributes ?? [];
      if (node.tagName !== 'DumiDemo' || !spread?.argument) return;
      const props = JSON.parse(spread.argument) as DemoProps;
      const demo = demos.get(props.demo.id);
      if (!demo?.asset) return;
      const { asset } = demo;
      const chunk = demoChunk(demo.id, Boolean(props.previewerProps.iframe));
      demo.component = demo.component.replace(DUMI_CHUNK, `webpackChunkName: "${chunk}"`);
      props.previewerProps.sources = toSources(asset, props.previewerProps.filename ?? '');
      for (const name of Object.keys(asset.dependencies)) {
        // The page loads shared files from /sources when asked; a copy in every demo's chunk would only weigh.
        if (name.startsWith('../')) delete asset.dependencies[name];
      }
      props.demo.loader = JSON.parse(LOADER) as string;
      spread.argument = JSON.stringify(props).replace(LOADER, () => loader);
    });
  };
}
