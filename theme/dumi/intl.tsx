import type { ReactNode } from 'react';

/**
 * The part of react-intl that dumi's generated code calls (see src/plugins/site/runtimeBarrel.ts). The theme's own texts are
 * in theme/locale.
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

/** Stands in for react-intl's hook, which dumi's theme utilities import. */
export function useIntl(): { locale: string } {
  return { locale: 'zh-CN' };
}
