import { highlight } from '../highlight/highlight';
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

interface DemoProps {
  demo: { id: string };
  previewerProps: { filename?: string; sources?: DemoSource[] };
}

const extension = (file: string) => file.slice(file.lastIndexOf('.') + 1);

function toSources(asset: DemoAsset, entry: string): DemoSource[] {
  const folder = new URL(entry, 'file:///');
  const sources = Object.entries(asset.dependencies)
    .filter(([, file]) => file.type === 'FILE')
    .map(([name, file]): DemoSource => {
      const shown =
        name === 'index.tsx' ? entry.slice(entry.lastIndexOf('/') + 1) : name.replace(/^\.\//, '');
      return shown.startsWith('../')
        ? { name: shown, href: new URL(shown, folder).pathname.replace('/demos/', '/sources/') }
        : { name: shown, html: highlight(file.value.trimEnd(), extension(shown)) };
    });
  return [...sources.filter(({ html }) => html), ...sources.filter(({ href }) => href)];
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
  return (tree: MarkdownNode, page: { data: { demos?: Demo[] } }): void => {
    const demos = new Map(page.data.demos?.map((demo) => [demo.id, demo]));
    for (const demo of demos.values()) {
      demo.component = demo.component.replace(
        'webpackChunkName: "demos"',
        `webpackChunkName: "demo__${demo.id}"`,
      );
    }
    walk(tree, (node) => {
      if (node.tagName === 'SourceCode') highlightFence(node);
      const [spread] = node.JSXAttributes ?? [];
      if (node.tagName !== 'DumiDemo' || !spread?.argument) return;
      const props = JSON.parse(spread.argument) as DemoProps;
      const asset = demos.get(props.demo.id)?.asset;
      if (!asset) return;
      props.previewerProps.sources = toSources(asset, props.previewerProps.filename ?? '');
      for (const name of Object.keys(asset.dependencies)) {
        // The page loads shared files from /sources when asked; a copy in every demo's chunk would only weigh.
        if (name.startsWith('../')) delete asset.dependencies[name];
      }
      spread.argument = JSON.stringify(props);
    });
  };
}
