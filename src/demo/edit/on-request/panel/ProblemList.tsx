import { positionOf, type SandboxProblem } from '../../../sandbox/sandboxProblem';
import { useTexts } from '../../../../locale/useTexts';
import type { Documents } from '../editor/documents';
import { editTexts } from '../texts';
import { explainProblem } from '../../../code/problemTexts';
import { PositionButton } from './PositionButton';

interface ProblemListProps {
  id: string;
  problems: readonly SandboxProblem[];
  documents: Documents;
}

function Problem({
  problem,
  documents,
}: Pick<ProblemListProps, 'documents'> & { problem: SandboxProblem }) {
  const texts = useTexts(editTexts);
  const { what, why, fix } = explainProblem(problem, texts.sandbox);
  const position = positionOf(problem);
  const trace = problem.kind === 'thrown' ? problem.trace.slice(1) : [];
  return (
    <li>
      <p>
        {position && <PositionButton position={position} documents={documents} />}
        <strong>{position ? ` ${what}` : what}</strong>
      </p>
      <p className="problem-why">{why}</p>
      {trace.length > 0 && (
        <p className="problem-trace">
          <span>{`${texts.trace} `}</span>
          {trace.map(({ position: step }, index) => (
            <PositionButton key={index} position={step} documents={documents} />
          ))}
        </p>
      )}
      <p>{fix}</p>
    </li>
  );
}

/** The problems of the code with their positions; part of the editor's description. */
export function ProblemList({ id, problems, documents }: ProblemListProps) {
  const texts = useTexts(editTexts);
  return (
    <div id={id}>
      {problems.length > 0 && (
        <ul className="problem-list" aria-label={texts.problems}>
          {problems.map((problem, index) => (
            <Problem key={index} problem={problem} documents={documents} />
          ))}
        </ul>
      )}
    </div>
  );
}
