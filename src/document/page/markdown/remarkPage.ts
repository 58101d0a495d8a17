import path from 'node:path';
import type { FileReader } from '../../../lib/fileReader';
import { Problem } from '../../../lib/problem';
import { checkCallouts, keepCapitals } from './callouts';
import { wrapComparisons } from './comparisons';
import type { CommitTimes } from './commitTimes';
import { checkFrontMatter } from './frontMatter';
import { GLOSSARY, linkFirstUses, type Term } from './glossaryLinks';
import { checkImages } from './images';
import { targetRows } from './rowTargets';
import { splitSource } from './splitSource';
import { walk, type MarkdownNode } from './walk';

/** What dumi keeps of a page while it transforms it. */
export interface PageFile {
  /** The text of the page. */
  value: unknown;
  data: { frontmatter: { filename: string; lastUpdated?: number; demo?: { tocDepth: number } } };
}

const DEMO_SOURCE = /<code\s[^>]*\bsrc="([^"]+)"/;

function checkDemoSource(node: MarkdownNode, file: string, reader: FileReader): void {
  const source = DEMO_SOURCE.exec(node.value ?? '')?.[1];
  if (!source || reader.has(path.resolve(path.dirname(file), source))) return;
  throw new Problem(
    {
      what: `<code src="${source}"> names a file that does not exist.`,
      why: 'the demo would be missing on the page.',
      fix: `create ${path.posix.join(path.dirname(file), source)} or correct the path, which is relative to the page.`,
    },
    `${file}:${node.position?.start.line ?? 1}`,
  );
}

interface RemarkPageOptions {
  commitTimes: CommitTimes;
  /** Of the files that are in the site as they are. */
  publicFolder: string;
  /** Knows afterwards which files the page depends on. */
  reader: FileReader;
  /** Words that are linked to the glossary. */
  terms?: readonly Term[];
}

/**
 * remark plugin: stops the build on front matter, a demo path or an image that is wrong, puts code
 * before and after a change side by side, gives ids to rows of tables that are linked, links terms
 * to the glossary, and replaces dumi's last-updated time, which without git or before the first
 * commit of the file is that of the build.
 */
export function remarkPage({ commitTimes, publicFolder, reader, terms = [] }: RemarkPageOptions) {
  return (tree: MarkdownNode, page: PageFile): void => {
    const { frontmatter } = page.data;
    // From the text: dumi has removed the node from the tree, and ignores YAML that it cannot read.
    const text = String(page.value);
    checkFrontMatter(splitSource(text).yaml, frontmatter.filename);
    checkCallouts(tree, text, frontmatter.filename);
    wrapComparisons(tree, frontmatter.filename);
    targetRows(tree);
    checkImages(tree, frontmatter.filename, publicFolder, reader);
    // The heading of a demo is an <h2>.
    frontmatter.demo = { tocDepth: 2 };
    walk(tree, (node) => {
      if (node.type === 'html') checkDemoSource(node, frontmatter.filename, reader);
      keepCapitals(node);
    });
    if (!frontmatter.filename.replaceAll('\\', '/').endsWith(`/${GLOSSARY}`))
      linkFirstUses(tree, new Set(terms));
    const committed = commitTimes.get(frontmatter.filename);
    if (committed) frontmatter.lastUpdated = committed;
    else delete frontmatter.lastUpdated;
  };
}
