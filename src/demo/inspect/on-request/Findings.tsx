import { Link } from '../../../document/router/Link';
import type { Issue } from './issue';
import { useInspectTexts } from './useInspectTexts';

function More({ more }: { more: Issue['more'] }) {
  if ('to' in more) return <Link to={more.to}>{more.label}</Link>;
  return (
    <a href={more.href} target="_blank" rel="noreferrer">
      {more.label}
    </a>
  );
}

/** What is off, why it matters, and where to read on. */
export function Findings({ issues }: { issues: readonly Issue[] }) {
  const texts = useInspectTexts();
  return (
    <>
      <h4>{texts.problems}</h4>
      {issues.length === 0 && <p className="inspector-aside">{texts.fine}</p>}
      <ul className="inspector-findings">
        {issues.map((issue, index) => (
          <li key={`${index} ${issue.text}`} data-level={issue.isProblem ? 'problem' : 'note'}>
            <strong>{issue.isProblem ? texts.problem : texts.note}</strong>
            {issue.about !== undefined && (
              <bdi className="inspector-strong">{` ${issue.about}:`}</bdi>
            )}
            <span>{` ${issue.text} `}</span>
            <More more={issue.more} />
          </li>
        ))}
      </ul>
    </>
  );
}
