import type { DetailsProps } from '../../../demo/inspect/adapter';
import type { Issue } from '../../../demo/inspect/on-request/issue';
import type { InspectTexts } from '../../../demo/inspect/on-request/texts';
import { useTexts } from '../../../locale/useTexts';
import { findingsOf, isProblem, type SelectFinding } from './findings';
import { parseDetails } from './parseDetails';
import { selectTexts } from './texts';

const ARIA = 'https://www.w3.org/TR/wai-aria-1.2/#combobox';
const APG = 'https://www.w3.org/WAI/ARIA/apg';

type MoreOf = (texts: InspectTexts['readMore'], keyboard: string) => Issue['more'];

const aria: MoreOf = (texts) => ({ href: ARIA, label: texts.aria('combobox') });
const site: MoreOf = (_, keyboard) => ({ to: '/#keyboard', label: keyboard });

const MORE: Readonly<Record<SelectFinding['code'], MoreOf>> = {
  'value-not-exposed': site,
  'rows-without-role': () => ({ to: '/#select-virtual', label: 'virtual' }),
  'disabled-not-exposed': site,
  'option-name-differs': (texts) => ({
    href: `${APG}/practices/names-and-descriptions/`,
    label: texts.name,
  }),
  'not-multiselectable': (texts) => ({
    href: `${APG}/patterns/combobox/`,
    label: texts.apg('Combobox'),
  }),
  'empty-list': site,
  'autocomplete-readonly': aria,
  'owns-outdated': aria,
};

/** What is off in a select, in the language in use. */
export function useIssues(shown: DetailsProps | undefined): Issue[] {
  const texts = useTexts(selectTexts);
  const details = parseDetails(shown?.details);
  if (!shown || !details) return [];
  return findingsOf(shown.description, details).map((finding) => ({
    isProblem: isProblem(finding),
    text: texts.selectFinding(finding),
    more: MORE[finding.code](shown.texts.readMore, texts.keyboard),
  }));
}
