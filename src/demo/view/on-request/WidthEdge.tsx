import { useRef, type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { WIDTH_LIMITS } from '../view';
import { widthAfterKey, widthAfterMove, type FrameWidths } from '../width';
import { useTexts } from '../../../locale/useTexts';
import { viewTexts } from './texts';

/**
 * How long the edge has to rest before the address takes its width: browsers limit how often an
 * address changes.
 */
const WIDTH_DEBOUNCE = 300;

/**
 * Shows a width at once and puts it into the address when the edge rests.
 *
 * @param width - The width in the address; a change of it ends what was moved before.
 */
export function useDraftWidth(
  width: number | undefined,
  commit: (width: number | undefined) => void,
) {
  const [base, setBase] = useState(width);
  const [draft, setDraft] = useState<{ width: number | undefined }>();
  if (base !== width) {
    setBase(width);
    setDraft(undefined);
  }

  useEffect(
    function commitAtRest() {
      if (!draft || draft.width === width) return undefined;
      const timer = setTimeout(() => commit(draft.width), WIDTH_DEBOUNCE);
      return () => clearTimeout(timer);
    },
    [draft, width, commit],
  );

  const move = (to: number | undefined) => setDraft({ width: to });
  return { width: draft ? draft.width : width, move };
}

interface WidthEdgeProps {
  controls: string;
  widths: FrameWidths;
  onMove: (width: number | undefined) => void;
}

const isMirrored = (element: Element) => getComputedStyle(element).direction === 'rtl';

/**
 * The edge of a demo's frame, to drag or to move by arrow keys
 * (https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/).
 */
export function WidthEdge({ controls, widths, onMove }: WidthEdgeProps) {
  const texts = useTexts(viewTexts);
  const grip = useRef<{ x: number; width: number }>(undefined);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = widthAfterKey(widths, event.key, isMirrored(event.currentTarget));
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMove(next.width);
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    grip.current = { x: event.clientX, width: widths.shown };
    // Without it the frame would take the pointer as soon as it is over it.
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  const onPointerMove = (event: PointerEvent) => {
    if (!grip.current) return;
    const by = (event.clientX - grip.current.x) * (isMirrored(event.currentTarget) ? -1 : 1);
    onMove(widthAfterMove(widths, grip.current.width + by));
  };

  const release = () => {
    grip.current = undefined;
  };

  return (
    <div
      className="view-edge"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={texts.edge}
      aria-controls={controls}
      aria-valuemin={WIDTH_LIMITS.min}
      aria-valuemax={WIDTH_LIMITS.max}
      aria-valuenow={widths.shown}
      aria-valuetext={texts.pixels(widths.shown)}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
}
