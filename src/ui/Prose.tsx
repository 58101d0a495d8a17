import { Fragment } from 'react';

const PIECES = /(`[^`]+`|<kbd>.+?<\/kbd>)/;

/** Keys that are pressed together; a plus joins them. */
function Chord({ keys }: { keys: string }) {
  return keys.split('+').map((key, index) => (
    <Fragment key={key}>
      {index > 0 && '+'}
      <kbd>{key}</kbd>
    </Fragment>
  ));
}

/** Text in which what stands between backticks is code, and what is in `<kbd>` are keys. */
export function Prose({ text }: { text: string }) {
  return text.split(PIECES).map((piece, index) => {
    if (index % 2 === 0) return piece;
    if (piece.startsWith('`')) return <code key={index}>{piece.slice(1, -1)}</code>;
    return <Chord key={index} keys={piece.slice('<kbd>'.length, -'</kbd>'.length)} />;
  });
}
