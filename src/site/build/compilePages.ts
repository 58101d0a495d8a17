import path from 'node:path';
import transform from 'dumi/dist/loaders/markdown/transformer';
import { createFileReader, type FileReader } from '../../lib/fileReader';
import { isRecord, isText, itemsOf } from '../../lib/read';
import { decodeText, placeOf } from '../../lib/textFile';
import type { Term } from '../../document/page/markdown/glossaryLinks';
import type { DemoFolder } from '../../build/settings';
import { demoFile } from '../../demo/code/javascript/demoFile';
import { demoInJavaScript } from '../../demo/code/javascript/demoInJavaScript';
import { rehypeSources, type ShownDemo } from '../../demo/code/rehypeSources';
import type { CommitTimes } from '../../document/page/markdown/commitTimes';
import { remarkPage } from '../../document/page/markdown/remarkPage';
import {
  failedPageModule,
  pageModule,
  type CompiledPage,
  type PageOptions,
  type PagePart,
} from './pageModules';
import { listPages, pageOf } from '../../document/page/pageFiles';
import type { LinkedText } from './brokenLinks';
import { checkTags } from '../../markdown-pages/checkTags';
import { rehypeHeadingLinks } from './rehypeHeadingLinks';
import { rehypeTableGroups, type TableGroups } from './rehypeTableGroups';

/** The part of webpack's loader context that a page needs. */
export interface LoaderContext {
  resourcePath: string;
  addDependency(file: string): void;
  addMissingDependency(file: string): void;
  emitError(error: Error): void;
  emitFile(name: string, content: string): void;
  getOptions(): PageOptions;
}

/** A page as it was last compiled, and what it was compiled from. */
interface Compiled {
  bytes: Buffer;
  reader: FileReader;
  page: Promise<CompiledPage>;
  /** Of the last time without a mistake, with the text at that time. */
  before: { page: CompiledPage; text: string } | undefined;
}

/** What pages are compiled with. */
export interface PageCompilerOptions {
  /** The project's folder. */
  project: string;
  demos: () => DemoFolder;
  tableGroups: () => TableGroups;
  /** Words that pages link to the glossary. */
  terms: () => readonly Term[];
  commitTimes: CommitTimes;
  /** Whether a page with a mistake says so itself, rather than ending the build. */
  keepsFailed: boolean;
}

/** Compiles the pages of a site. */
export interface PageCompiler {
  /** Makes a module of a page; what webpack's loader does. */
  load(part: PagePart): (bytes: Buffer, context: LoaderContext) => Promise<string>;
  /** The texts of the pages that could be compiled, below the folder with all pages. */
  texts(docs: string): LinkedText[];
}

/**
 * Compiles pages with dumi's transformer and the site's own steps. dumi's loader would do so, too,
 * but keeps a page that could not be compiled until its Markdown is saved, and reads what a page
 * was made of without a look whether it is still there.
 *
 * The parts of a page share what is made of it, and so do the builds for browsers and the server,
 * as long as all that it was made of is the same.
 */
export function createPageCompiler(site: PageCompilerOptions): PageCompiler {
  const pages = new Map<string, Compiled>();

  async function compile(file: string, bytes: Buffer, options: PageOptions, reader: FileReader) {
    const text = decodeText(bytes, file);
    // First, since dumi reads the file of an `<embed>`, which this refuses: its text would be in no
    // twin, and a change of it would not make the page again.
    checkTags(text, placeOf(file));
    const shown: ShownDemo[] = [];
    const page = await transform(text, {
      ...options,
      fileAbsPath: file.replaceAll(path.sep, '/'),
      extraRemarkPlugins: [
        [
          remarkPage,
          {
            commitTimes: site.commitTimes,
            publicFolder: path.join(site.project, 'public'),
            reader,
            terms: site.terms(),
          },
        ],
      ],
      extraRehypePlugins: [
        [rehypeSources, { demos: site.demos(), reader, shown }],
        [rehypeTableGroups, site.tableGroups],
        rehypeHeadingLinks,
      ],
    });
    return { ...page, shown };
  }

  /** Adds the demos of a page as JavaScript to the site. */
  async function emitDemos({ shown }: CompiledPage, context: LoaderContext): Promise<void> {
    const folder = path.join(site.project, 'demos');
    for (const demo of shown) {
      const text = await demoInJavaScript(folder, demo);
      if (text !== undefined) context.emitFile(demoFile(demo.id), text);
    }
  }

  function compiled(file: string, bytes: Buffer, options: PageOptions): Compiled {
    const known = pages.get(file);
    if (known?.bytes.equals(bytes) && known.reader.isCurrent()) return known;
    const reader = createFileReader();
    const page = compile(file, bytes, options, reader);
    const entry: Compiled = { bytes, reader, page, before: known?.before };
    page.then(
      (made) => (entry.before = { page: made, text: decodeText(bytes, file) }),
      () => undefined,
    );
    pages.set(file, entry);
    return entry;
  }

  return {
    load: (part) => async (bytes, context) => {
      const file = context.resourcePath;
      const options = context.getOptions();
      const { page, reader, before } = compiled(file, bytes, options);
      try {
        const made = await page;
        if (part === 'md-demo') await emitDemos(made, context);
        return pageModule(part, context, options, made);
      } catch (error) {
        if (!site.keepsFailed || !(error instanceof Error)) throw error;
        context.emitError(error);
        return failedPageModule(part, placeOf(file), error.message, before?.page);
      } finally {
        const { found, missing } = reader.asked();
        for (const each of found) context.addDependency(each);
        for (const each of missing) context.addMissingDependency(each);
      }
    },
    texts: (docs) =>
      listPages(docs).flatMap((name) => {
        const file = path.join(docs, name);
        const before = pages.get(file)?.before;
        if (!before) return [];
        const toc: unknown = before.page.meta.toc;
        const sections = itemsOf(toc, Infinity, (entry) =>
          isRecord(entry) && isText(entry.id) ? entry.id : undefined,
        );
        return { file: placeOf(file), address: pageOf(name), text: before.text, sections };
      }),
  };
}
