import { partsOf, shapeOf } from '../../search/text/wordShape';

/** An address as its names are compared. */
export interface AddressWords {
  /** What stands between slashes and the like, folded and without joiners: `optionrender`. */
  names: readonly string[];
  /** The parts of the names, each once: `option`, `render`. */
  words: readonly string[];
}

const SEPARATORS = /[^\p{L}\p{N}\-_]+/u;
const FILE_TYPE = /\.\w+$/;
/** Of a longer address the end is looked at, which says the most. */
const MOST_NAMES = 8;

/** Takes an address apart: path, query and hash alike; no part of it is refused. */
export function addressWords(address: string): AddressWords {
  const shapes = address
    .replace(FILE_TYPE, '')
    .split(SEPARATORS)
    .map(shapeOf)
    .filter(({ folded }) => folded !== '')
    .slice(-MOST_NAMES);
  const words = shapes.flatMap((shape) =>
    shape.starts.length > 1 ? partsOf(shape) : shape.folded,
  );
  return { names: shapes.map(({ folded }) => folded), words: [...new Set(words)] };
}
