import type { ComponentProps } from 'react';
import Previewer from '../../src/demo/block/Previewer';
import { DemoRecord } from '../../src/demo/live/DemoRecord';
import { LiveDemo } from '../../src/demo/live/LiveDemo';
import { usePage } from '../../src/document/router/PageContext';

type PreviewerProps = ComponentProps<typeof Previewer>;

/** What dumi's Markdown loader writes for `<code src>`. */
interface DumiDemoProps {
  demo: { id: string };
  previewerProps: Omit<PreviewerProps, 'id' | 'children'>;
}

/** A demo in a page: live, inside the demo block; dumi's loader imports it from `dumi`. */
export function DumiDemo({ demo, previewerProps }: DumiDemoProps) {
  const { demos } = usePage();
  const { iframe, filename, title = demo.id } = previewerProps;
  return (
    <>
      <DemoRecord id={demo.id} title={title} isFramed={Boolean(iframe)} hasBlock />
      <Previewer {...previewerProps} id={demo.id}>
        {iframe ? null : <LiveDemo id={demo.id} demos={demos} file={filename} />}
      </Previewer>
    </>
  );
}

/** Several demos in one paragraph, below each other. */
export function DumiDemoGrid({ items }: { items: DumiDemoProps[] }) {
  return items.map((item) => <DumiDemo key={item.demo.id} {...item} />);
}
