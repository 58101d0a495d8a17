import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { DemoView } from '../../../../src/demo/view/view';
import { useDemoAddress } from '../../live/useDemoAddress';
import { useInterfaceLang } from '../../../locale/useLocale';
import { useTexts } from '../../../locale/useTexts';
import { useChangeView } from '../useDemoView';
import { Frame } from './Frame';
import { viewTexts } from './texts';
import { useDraftWidth } from './useDraftWidth';
import { WidthEdge } from './WidthEdge';

/** Width of the edge beside the frame in pixels, as in view.css. */
const EDGE = 24;

/** How wide the content of an element can be without scrolling sideways, once it is laid out. */
function useContentWidth(element: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();

  useEffect(
    function followWidth() {
      if (!element.current) return undefined;
      const observer = new ResizeObserver(([entry]) => {
        if (entry) setWidth(Math.floor(entry.contentRect.width));
      });
      observer.observe(element.current);
      return () => observer.disconnect();
    },
    [element],
  );

  return width;
}

interface FramedDemoProps {
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
  const contentWidth = useContentWidth(scroller);
  const available = (contentWidth ?? 0) - EDGE;
  const { width, move } = useDraftWidth(view.width, (next) => change({ ...view, width: next }));
  const shown = width ?? available;
  const src = useDemoAddress(id, view);
  const isCut = contentWidth !== undefined && shown > available;

  useLayoutEffect(
    function scrollToStart() {
      if (!isCut || !scroller.current) return;
      scroller.current.scrollTo({ left: view.dir === 'rtl' ? scroller.current.scrollWidth : 0 });
    },
    [isCut, view.dir],
  );

  return (
    <div className="demo-view" lang={lang}>
      <p className="view-size">
        {contentWidth !== undefined && (isCut ? texts.pixelsCut(shown) : texts.pixels(shown))}
      </p>
      <div
        ref={scroller}
        className="view-scroller"
        {...(isCut && { role: 'group', tabIndex: 0, 'aria-label': title })}
      >
        <div className="view-device" style={{ inlineSize: width && width + EDGE }}>
          <Frame id={frame} title={title} src={src} />
          {contentWidth !== undefined && (
            <WidthEdge controls={frame} widths={{ shown, available }} onMove={move} />
          )}
        </div>
      </div>
    </div>
  );
}
