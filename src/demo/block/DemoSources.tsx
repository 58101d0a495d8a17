import type { DemoSource } from '../code/rehypeSources';
import { useStore } from '../../lib/react/useStore';
import { usePageTexts } from '../../locale/usePageTexts';
import { Tabs, useEarlyTab } from '../../ui/tabs/Tabs';
import { useDemoCode } from '../code/DemoCodeContext';
import { labelOf, pathBelowDemos } from '../code/demoCode';
import { useEditing } from '../edit/EditingContext';
import { CodeFold } from './CodeFold';
import { useChosenSources } from './CodeLanguage';
import { sourcePart } from './documentTexts';
import { basePath } from '../../document/router/site';
import { useState } from 'react';
import { createLoader } from '../../lib/loader';
import { useInterfaceLang } from '../../locale/useLocale';
import { FailureNotice } from '../../ui/on-request/FailureNotice';
import { useOnRequest } from '../../ui/on-request/useOnRequest';
import { VISUALLY_HIDDEN } from '../../document/contract';

/** A file, as text and highlighted. */
interface Source {
  text: string;
  html: string;
}

/** Loads the text of `/sources/skin/select.css` or the like, and the highlighter. */
async function loadSource(href: string, cache: RequestCache): Promise<Source> {
  const [{ highlight }, response] = await Promise.all([
    import('../code/highlight'),
    fetch(href, { cache }),
  ]);
  const type = response.headers.get('content-type') ?? '';
  // A host may answer with its page for any address.
  if (!response.ok || type.startsWith('text/html'))
    throw new Error(`${href}: ${response.status} ${type}`);
  const text = (await response.text()).trimEnd();
  return { text, html: highlight(text, href.slice(href.lastIndexOf('.') + 1)) };
}

interface SharedSourceProps {
  href: string;
  name: string;
  open: boolean;
}

/**
 * A file that many demos share: loaded when its tab is opened, a plain link until then and without
 * script.
 */
function SharedSource({ href, name, open }: SharedSourceProps) {
  const texts = usePageTexts();
  const lang = useInterfaceLang();
  const [loader] = useState(() => createLoader((cache) => loadSource(href, cache)));
  const source = useOnRequest(loader, open);
  if (source.phase === 'here') return <CodeFold {...source.value} name={name} />;
  const link = (
    <a href={href} lang={lang}>
      {texts.openSource(name)}
    </a>
  );
  if (source.phase === 'waiting') return <p className="source-note">{link}</p>;
  return (
    <FailureNotice className="source-note" problem={texts.sourceUnavailable} onRetry={source.retry}>
      {link}
    </FailureNotice>
  );
}

interface SourcePanelProps {
  demo: string;
  source: DemoSource;
  open: boolean;
}

function SourcePanel({
  demo,
  source: { name, label = name, html, text = '', above, href = '' },
  open,
}: SourcePanelProps) {
  if (html === undefined) return <SharedSource href={basePath + href} name={label} open={open} />;
  return (
    <CodeFold html={html} text={text} above={above} name={label} part={sourcePart(demo, name)} />
  );
}

/** Name of a file, and whether the reader sees another text in it than was published. */
function SourceLabel({ name, isChanged }: { name: string; isChanged: boolean }) {
  const { edited } = usePageTexts();
  return (
    <>
      <span>{labelOf(name)}</span>
      {isChanged && (
        <span className="changed-mark">
          <span className={VISUALLY_HIDDEN}>{` ${edited}`}</span>
        </span>
      )}
    </>
  );
}

interface DemoSourcesProps {
  id: string;
  title: string;
  sources: DemoSource[];
}

/** The files of a demo, one tab each (E1). */
export function DemoSources({ id, title, sources }: DemoSourcesProps) {
  const texts = usePageTexts();
  const { selected, select } = useEditing();
  const code = useDemoCode();
  const changed = useStore(code, (state) => state.changedPaths);
  const isChanged = (name: string) =>
    changed.length > 0 && changed.includes(pathBelowDemos(name, code.published().entry));
  useEarlyTab(`[id="${id}"] .demo-sources`, selected, select);
  const chosen = useChosenSources(id, sources);
  // A file with nothing but types is none in JavaScript.
  const shown =
    (chosen.sources.find(({ name }) => name === selected) ?? chosen.sources[0])?.name ?? '';
  return (
    <Tabs
      className="demo-sources"
      label={texts.sourceOf(title)}
      selected={shown}
      onSelect={select}
      tabs={chosen.sources.map((source) => ({
        key: source.name,
        label: (
          <SourceLabel name={source.label ?? source.name} isChanged={isChanged(source.name)} />
        ),
        panel: <SourcePanel demo={id} source={source} open={source.name === shown} />,
      }))}
    >
      {chosen.choice}
    </Tabs>
  );
}
