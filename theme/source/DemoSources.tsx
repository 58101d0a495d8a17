import type { DemoSource } from '../../src/markdown/rehypeSources';
import { useMessages } from '../i18n/useLocale';
import { Tabs } from '../tabs/Tabs';
import { useEditing } from '../demo/edit/EditingContext';
import { CodeFold } from './CodeFold';
import { labelOf } from './labelOf';
import { SharedSource } from './SharedSource';

function SourcePanel({ source, open }: { source: DemoSource; open: boolean }) {
  if (source.html !== undefined) return <CodeFold html={source.html} name={source.name} />;
  return <SharedSource href={source.href ?? ''} name={source.name} open={open} />;
}

/** The files of a demo, one tab each (E1). */
export function DemoSources({ title, sources }: { title: string; sources: DemoSource[] }) {
  const messages = useMessages();
  const { selected, select } = useEditing();
  return (
    <Tabs
      className="demo-sources"
      label={messages.sourceOf(title)}
      selected={selected}
      onSelect={select}
      tabs={sources.map((source) => ({
        key: source.name,
        label: labelOf(source.name),
        panel: <SourcePanel source={source} open={source.name === selected} />,
      }))}
    />
  );
}
