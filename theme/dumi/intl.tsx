import type { ReactNode } from 'react';
import { TRANSLATIONS } from '../../src/locale/locales';

/**
 * The part of react-intl that dumi's generated code calls (see src/build/runtimeBarrel.ts).
 * The theme's own texts are in src/locale.
 */
export function RawIntlProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}

/** Stands in for react-intl's; dumi only reads `locale` from the result. */
export function createIntl({ locale }: { locale: string }): { locale: string } {
  return { locale };
}

/** Stands in for react-intl's; nothing is cached. */
export function createIntlCache(): undefined {
  return undefined;
}

/**
 * Stands in for react-intl's hook. Only hooks of dumi that this site does not use call it. They
 * look the language up in `locales` of .dumirc.ts, where English is not.
 */
export function useIntl(): { locale: string } {
  return { locale: TRANSLATIONS[0].id };
}
