/**
 * Question words, politeness, and how users begin to tell of a problem: they weigh nothing in a
 * question, since its answer need not have them. Negations are no part of it, because they change
 * what is asked. Words that only connect others are in src/search/engine/match/functionWords.ts.
 */
export const STOP_WORDS: readonly string[] = `
able about actual actually after also antd any anyone anyway app behavior behaviour bug but
certain component could create currently each else even every everything feature
few find get gets give good got had happens has have help if instead issue its just know
let like look make makes many may maybe me more most much must need needs now one our out
perhaps please possible problem provide rather really same see seems should since so some
something still such support that thats their them then there these they thing think this those
though too try trying up use used useful user using version want wants was way we were while who
will wish work working works would wrong you your
`
  .trim()
  .split(/\s+/);
