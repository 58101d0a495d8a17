import type { ExportProblem } from '../../../../src/demo/code/problems';
import { useTexts } from '../../../locale/useTexts';
import { exportTexts } from './texts';

/**
 * What keeps a demo from starting elsewhere: for each problem where and what, why, and what to do.
 */
export function ProblemList({ problems }: { problems: readonly ExportProblem[] }) {
  const texts = useTexts(exportTexts);
  return (
    <ul className="export-problems">
      {problems.map(texts.explain).map(({ what, why, fix }, index) => (
        <li key={index}>
          <p className="export-problem">{what}</p>
          <p>
            {texts.why} {why}
          </p>
          <p>
            {texts.fix} {fix}
          </p>
        </li>
      ))}
    </ul>
  );
}
