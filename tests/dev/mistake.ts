import type { Folder } from './folder';

/** A mistake of an author. */
export interface Mistake {
  name: string;
  make: (folder: Folder) => Promise<void>;
  /** What mends it, where that is not saving the file as it was. */
  mend?: (folder: Folder) => Promise<void>;
  /** The file that is saved as it was. */
  file?: string;
  /** What the message says, its place first. */
  says: readonly string[];
  /** The page that has to be opened to meet it. */
  open?: string;
}

/** A file with a text replaced. */
export const replaced = (file: string, text: string | RegExp, by: string) => ({
  file,
  make: (folder: Folder) => folder.replace(file, text, by),
});

/** A file with more lines at its end. */
export const appended = (file: string, text: string) => ({
  file,
  make: async (folder: Folder) => folder.save(file, (await folder.read(file)) + text),
});

/** A file with other lines at its beginning. */
export const prepended = (file: string, text: string) => replaced(file, /^/, text);

/** A file that is cut, as a program leaves it that has not finished. */
export const cut = (file: string, at: string) => ({
  file,
  make: async (folder: Folder) =>
    folder.save(file, (await folder.read(file)).split(at, 1)[0] ?? ''),
});

/** A file with another encoding. */
export const encoded = (file: string, encoding: BufferEncoding) => ({
  file,
  make: async (folder: Folder) =>
    folder.save(file, Buffer.from(`\uFEFF${await folder.read(file)}\n// é\n`, encoding)),
});

/** A copy of a file. */
export const added = (file: string, by: string) => ({
  make: async (folder: Folder) => folder.save(by, await folder.read(file)),
  mend: (folder: Folder) => folder.remove(by),
});

/** A file or a folder with another name. */
export const moved = (from: string, to: string) => ({
  make: (folder: Folder) => folder.move(from, to),
  mend: (folder: Folder) => folder.move(to, from),
});
