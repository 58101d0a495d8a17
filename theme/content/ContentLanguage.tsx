import { useInterfaceLang } from '../../src/locale/useLocale';
import { usePageTexts } from '../../src/locale/usePageTexts';
import { NOT_SEARCHED } from '../../src/document/contract';

/** Says in another language that the text of the page is English (B12); nothing in English. */
export function ContentLanguage() {
  const { contentLanguage } = usePageTexts();
  const lang = useInterfaceLang();
  if (lang === undefined) return null;
  return (
    <p className="content-language" lang={lang} {...NOT_SEARCHED}>
      {contentLanguage}
    </p>
  );
}
