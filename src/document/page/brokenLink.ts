import { Problem } from '../../lib/problem';

/** Why an address on the site leads nowhere. */
export const LEADS_NOWHERE = {
  page: 'there is no such page or file.',
  section: 'the page has no such section.',
} as const;

/** The id that differs from another in capitals alone. */
export function otherwiseSpelled(ids: Iterable<string>, id: string): string | undefined {
  return [...ids].find((each) => each.toLowerCase() === id.toLowerCase());
}

/**
 * Says that an address in a page leads nowhere.
 *
 * @param meant - The section that was probably meant.
 * @param place - File and line, or the page where no file has it.
 */
export function brokenLink(
  address: string,
  why: keyof typeof LEADS_NOWHERE,
  place: string,
  meant?: string,
): Problem {
  return new Problem(
    {
      what: `the address ${address} leads nowhere.`,
      why: LEADS_NOWHERE[why],
      fix: meant
        ? `write ${address.replace(/#.*/, '')}#${meant}.`
        : 'correct it, or add the page, the section or the file that it names.',
    },
    place,
  );
}
