import adapter from '@@/subject/inspector';
import type { ElementDescription } from '../describe/description';
import type { AccessibilityState } from '../watch/watchAccessibility';
import type { Issue } from './issue';
import { issuesOf } from './issuesOf';
import type { InspectTexts } from './texts';
import { useInspectTexts } from './useInspectTexts';

const NONE: readonly Issue[] = [];

const useMore = adapter?.useIssues ?? (() => NONE);

/** What is off in any of the elements; the same in several is said once, with the first of them. */
function issuesOfAll(elements: readonly ElementDescription[], texts: InspectTexts): Issue[] {
  const found = new Map<string, { issue: Issue; about: string[] }>();
  for (const element of elements) {
    for (const issue of issuesOf(element, texts)) {
      const same = found.get(issue.text) ?? { issue, about: [] };
      same.about.push(texts.label(element));
      found.set(issue.text, same);
    }
  }
  return [...found.values()].map(({ issue, about: [first = '', ...others] }) => ({
    ...issue,
    about: others.length > 0 ? texts.andMore(first, others.length) : first,
  }));
}

/**
 * What is off, problems before notes: in the element that is shown where a library says what is
 * looked at, else in all of them.
 */
export function useIssues({ elements, shown, details }: AccessibilityState): readonly Issue[] {
  const texts = useInspectTexts();
  const description = elements[shown ?? 0];
  const more = useMore(description && { description, details, texts });
  const own = adapter && description ? issuesOf(description, texts) : issuesOfAll(elements, texts);
  const issues = [...own, ...more];
  return [...issues.filter((one) => one.isProblem), ...issues.filter((one) => !one.isProblem)];
}
