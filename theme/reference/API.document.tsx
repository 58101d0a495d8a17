import './api.css';
import { useLayoutEffect, useRef } from 'react';
import { useInterfaceLang } from '../locale/useLocale';
import { useTexts } from '../locale/useTexts';
import { TextPart } from '../text/TextPart';
import { referenceTexts } from './texts';
import { translate } from './translate';

/** `<API id="Select"></API>` in a page: the table of that name (G2), as the document has it. */
export default function API({ id }: { id: string }) {
  const texts = useTexts(referenceTexts);
  const lang = useInterfaceLang();
  const table = useRef<HTMLElement>(null);
  const english = useRef(true);

  useLayoutEffect(
    function translateTable() {
      const isEnglish = lang === undefined;
      if (table.current && !(isEnglish && english.current))
        translate(table.current, texts, id, lang);
      english.current = isEnglish;
    },
    [texts, lang, id],
  );

  return <TextPart ref={table} as="div" className="api-reference" name={`api-${id}`} />;
}
