import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { Problem } from '../../src/lib/problem';
import { errorCode } from './errorCode';

/** Errors of the file system that somebody else has to see to. */
const REASONS: Readonly<Record<string, string>> = {
  EBUSY: 'another program uses it, or something is mounted there',
  EACCES: 'it belongs to another user',
  EPERM: 'it belongs to another user, or is protected against changes',
  EROFS: 'the file system is read-only',
};

/** Does something to a folder, and explains why the system does not allow it. */
async function change(folder: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    const code = errorCode(error) ?? '';
    const reason = REASONS[code];
    if (reason === undefined) throw error;
    const name = relative('.', folder);
    throw new Problem({
      what: `The folder ${name}/ cannot be replaced.`,
      why: `${reason} (${code}).`,
      fix: `end what uses ${name}/, or remove it yourself, then run the command again.`,
    });
  }
}

const removeFolder = (folder: string): Promise<void> =>
  change(folder, () => rm(folder, { recursive: true, force: true }));

/** Makes the content of a folder; when that fails, says what is in the folder now. */
async function fill(folder: string, make: () => Promise<void>): Promise<void> {
  try {
    await make();
  } catch (error) {
    if (existsSync(folder))
      console.log(`  ${relative('.', folder)}/ is still what an earlier build made.`);
    throw error;
  }
}

/** Moves a folder to where another may be, and that one away: no system moves over files. */
async function replace(folder: string, draft: string, replaced: string): Promise<void> {
  const isThere = existsSync(folder);
  if (isThere) await rename(folder, replaced);
  try {
    await rename(draft, folder);
  } catch (error) {
    if (isThere) await rename(replaced, folder);
    throw error;
  }
}

/**
 * Makes a folder that is complete or, when the making fails, what it was before. It can be read all
 * the while.
 *
 * @param folder - Where it is in the end.
 * @param draft - Where it is made, on the same disk.
 * @param make - Fills the draft.
 * @throws {Problem} When the system does not let the folder be replaced.
 */
export async function makeWhole(
  folder: string,
  draft: string,
  make: () => Promise<void>,
): Promise<void> {
  const replaced = `${draft}-replaced`;
  await removeFolder(draft);
  await removeFolder(replaced);
  await fill(folder, make);
  await change(folder, () => replace(folder, draft, replaced));
  await removeFolder(replaced);
}
