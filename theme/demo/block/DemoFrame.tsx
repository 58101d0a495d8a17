import { useDemoAddress } from '../live/useDemoAddress';

/** Height of a framed demo that names none, in pixels. */
const DEFAULT_HEIGHT = 240;

/** Props of a demo in a frame of its own. */
export interface DemoFrameProps {
  id: string;
  title: string;
  height: number;
}

/** Runs a demo in a document of its own, for demos whose style sheet must not touch the page. */
export function DemoFrame({ id, title, height }: DemoFrameProps) {
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
