import type { ElementDescription } from '../describe/description';
import { findingsOf, isProblem, type Finding } from '../describe/findings';
import type { Issue } from './issue';
import { patternOf } from './patterns';
import type { InspectTexts } from './texts';

const ARIA = 'https://www.w3.org/TR/wai-aria-1.2/';
const APG = 'https://www.w3.org/WAI/ARIA/apg';

type More = 'role' | 'attribute' | 'pattern' | 'name' | 'id';

const MORE: Readonly<Record<Finding['code'], More>> = {
  'no-name': 'name',
  'no-role': 'name',
  'missing-state': 'role',
  'leads-nowhere': 'role',
  'not-yet-there': 'role',
  'same-id': 'role',
  'id-twice': 'id',
  'active-no-item': 'pattern',
  'active-outside': 'pattern',
};

function moreOf(about: More, role: string, { readMore }: InspectTexts): Issue['more'] {
  const pattern = patternOf(role);
  if (about === 'id')
    return { href: 'https://dom.spec.whatwg.org/#concept-id', label: readMore.id };
  if (about === 'pattern' && pattern) {
    return { href: `${APG}/patterns/${pattern.path}/`, label: readMore.apg(pattern.name) };
  }
  if (about === 'name' || !role) {
    return { href: `${APG}/practices/names-and-descriptions/`, label: readMore.name };
  }
  return { href: `${ARIA}#${role}`, label: readMore.aria(role) };
}

/** What is off in an element in the words of a language, and where to read on. */
export function issuesOf(description: ElementDescription, texts: InspectTexts): Issue[] {
  return findingsOf(description).map((finding) => ({
    isProblem: isProblem(finding),
    text: texts.finding(finding, description),
    more: moreOf(MORE[finding.code], description.role, texts),
  }));
}
