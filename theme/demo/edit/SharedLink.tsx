import { useEffect, useState } from 'react';
import { useInterfaceLang } from '../../locale/useLocale';
import { useTexts } from '../../locale/useTexts';
import { focusOn } from '../../scroll/focusOn';
import type { LinkProblem } from './on-request/texts/problemTexts';
import { followLink } from './followLink';
import { LINK_PREFIX } from './linkPrefix';
import type { EditModule } from './loadEditing';
import { Button } from '../../ui/Button';

/** Why the code of a link is not shown: because of the link, or because the editor did not come. */
type Refusal = { hash: string } & ({ problem: LinkProblem; module: EditModule } | object);

/** Shows the code that the address holds, in the editor of its demo, or says why it does not. Nothing of it runs by itself. */
export function SharedLink({ hash }: { hash: string }) {
  const texts = useTexts();
  const lang = useInterfaceLang();
  const [refusal, setRefusal] = useState<Refusal>();
  const [attempt, setAttempt] = useState(0);

  useEffect(
    function follow() {
      if (!hash.startsWith(LINK_PREFIX)) return undefined;
      let stale = false;
      followLink({
        hash,
        page: document,
        isStale: () => stale,
        onProblem: (problem, module) => setRefusal({ hash, problem, module }),
        onFound(section, open) {
          section.scrollIntoView();
          focusOn(section);
          open();
        },
      }).catch(() => {
        if (!stale) setRefusal({ hash });
      });
      return () => {
        stale = true;
      };
    },
    [hash, attempt],
  );

  const retry = () => {
    setRefusal(undefined);
    setAttempt(attempt + 1);
  };

  if (refusal?.hash !== hash) return null;
  if ('module' in refusal) {
    const { LinkNotice } = refusal.module;
    return <LinkNotice problem={refusal.problem} onClose={() => setRefusal(undefined)} />;
  }
  const { what, why } = texts.editorUnavailable;
  return (
    <div className="page-notice" role="alert" lang={lang} data-search="ignore">
      <p>
        <strong>{what}</strong> {why}
      </p>
      <Button onClick={retry}>{texts.tryAgain}</Button>
    </div>
  );
}
