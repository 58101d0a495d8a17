import type { ColorPreference } from '../choice/choices';

/** The scheme that is shown. */
export type ColorScheme = 'light' | 'dark';

/** Decides what to show: auto follows the operating system (F1). */
export function resolveScheme(
  preference: ColorPreference | undefined,
  systemIsDark: boolean,
): ColorScheme {
  if (preference === 'auto') return systemIsDark ? 'dark' : 'light';
  return preference === 'dark' ? 'dark' : 'light';
}
