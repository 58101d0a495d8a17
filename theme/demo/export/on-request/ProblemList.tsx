import type { ExportProblem } from '../../../../src/demo/code/problems';
import { useExportMessages } from './useExportMessages';

/** What keeps a demo from starting elsewhere: for each problem where and what, why, and what to do. */
export function ProblemList({ problems }: { problems: readonly ExportProblem[] }) {
  const messages = useExportMessages();
  return (
    <ul className="export-problems">
      {problems.map(messages.explain).map(({ what, why, fix }, index) => (
        <li key={index}>
          <p className="export-problem">{what}</p>
          <p>
            {messages.why} {why}
          </p>
          <p>
            {messages.fix} {fix}
          </p>
        </li>
      ))}
    </ul>
  );
}
