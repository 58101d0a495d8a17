import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkSyntax } from '../../demo/code/checkSyntax';
import { kindOf } from '../../demo/code/model';
import { checkFrontMatter } from '../../document/page/markdown/frontMatter';
import { splitSource } from '../../document/page/markdown/splitSource';
import { listPages } from '../../document/page/pageFiles';
import { Problem } from '../../lib/problem';
import { readText } from '../../lib/textFile';

/** What a check throws, of what it is for. */
function thrownBy(check: () => Problem | undefined): Problem | undefined {
  try {
    return check();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

function demoProblem(project: string, name: string): Problem | undefined {
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
}

function pageProblem(project: string, name: string): undefined {
  const file = `docs/${name}`;
  checkFrontMatter(splitSource(readText(path.join(project, file))).yaml, file);
}

/**
 * The first mistake in the syntax of each file of demos, and in the front matter of each page.
 * webpack would name it later, and once for each module that the file becomes.
 *
 * @param project - Folder of the site.
 */
export function syntaxProblems(project: string): Problem[] {
  const demos = path.join(project, 'demos');
  const files = existsSync(demos)
    ? readdirSync(demos, { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll(path.sep, '/'))
        .filter((name) => ['script', 'style'].includes(kindOf(name) ?? ''))
        .sort()
    : [];
  return [
    ...files.map((name) => () => demoProblem(project, name)),
    ...listPages(path.join(project, 'docs')).map((name) => () => pageProblem(project, name)),
  ].flatMap((check) => thrownBy(check) ?? []);
}
