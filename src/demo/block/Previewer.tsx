import { useRef, type ReactNode } from 'react';
import type { DemoSource } from '../code/rehypeSources';
import { usePageTexts } from '../../locale/usePageTexts';
import { DemoCodeProvider } from '../code/DemoCodeContext';
import { EditArea, EditedStage, EditFailed, EditNotice } from '../edit/EditParts';
import { EditingProvider } from '../edit/EditingProvider';
import { BlockStateProvider } from '../live/blockState';
import { InspectPanel } from '../inspect/InspectTools';
import { useHtml } from '../../lib/react/useHtml';
import { useDemoAddress } from '../view/useDemoView';
import { ViewedDemo } from '../view/ViewedDemo';
import { useReplay } from '../../document/replay/useReplay';
import { usePart } from '../../document/parts/usePart';
import { DemoSources } from './DemoSources';
import { DemoToolbar } from './DemoToolbar';
import { descriptionPart, useDocumentSources } from './documentTexts';
import { useKeepPlace } from './useKeepPlace';
import {
  DEMO,
  DEMO_BLOCK,
  DEMO_STAGE,
  NOT_SEARCHED,
  REPLAYED,
  textPart,
} from '../../document/contract';

const NO_SOURCES: DemoSource[] = [];

/** Height of a framed demo that names none, in pixels. */
const DEFAULT_HEIGHT = 240;

interface DemoFrameProps {
  id: string;
  title: string;
  height: number;
}

/** Runs a demo in a document of its own, for demos whose style sheet must not touch the page. */
function DemoFrame({ id, title, height }: DemoFrameProps) {
  return (
    <iframe
      className="demo-frame"
      src={useDemoAddress(id)}
      title={title}
      height={height > 1 ? height : DEFAULT_HEIGHT}
      loading="lazy"
    />
  );
}

interface DemoHeadingProps {
  id: string;
  title: string;
  description: string | undefined;
}

function DemoHeading({ id, title, description }: DemoHeadingProps) {
  const texts = usePageTexts();
  const html = useHtml(usePart(descriptionPart(id)) || (description ?? ''));
  return (
    <header className="demo-heading">
      <h2 id={`${id}-title`}>
        <span>{title}</span>
        <a className="anchor" href={`#${id}`} aria-label={texts.linkTo(title)} {...NOT_SEARCHED}>
          #
        </a>
      </h2>
      {description !== undefined && (
        <div {...textPart(descriptionPart(id))} dangerouslySetInnerHTML={html} />
      )}
    </header>
  );
}

/**
 * Props of the demo block; the build fills them from the attributes of `<code src>` and the demo's
 * files.
 */
interface PreviewerProps {
  id: string;
  title?: string;
  description?: string;
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
  const { id, title = id, description, filename = '', iframe, children } = props;
  const sources = useDocumentSources(id, props.sources ?? NO_SOURCES);
  const part = useReplay<HTMLElement>();
  const block = useRef<HTMLDivElement>(null);
  useKeepPlace(block);
  return (
    <DemoCodeProvider code={{ id, title, filename, sources }}>
      <EditingProvider id={id} title={title} filename={filename} sources={sources}>
        <section ref={part} {...REPLAYED} className={DEMO} id={id} aria-labelledby={`${id}-title`}>
          <DemoHeading id={id} title={title} description={description} />
          <BlockStateProvider demo={id}>
            <div ref={block} className={DEMO_BLOCK}>
              <EditNotice />
              <div className={DEMO_STAGE}>
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
              <InspectPanel id={id} title={title} />
              {sources.length > 0 && <DemoSources id={id} title={title} sources={sources} />}
              <EditArea />
            </div>
          </BlockStateProvider>
        </section>
      </EditingProvider>
    </DemoCodeProvider>
  );
}
