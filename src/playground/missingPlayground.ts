import { Problem } from '../lib/problem';

/** What is wrong with a page that has a playground where the site has none. */
export function missingPlayground(place: string): Problem {
  return new Problem(
    {
      what: '`<Playground>` is in a page, and the site has no playground.',
      why: 'the page would say so to its readers.',
      fix: "take it out of the page, or name a component in .dumirc.ts: `playground: { name: 'Slider' }`.",
    },
    place,
  );
}
