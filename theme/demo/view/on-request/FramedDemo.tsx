import { useId, useRef } from 'react';
import type { DemoView } from '../../../../src/demo/view/view';
import { useDemoAddress } from '../../live/useDemoAddress';
import { useInterfaceLang } from '../../../locale/useLocale';
import { useTexts } from '../../../locale/useTexts';
import { useChangeView } from '../useDemoView';
import { Frame } from './Frame';
import { viewTexts } from './texts';
import { useDraftWidth } from './useDraftWidth';
import { useRoom } from './useRoom';
import { useStartOfFrame } from './useStartOfFrame';
import { WidthEdge } from './WidthEdge';

/** Width of the edge beside the frame in pixels, as in view.css. */
const EDGE = 24;

/** Props of a demo in a frame. */
export interface FramedDemoProps {
  id: string;
  title: string;
  view: DemoView;
}

/** A demo alone (B6) in a frame, in the width, direction and colours that the reader chose. */
export function FramedDemo({ id, title, view }: FramedDemoProps) {
  const texts = useTexts(viewTexts);
  const lang = useInterfaceLang();
  const change = useChangeView(id);
  const frame = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const room = useRoom(scroller);
  const available = (room ?? 0) - EDGE;
  const { width, move } = useDraftWidth(view.width, (next) => change({ ...view, width: next }));
  const shown = width ?? available;
  const src = useDemoAddress(id, view);
  const isCut = room !== undefined && shown > available;
  useStartOfFrame(scroller, isCut, view.dir);

  return (
    <div className="demo-view" lang={lang}>
      <p className="view-size">
        {room !== undefined && (isCut ? texts.pixelsCut(shown) : texts.pixels(shown))}
      </p>
      <div
        ref={scroller}
        className="view-scroller"
        {...(isCut && { role: 'group', tabIndex: 0, 'aria-label': title })}
      >
        <div className="view-device" style={{ inlineSize: width && width + EDGE }}>
          <Frame id={frame} title={title} src={src} />
          {room !== undefined && (
            <WidthEdge controls={frame} room={{ shown, available }} onMove={move} />
          )}
        </div>
      </div>
    </div>
  );
}
