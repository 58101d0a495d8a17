import type { Locale } from '../../src/locale/locales';

/** Alternatives as a sentence of the language names them: `a, b, or c`. */
export function listOr(locale: Locale, names: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
}
