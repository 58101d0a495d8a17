import { parseJson } from '../../lib/parseJson';
import { isRecord, isText, type Fields } from '../../lib/read';
import { Problem } from '../../lib/problem';

/** Reads the props of a demo that dumi has written as JSON; undefined where they are others. */
export function parseDemoProps(json: string | undefined) {
  const props = parseJson(json ?? '');
  if (!isRecord(props) || !isRecord(props.demo) || !isRecord(props.previewerProps))
    return undefined;
  const { demo } = props;
  const block: Fields = props.previewerProps;
  if (!isText(demo.id)) return undefined;
  return {
    id: demo.id,
    /** Without a block around the demo. */
    isInline: demo.inline === true,
    isFramed: Boolean(block.iframe),
    /** Path of the entry below the project; none of code between fences. */
    filename: isText(block.filename) ? block.filename : undefined,
    /** The same props as JSON, with the files of the demo. */
    withSources: (sources: readonly object[]) =>
      JSON.stringify({ ...props, previewerProps: { ...block, sources } }),
  };
}

/** What an address has as it is. */
const ID = /^[\w$.-]+$/;

/** Refuses a second demo of the same id, and an id that is another one in its address. */
export function checkId(id: string, earlier: Set<string>, place: string): void {
  const isSecond = earlier.has(id);
  earlier.add(id);
  if (!isSecond && ID.test(id)) return;
  throw new Problem(
    {
      what: isSecond ? `there are two demos with the id ${id}.` : `a demo has the id "${id}".`,
      why: isSecond
        ? 'it is their address and their place in the page, so readers would see one of them twice.'
        : 'it is part of the address of the demo, where some of its characters are changed.',
      fix: 'give <code> an attribute id="..." of its own, or rename the file or folder of the demo.',
    },
    place,
  );
}
