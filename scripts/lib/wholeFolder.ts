import { rename, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { Problem } from '../../src/lib/problem';
import { errorCode } from './errorCode';
import { project } from './run';

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
    const name = relative(project, folder);
    throw new Problem({
      what: `The folder ${name}/ cannot be replaced.`,
      why: `${reason} (${code}).`,
      fix: `end what uses ${name}/, or remove it yourself, then run the command again.`,
    });
  }
}

const removeFolder = (folder: string): Promise<void> =>
  change(folder, () => rm(folder, { recursive: true, force: true }));

/**
 * Makes a folder that is either complete or not there, however the making ends. An earlier one goes
 * first, so that a failure cannot be mistaken for success.
 *
 * @param folder - Where it is in the end.
 * @param draft - Where it is made, on the same disk.
 * @param make - Fills the draft.
 */
export async function makeWhole(
  folder: string,
  draft: string,
  make: () => Promise<void>,
): Promise<void> {
  await removeFolder(folder);
  await removeFolder(draft);
  await make();
  await change(folder, () => rename(draft, folder));
}
