import type { IApi } from 'dumi';
import { missing } from '../lib/generated';

/** What dumi knows of a file that is a page or a tab of one (dumi/dist/features/meta.js). */
export interface MetaFile {
  id: string;
  file: string;
  /** Ids of its content tabs, as JSON. */
  tabs?: string;
}

/** Ids of the content tabs of a page. */
export function tabIdsOf({ tabs = '[]' }: MetaFile): string[] {
  // dumi has written it.
  return JSON.parse(tabs) as string[];
}

/**
 * Keeps what dumi knows of the files of pages, which it tells before it generates its own.
 *
 * @returns A function that has the Markdown files.
 * @throws {Problem} That function, when dumi has told of none.
 */
export function keepMetaFiles(api: IApi): () => readonly MetaFile[] {
  let files: readonly MetaFile[] | undefined;

  api.register({
    key: 'dumi.modifyMetaFiles',
    stage: Infinity,
    fn(all: MetaFile[]) {
      files = all.filter(({ file }) => file.endsWith('.md'));
      return all;
    },
  });

  return () => {
    if (files?.length) return files;
    throw missing({
      by: 'dumi',
      what: 'a list of Markdown files for the hook `dumi.modifyMetaFiles`',
      why: 'the site would have no pages and no tabs.',
      file: 'src/build/metaFiles.ts',
    });
  };
}
