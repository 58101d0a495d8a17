import { Problem } from '../lib/problem';
import { ownEngine } from './engine';
import { makeSite } from './makeSite';
import { readOptions } from './options';
import { runProgram } from './shell';

/**
 * The command `init`: makes a site in a folder, and says what it did and what comes next. When it
 * cannot, the folder is as it was.
 *
 * @param argv - The arguments behind the name of the command.
 * @param cwd - The folder.
 * @returns The exit status.
 */
export async function init(argv: readonly string[], cwd: string): Promise<number> {
  try {
    const options = readOptions(argv);
    console.log(await makeSite(options, cwd, ownEngine(), runProgram, console.log));
    return 0;
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    return 1;
  }
}
