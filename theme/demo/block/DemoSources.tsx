import type { DemoSource } from '../../../src/demo/code/rehypeSources';
import { useStore } from '../../base/useStore';
import { usePageTexts } from '../../locale/usePageTexts';
import { Tabs } from '../../ui/tabs/Tabs';
import { useDemoCode } from '../code/DemoCodeContext';
import { labelOf, pathBelowDemos } from '../code/demoCode';
import { useEditing } from '../edit/EditingContext';
import { CodeFold } from './CodeFold';
import { SharedSource } from './SharedSource';

function SourcePanel({ source, open }: { source: DemoSource; open: boolean }) {
  if (source.html !== undefined) return <CodeFold html={source.html} name={source.name} />;
  return <SharedSource href={source.href ?? ''} name={source.name} open={open} />;
}

/** Name of a file, and whether the reader sees another text in it than was published. */
function SourceLabel({ name, isChanged }: { name: string; isChanged: boolean }) {
  const { edited } = usePageTexts();
  return (
    <>
      {labelOf(name)}
      {isChanged && (
        <span className="changed-mark">
          <span className="visually-hidden"> {edited}</span>
        </span>
      )}
    </>
  );
}

/** The files of a demo, one tab each (E1). */
export function DemoSources({ title, sources }: { title: string; sources: DemoSource[] }) {
  const texts = usePageTexts();
  const { selected, select } = useEditing();
  const code = useDemoCode();
  const changed = useStore(code, (state) => state.changedPaths);
  const isChanged = (name: string) =>
    changed.length > 0 && changed.includes(pathBelowDemos(name, code.published().entry));
  return (
    <Tabs
      className="demo-sources"
      label={texts.sourceOf(title)}
      selected={selected}
      onSelect={select}
      tabs={sources.map((source) => ({
        key: source.name,
        label: <SourceLabel name={source.name} isChanged={isChanged(source.name)} />,
        panel: <SourcePanel source={source} open={source.name === selected} />,
      }))}
    />
  );
}
