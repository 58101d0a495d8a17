import type { DemoSource } from '../code/rehypeSources';
import { useStore } from '../../lib/react/useStore';
import { usePageTexts } from '../../locale/usePageTexts';
import { Tabs } from '../../ui/tabs/Tabs';
import { useEarlyTab } from '../../ui/tabs/useEarlyTab';
import { useDemoCode } from '../code/DemoCodeContext';
import { labelOf, pathBelowDemos } from '../code/demoCode';
import { useEditing } from '../edit/EditingContext';
import { CodeFold } from './CodeFold';
import { sourcePart } from './documentTexts';
import { SharedSource } from './SharedSource';
import { basePath } from '../../document/router/site';
import { VISUALLY_HIDDEN } from '../../document/contract';

interface SourcePanelProps {
  demo: string;
  source: DemoSource;
  open: boolean;
}

function SourcePanel({
  demo,
  source: { name, html, text = '', above, href = '' },
  open,
}: SourcePanelProps) {
  if (html === undefined) return <SharedSource href={basePath + href} name={name} open={open} />;
  return (
    <CodeFold html={html} text={text} above={above} name={name} part={sourcePart(demo, name)} />
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
  /** Of the demo. */
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
  return (
    <Tabs
      className="demo-sources"
      label={texts.sourceOf(title)}
      selected={selected}
      onSelect={select}
      tabs={sources.map((source) => ({
        key: source.name,
        label: <SourceLabel name={source.name} isChanged={isChanged(source.name)} />,
        panel: <SourcePanel demo={id} source={source} open={source.name === selected} />,
      }))}
    />
  );
}
