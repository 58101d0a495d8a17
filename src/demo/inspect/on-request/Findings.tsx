import { isProblem, type Finding } from '../describe/findings';
import { useTexts } from '../../../locale/useTexts';
import { Link } from '../../../document/router/Link';
import { inspectTexts } from './texts';

const ADDRESSES = {
  aria: 'https://www.w3.org/TR/wai-aria-1.2/#combobox',
  apg: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/',
  name: 'https://www.w3.org/WAI/ARIA/apg/practices/names-and-descriptions/',
} as const;

type MoreKind = keyof typeof ADDRESSES | 'site' | 'virtual';

const MORE: Readonly<Record<Finding['code'], MoreKind>> = {
  'no-name': 'name',
  'leads-nowhere': 'aria',
  'not-yet-there': 'aria',
  'same-id': 'aria',
  'active-no-option': 'apg',
  'value-not-exposed': 'site',
  'rows-without-role': 'virtual',
  'disabled-not-exposed': 'site',
  'option-name-differs': 'name',
  'not-multiselectable': 'apg',
  'empty-list': 'site',
  'autocomplete-readonly': 'aria',
  'owns-outdated': 'aria',
};

function More({ about }: { about: MoreKind }) {
  const { readMore } = useTexts(inspectTexts);
  if (about === 'site') return <Link to="/#keyboard">{readMore.site}</Link>;
  if (about === 'virtual') return <Link to="/#select-virtual">virtual</Link>;
  return (
    <a href={ADDRESSES[about]} target="_blank" rel="noreferrer">
      {readMore[about]}
    </a>
  );
}

/** What is off, why it matters, and where to read on. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const texts = useTexts(inspectTexts);
  return (
    <>
      <h4>{texts.problems}</h4>
      {findings.length === 0 && <p className="inspector-aside">{texts.fine}</p>}
      <ul className="inspector-findings">
        {findings.map((finding, index) => (
          <li key={`${index} ${finding.code}`} data-level={isProblem(finding) ? 'problem' : 'note'}>
            <strong>{isProblem(finding) ? texts.problem : texts.note}</strong>
            <span>{` ${texts.finding(finding)} `}</span>
            <More about={MORE[finding.code]} />
          </li>
        ))}
      </ul>
    </>
  );
}
