import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach } from 'vitest';

/** Files by their path. */
export type Files = Record<string, string | Buffer>;

export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** Makes a temporary folder with these files, and a function that removes it. */
export async function temporaryFolder(files: Files) {
  const path = await mkdtemp(join(tmpdir(), 'scripts-'));
  await writeFiles(path, files);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** The same for each test of a file, which finds the folder as it was made. */
export function folderForEach(files: Files): { path: string } {
  const folder = { path: '' };
  beforeEach(async () => {
    const { path, remove } = await temporaryFolder(files);
    folder.path = path;
    return remove;
  });
  return folder;
}

/** Runs git in a folder as somebody, and returns what it prints. */
export function git(folder: string, ...args: string[]): string {
  const person = ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...person, ...args], { cwd: folder, encoding: 'utf8' });
}
