/**
 * Everything that the site keeps in the browser. A slot can be created for these only, so that no
 * two features share a key. What readers choose for all pages is for the script in the head, which
 * has no slot.
 */
export const STORED = {
  /** `light`, `dark` or `auto`, under the key that dumi uses (src/ui/color, F2). */
  colorPreference: { area: 'localStorage', key: 'dumi:prefers-color' },
  /** `npm`, `pnpm`, `yarn` or `bun` (src/ui/choice). */
  packageManager: { area: 'localStorage', name: 'package-manager' },
  /** `typescript` or `javascript` (src/ui/choice). */
  code: { area: 'localStorage', name: 'code' },
  /** The queries as a JSON array, the latest first (src/search/dialog/panel). */
  recentSearches: { area: 'localStorage', name: 'recent-searches' },
  /** `off` where shortcuts of one key are not wanted, on all sites of a host. */
  singleKeys: { area: 'localStorage', key: 'single-key-shortcuts' },
  /** The reader's version of a demo as JSON, one for each id (src/demo/edit/draftSlot.ts). */
  draft: { area: 'sessionStorage', name: 'draft' },
} as const;

/** Where something is stored, and under which key of a site: sites of one host share a storage. */
export function placeOf(name: keyof typeof STORED, site: string) {
  const { area, ...stored } = STORED[name];
  return { area, key: 'key' in stored ? stored.key : `${site}-docs:${stored.name}` };
}
