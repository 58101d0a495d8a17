/**
 * What says in each document that demos add style sheets while they run, for the policy that the
 * document gets (scripts/hosting/policy.ts).
 */
export const CSS_IN_JS = { name: 'css-in-js', content: 'true' };
