import type { ReactNode } from 'react';
import type { DemoSource } from '../../../src/demo/code/rehypeSources';
import { DemoCodeProvider } from '../code/DemoCodeContext';
import { EditArea, EditedStage, EditFailed } from '../edit/EditArea';
import { EditingProvider } from '../edit/EditingProvider';
import { InspectionProvider } from '../inspect/InspectionContext';
import { InspectorSlot } from '../inspect/InspectorSlot';
import { ViewedDemo } from '../view/ViewedDemo';
import { DemoSources } from './DemoSources';
import { DemoFrame } from './DemoFrame';
import { DemoHeading } from './DemoHeading';
import { DemoToolbar } from './DemoToolbar';

/**
 * Props of the demo block; the build fills them from the attributes of `<code src>` and the demo's
 * files.
 */
export interface PreviewerProps {
  id: string;
  title?: string;
  /** HTML made from the Markdown of the attribute. */
  description?: string;
  /** Path of the demo's entry below the project. */
  filename?: string;
  sources?: DemoSource[];
  /** Shows the demo in a frame of its own, this many pixels high. */
  iframe?: boolean | number | string;
  children?: ReactNode;
}

/**
 * The demo block: what the demo shows, the live demo on its stage, what can be done with it, and
 * its source.
 */
export default function Previewer(props: PreviewerProps) {
  const { id, title = id, description, filename = '', sources = [], iframe, children } = props;
  return (
    <DemoCodeProvider code={{ id, title, filename, sources }}>
      <EditingProvider id={id} title={title} filename={filename} sources={sources}>
        <section className="demo" id={id} aria-labelledby={`${id}-title`}>
          <DemoHeading id={id} title={title} description={description} />
          <InspectionProvider>
            <div className="demo-block">
              <div className="demo-stage">
                <div className="published-demo">
                  <ViewedDemo id={id} title={title}>
                    {iframe ? (
                      <DemoFrame id={id} title={title} height={Number(iframe)} />
                    ) : (
                      children
                    )}
                  </ViewedDemo>
                </div>
                <EditedStage />
              </div>
              <DemoToolbar id={id} title={title} />
              <EditFailed />
              <InspectorSlot id={id} title={title} />
              {sources.length > 0 && <DemoSources title={title} sources={sources} />}
              <EditArea />
            </div>
          </InspectionProvider>
        </section>
      </EditingProvider>
    </DemoCodeProvider>
  );
}
