import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteFiles } from './texts';

/** What a program that installs packages writes beside what it is told to. */
const BY_INSTALLING = ['node_modules', 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

/** Files that were written, and how to take them back. */
export interface Changes {
  /** Leaves the folder as it was. */
  undo: () => void;
}

/** The folders of a path that are not there, the deepest first. */
function missingFolders(folder: string, file: string): string[] {
  const parent = path.dirname(file);
  if (parent === '.' || existsSync(path.join(folder, parent))) return [];
  return [parent, ...missingFolders(folder, parent)];
}

/**
 * Writes files into a folder.
 *
 * @throws The error of the file system, when the folder is as it was.
 */
export function writeFiles(folder: string, files: SiteFiles): Changes {
  const at = (file: string) => path.join(folder, file);
  const names = Object.keys(files);
  const kept = [...names, ...BY_INSTALLING.slice(1)].map((file) => {
    return [file, existsSync(at(file)) ? readFileSync(at(file)) : undefined] as const;
  });
  const added = BY_INSTALLING.slice(0, 1).filter((name) => !existsSync(at(name)));
  const folders = new Set(names.flatMap((file) => missingFolders(folder, file)));
  const undo = () => {
    for (const name of added) rmSync(at(name), { recursive: true, force: true });
    for (const [file, before] of kept) {
      if (before === undefined) rmSync(at(file), { force: true });
      else writeFileSync(at(file), before);
    }
    for (const each of [...folders].sort((one, other) => other.length - one.length))
      if (existsSync(at(each))) rmdirSync(at(each));
  };
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    }
  } catch (error) {
    undo();
    throw error;
  }
  return { undo };
}
