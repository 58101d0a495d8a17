import { useEffect, useId, useRef, useState, type CSSProperties, type RefObject } from 'react';
import type { DemoView } from '../view';
import { useDemoAddress, useChangeView } from '../useDemoView';
import { useInterfaceLang } from '../../../locale/useLocale';
import { useTexts } from '../../../locale/useTexts';
import { Frame } from './Frame';
import { viewTexts } from './texts';
import { useDraftWidth, WidthEdge } from './WidthEdge';

/** Width of the edge beside the frame in pixels, as in view.css. */
const EDGE = 24;

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

declare module 'react' {
  interface CSSProperties {
    '--view-scale'?: number;
  }
}

/**
 * A demo alone (B6) in a frame, in the width, direction and colours that the reader chose. What is
 * wider than the column is drawn smaller, so that all of it can be seen.
 */
export function FramedDemo({ id, title, view }: FramedDemoProps) {
  const texts = useTexts(viewTexts);
  const lang = useInterfaceLang();
  const change = useChangeView(id);
  const frame = useId();
  const room = useRef<HTMLDivElement>(null);
  const contentWidth = useContentWidth(room);
  const available = (contentWidth ?? 0) - EDGE;
  const { width, move } = useDraftWidth(view.width, (next) => change({ ...view, width: next }));
  const shown = width ?? available;
  const scale = contentWidth === undefined ? 1 : Math.min(1, available / shown);
  const src = useDemoAddress(id, view);
  const style: CSSProperties = {
    '--view-scale': scale,
    inlineSize: width && width * scale + EDGE,
  };

  return (
    <div className="demo-view" lang={lang}>
      <p className="view-size">
        {contentWidth !== undefined &&
          (scale < 1 ? texts.pixelsScaled(shown, Math.floor(scale * 100)) : texts.pixels(shown))}
      </p>
      <div ref={room}>
        <div className="view-device" style={style}>
          <Frame id={frame} title={title} src={src} />
          {contentWidth !== undefined && (
            <WidthEdge controls={frame} widths={{ shown, available }} onMove={move} />
          )}
        </div>
      </div>
    </div>
  );
}
