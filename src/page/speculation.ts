/** Attribute value of the type of a script that has speculation rules. */
export const SPECULATION_RULES = 'speculationrules';

/**
 * Rules by which the browser fetches the document of a link that the reader points at
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). They hold until the
 * application has started, whose links fetch their pages themselves.
 *
 * Tabs that are links change what is shown instead (theme/ui/tabs/Tabs.tsx).
 *
 * @param base - Path of the site, with a slash at its end.
 * @returns JSON, safe inside `<script>`.
 */
export function speculationRules(base: string): string {
  return JSON.stringify({
    prefetch: [
      {
        where: {
          and: [{ href_matches: `${base}*` }, { not: { selector_matches: '[role="tab"]' } }],
        },
        eagerness: 'moderate',
      },
    ],
  });
}
