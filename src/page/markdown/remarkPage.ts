import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../../base/problem';
import { checkCallouts } from './callouts';
import { checkFrontMatter } from './frontMatter';
import { walk, type MarkdownNode } from './walk';

/** What dumi keeps of a page while it transforms it. */
export interface PageFile {
  data: { frontmatter: { filename: string; lastUpdated?: number; demo?: { tocDepth: number } } };
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;
const DEMO_SOURCE = /<code\s[^>]*\bsrc="([^"]+)"/;

function checkDemoSource(node: MarkdownNode, file: string): void {
  const source = DEMO_SOURCE.exec(node.value ?? '')?.[1];
  if (!source || existsSync(path.resolve(path.dirname(file), source))) return;
  throw new Problem(
    {
      what: `<code src="${source}"> names a file that does not exist.`,
      why: 'the demo would be missing on the page.',
      fix: `create ${path.join(path.dirname(file), source)} or correct the path, which is relative to the page.`,
    },
    `${file}:${node.position?.start.line ?? 1}`,
  );
}

/**
 * When a file was last committed, in milliseconds since 1970; undefined without git, outside a
 * repository or before the first commit of the file. dumi's own is then the time of the build.
 */
function lastUpdated(file: string): number | undefined {
  try {
    const seconds = execFileSync('git', ['log', '-1', '--format=%at', '--', file], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number.parseInt(seconds, 10) * 1000 || undefined;
  } catch {
    return undefined;
  }
}

/**
 * remark plugin: stops the build on front matter or a demo path that is wrong, and replaces dumi's
 * last-updated time by the one from git.
 */
export function remarkPage() {
  return (tree: MarkdownNode, page: PageFile): void => {
    const { frontmatter } = page.data;
    // From the file: dumi has removed the node from the tree, and ignores YAML that it cannot read.
    const text = readFileSync(frontmatter.filename, 'utf8');
    checkFrontMatter(FRONT_MATTER.exec(text)?.[1] ?? '', frontmatter.filename);
    checkCallouts(tree, text, frontmatter.filename);
    // The heading of a demo is an <h2>.
    frontmatter.demo = { tocDepth: 2 };
    walk(tree, (node) => {
      if (node.type === 'html') checkDemoSource(node, frontmatter.filename);
    });
    const committed = lastUpdated(frontmatter.filename);
    if (committed) frontmatter.lastUpdated = committed;
    else delete frontmatter.lastUpdated;
  };
}
