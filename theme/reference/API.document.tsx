import './api.css';
import { useEffect, useRef } from 'react';
import { useInterfaceLang } from '../locale/useLocale';
import { useTexts } from '../locale/useTexts';
import { TextPart } from '../text/TextPart';
import { referenceTexts, translation } from './texts';

/** `<API id="Select"></API>` in a page: the table of that name (G2), as the document has it. */
export default function API({ id }: { id: string }) {
  const texts = useTexts(referenceTexts);
  const lang = useInterfaceLang();
  const table = useRef<HTMLElement>(null);

  useEffect(
    function translateTable() {
      // Where it was never loaded, the table is as in the document.
      if (table.current) translation.get()?.translate(table.current, id, texts, lang);
    },
    [texts, lang, id],
  );

  return <TextPart ref={table} as="div" className="api-reference" name={`api-${id}`} />;
}
