import type { SandboxProblem } from '../../../../src/demo/sandbox/problem';
import type { EditTexts } from './texts';
import type { ProblemParts } from '../../../../src/base/problem';
import type { LinkProblem } from './problemTexts';

/** Says what is wrong with a sandbox, in three parts. */
export function describeProblem(problem: SandboxProblem, { sandbox }: EditTexts): ProblemParts {
  switch (problem.kind) {
    case 'syntax':
      return sandbox.syntax(problem);
    case 'unsupported':
      return sandbox.unsupported(problem);
    case 'missing-package':
    case 'missing-file':
    case 'remote-import':
      return sandbox[problem.kind](problem);
    case 'too-large':
      return sandbox['too-large'](problem);
    case 'compiler':
      return sandbox.compiler(problem);
    case 'thrown':
      return sandbox.thrown(problem);
    case 'no-component':
      return sandbox['no-component'](problem);
    case 'endless-loop':
      return sandbox['endless-loop'](problem);
    case 'endless-render':
    case 'frozen':
    case 'left':
    case 'flooded':
    case 'no-frame':
      return sandbox[problem.kind](problem);
  }
}

/** Says what is wrong with a link, in three parts. */
export function describeLink(problem: LinkProblem, { link }: EditTexts): ProblemParts {
  switch (problem.kind) {
    case 'unknown-version':
      return link['unknown-version'](problem);
    case 'too-long':
      return link['too-long'](problem);
    case 'too-large':
      return link['too-large'](problem);
    case 'damaged':
      return link.damaged(problem);
    case 'not-ours':
      return link['not-ours'](problem);
    case 'no-demo':
      return link['no-demo'](problem);
  }
}
