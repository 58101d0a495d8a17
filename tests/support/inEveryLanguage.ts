import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/locale/locales';
import { selectLocale, type Catalogue } from '../../src/locale/localeStore';

/** The texts of a chunk in each language of the interface. */
export async function inEveryLanguage<Texts>(
  catalogue: Catalogue<Texts>,
): Promise<[Locale, Texts][]> {
  const found: [Locale, Texts][] = [];
  for (const { id } of LOCALES) {
    await selectLocale(id);
    found.push([id, catalogue.get()]);
  }
  await selectLocale(DEFAULT_LOCALE);
  return found;
}
