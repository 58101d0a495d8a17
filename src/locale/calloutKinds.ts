/**
 * Kinds of callout (G1), as authors write them: `:::warning`. A new one needs a title in the
 * theme's texts, a `--callout-` colour in tokens.css and a rule in src/ui/callout.css. It also
 * needs dumi, which has a list of its own and renders no callout for any other kind:
 * VALID_CONTAINER_TYPES in dumi/dist/loaders/markdown/transformer/remarkContainer.js.
 *
 * The names are dumi's. Without a title of their own, readers see "Note", "Warning", "Tip" and
 * "Caution".
 */
export const CALLOUT_KINDS = ['info', 'warning', 'success', 'error'] as const;

/** A kind of callout. */
export type CalloutKind = (typeof CALLOUT_KINDS)[number];
