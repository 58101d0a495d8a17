import { Problem } from '../../lib/problem';

/** Why an address on the site leads nowhere. */
export const LEADS_NOWHERE = {
  page: 'there is no such page or file.',
  section: 'the page has no such section.',
} as const;

/**
 * Says that an address in a page leads nowhere.
 *
 * @param place - File and line, or the page where no file has it.
 */
export function brokenLink(
  address: string,
  why: keyof typeof LEADS_NOWHERE,
  place: string,
): Problem {
  return new Problem(
    {
      what: `the address ${address} leads nowhere.`,
      why: LEADS_NOWHERE[why],
      fix: 'correct it, or add the page, the section or the file that it names.',
    },
    place,
  );
}
