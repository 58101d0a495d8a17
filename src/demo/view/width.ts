import { WIDTH_LIMITS } from './view';

/** What a width is changed against, in CSS pixels. */
export interface FrameWidths {
  shown: number;
  available: number;
}

/**
 * Steps of the keyboard in pixels, after https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/.
 */
const STEPS = new Map([
  ['ArrowLeft', -10],
  ['ArrowRight', 10],
  ['PageDown', -100],
  ['PageUp', 100],
]);

const clamp = (width: number) =>
  Math.min(WIDTH_LIMITS.max, Math.max(WIDTH_LIMITS.min, Math.round(width)));

/**
 * The width after the edge was moved. At the page's edge a demo snaps to full width; one that is
 * wider already, which only an address or a device makes it, can be moved on.
 *
 * @returns Pixels, or undefined for full width.
 */
export function widthAfterMove({ shown, available }: FrameWidths, to: number): number | undefined {
  const width = clamp(to);
  return width >= available && shown <= available ? undefined : width;
}

/**
 * The width after a key was pressed on the edge.
 *
 * @param isMirrored - Whether the page runs from right to left, so that left is outwards.
 * @returns The width as `{ width }`, where undefined is full width; or undefined for a key that
 *   means nothing here.
 */
export function widthAfterKey(
  widths: FrameWidths,
  key: string,
  isMirrored: boolean,
): { width: number | undefined } | undefined {
  if (key === 'Home') return { width: WIDTH_LIMITS.min };
  if (key === 'End') return { width: undefined };
  const step = STEPS.get(key);
  if (step === undefined) return undefined;
  const sign = isMirrored && key.startsWith('Arrow') ? -1 : 1;
  const { shown } = widths;
  // From any width to round ones.
  const from = sign * step > 0 ? Math.floor(shown / 10) * 10 : Math.ceil(shown / 10) * 10;
  return { width: widthAfterMove(widths, from + sign * step) };
}
