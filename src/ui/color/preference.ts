/** What a visitor can ask for (F1). */
export type ColorPreference = 'light' | 'dark' | 'auto';

/** The scheme that is shown. */
export type ColorScheme = 'light' | 'dark';

/** The choices in the order in which they are offered (F1). */
export const COLOR_PREFERENCES: readonly ColorPreference[] = ['light', 'dark', 'auto'];

/** Parses a stored value; anything unknown counts as light (F2). */
export function parsePreference(stored: unknown): ColorPreference {
  return stored === 'dark' || stored === 'auto' ? stored : 'light';
}

/** Decides what to show: auto follows the operating system (F1). */
export function resolveScheme(preference: ColorPreference, systemIsDark: boolean): ColorScheme {
  if (preference === 'auto') return systemIsDark ? 'dark' : 'light';
  return preference;
}
