import { useId, useState, type ReactNode } from 'react';
import { CODE_LANGUAGE_CHOICE, fieldsOf, showChoice } from '../../ui/choice/choices';
import { wantsJavaScript } from '../../ui/choice/codeLanguage';
import { createLoader } from '../../lib/loader';
import { useStore } from '../../lib/react/useStore';
import { useInterfaceLang } from '../../locale/useLocale';
import { usePageTexts } from '../../locale/usePageTexts';
import { FailureNotice } from '../../ui/on-request/FailureNotice';
import { useOnRequest, type OnRequest } from '../../ui/on-request/useOnRequest';
import { useOpenEditor } from '../edit/EditingContext';
import { javascriptName } from '../code/model';
import type { DemoSource } from '../code/rehypeSources';

/** What there is to choose. Names of languages need no translation. */
const NAMES = { typescript: 'TypeScript', javascript: 'JavaScript' };

/** Chooses the language of the code of all demos, and says where it did not arrive. */
function CodeLanguage({ request }: { request: OnRequest<unknown> | undefined }) {
  const { codeLanguage, sourceUnavailable } = usePageTexts();
  return (
    <>
      <select
        ref={showChoice}
        className="needs-script"
        name={fieldsOf(CODE_LANGUAGE_CHOICE) + useId()}
        aria-label={codeLanguage}
        aria-busy={request?.phase === 'waiting'}
        lang={useInterfaceLang()}
      >
        {CODE_LANGUAGE_CHOICE.values.map((language) => (
          <option key={language} value={language}>
            {NAMES[language]}
          </option>
        ))}
      </select>
      {request?.phase === 'failed' && (
        <FailureNotice
          className="source-note"
          problem={sourceUnavailable}
          onRetry={request.retry}
        />
      )}
    </>
  );
}

/** The files of a demo in the language that the reader has chosen. */
interface ChosenSources {
  sources: readonly DemoSource[];
  /** Chooses another; nothing for a demo without TypeScript, and while it is edited. */
  choice: ReactNode;
}

/**
 * The files of a demo in the language that the reader has chosen: as the document has them, in
 * TypeScript, until those in JavaScript have arrived.
 */
export function useChosenSources(id: string, sources: readonly DemoSource[]): ChosenSources {
  const isEdited = useOpenEditor() !== undefined;
  const isOffered = !isEdited && sources.some(({ name }) => javascriptName(name) !== name);
  const isWanted = useStore(wantsJavaScript) && isOffered;
  const [loader] = useState(() =>
    createLoader(async (cache) => {
      const module = await import(
        /* webpackChunkName: "javascript" */ '../code/javascript/fetchJavaScript'
      );
      return module.fetchJavaScript(id, cache);
    }),
  );
  const javascript = useOnRequest(loader, isWanted);
  return {
    sources: isWanted && javascript.phase === 'here' ? javascript.value(sources) : sources,
    choice: isOffered && <CodeLanguage request={isWanted ? javascript : undefined} />,
  };
}
