import type { LiveProblem } from '../../../../../src/demo/live/problem';
import type { EditTexts } from './en';
import type { ProblemParts } from '../../../../../src/base/problem';
import type { LinkProblem } from './problemTexts';

/** Says what is wrong with a live demo, in three parts. */
export function describeProblem(problem: LiveProblem, { live }: EditTexts): ProblemParts {
  switch (problem.kind) {
    case 'syntax':
      return live.syntax(problem);
    case 'unsupported':
      return live.unsupported(problem);
    case 'missing-package':
    case 'missing-file':
    case 'remote-import':
      return live[problem.kind](problem);
    case 'too-large':
      return live['too-large'](problem);
    case 'compiler':
      return live.compiler(problem);
    case 'thrown':
      return live.thrown(problem);
    case 'no-component':
      return live['no-component'](problem);
    case 'endless-loop':
      return live['endless-loop'](problem);
    case 'endless-render':
    case 'frozen':
    case 'left':
    case 'flooded':
    case 'no-frame':
      return live[problem.kind](problem);
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
