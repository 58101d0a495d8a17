import { parseJson } from '../../lib/parseJson';
import { isRecord, isText, type Fields } from '../../lib/read';

/** The props that dumi gives a demo block, as far as they are known here. */
export interface DemoProps {
  id: string;
  /** Without a block around it. */
  isInline: boolean;
  isFramed: boolean;
  /** Path of the entry below the project; none of code between fences. */
  filename: string | undefined;
  /** The same props as JSON, with the files of the demo. */
  withSources: (sources: readonly object[]) => string;
}

/** Reads the props of a demo that dumi has written as JSON; undefined where they are others. */
export function parseDemoProps(json: string | undefined): DemoProps | undefined {
  const props = parseJson(json ?? '');
  if (!isRecord(props) || !isRecord(props.demo) || !isRecord(props.previewerProps))
    return undefined;
  const { demo } = props;
  const block: Fields = props.previewerProps;
  if (!isText(demo.id)) return undefined;
  return {
    id: demo.id,
    isInline: demo.inline === true,
    isFramed: Boolean(block.iframe),
    filename: isText(block.filename) ? block.filename : undefined,
    withSources: (sources) => JSON.stringify({ ...props, previewerProps: { ...block, sources } }),
  };
}
