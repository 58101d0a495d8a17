import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkSyntax } from '../../demo/code/checkSyntax';
import { kindOf } from '../../demo/code/model';
import { Problem } from '../../lib/problem';
import { readText } from '../../lib/textFile';

function problemOf(project: string, name: string): Problem | undefined {
  try {
    const fault = checkSyntax(name, readText(path.join(project, 'demos', name)));
    return (
      fault &&
      new Problem(
        {
          what: `it cannot be read: ${fault.detail}.`,
          why: 'nothing can be made of a demo with a mistake in its syntax.',
          fix: 'correct the line, or the one before it.',
        },
        `demos/${name}:${fault.line}`,
      )
    );
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/**
 * The first mistake in the syntax of each file of demos. webpack would name it later, and once for
 * each module that the file becomes.
 *
 * @param project - Folder of the site.
 */
export function syntaxProblems(project: string): Problem[] {
  const folder = path.join(project, 'demos');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => ['script', 'style'].includes(kindOf(name) ?? ''))
    .sort()
    .flatMap((name) => problemOf(project, name) ?? []);
}
