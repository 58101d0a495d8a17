import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The files of a site as an author changes them. */
export interface Folder {
  read(file: string): Promise<string>;
  /** Saves a file, also a new one in a new folder. */
  save(file: string, content: string | Buffer): Promise<void>;
  /** Saves a file with a text replaced, which has to be there. */
  replace(file: string, text: string | RegExp, by: string): Promise<void>;
  move(from: string, to: string): Promise<void>;
  remove(file: string): Promise<void>;
}

/** The files below a folder. */
export function openFolder(root: string): Folder {
  const at = (file: string) => path.join(root, file);
  const folder: Folder = {
    read: (file) => readFile(at(file), 'utf8'),
    async save(file, content) {
      await mkdir(path.dirname(at(file)), { recursive: true });
      await writeFile(at(file), content);
    },
    async replace(file, text, by) {
      const before = await folder.read(file);
      const after = before.replace(text, by);
      if (after === before) throw new Error(`there is no ${String(text)} in ${file}`);
      await folder.save(file, after);
    },
    move: (from, to) => rename(at(from), at(to)),
    remove: (file) => rm(at(file), { recursive: true }),
  };
  return folder;
}
