import { partsOf, shapeOf } from '../engine/text/wordShape';

/** The names and words of an address, for comparing it. */
export interface AddressWords {
  /** What stands between slashes and the like, folded and without joiners: `optionrender`. */
  names: readonly string[];
  /** The parts of the names, each once: `option`, `render`. */
  words: readonly string[];
}

const SEPARATORS = /[^\p{L}\p{N}\-_]+/u;
const FILE_TYPE = /\.\w+$/;
/** Of a longer address, only the last names count, which say the most. */
const MAX_NAMES = 8;

/** Splits an address, whatever is in its path, query and hash. */
export function addressWords(address: string): AddressWords {
  const shapes = address
    .replace(FILE_TYPE, '')
    .split(SEPARATORS)
    .map(shapeOf)
    .filter(({ folded }) => folded !== '')
    .slice(-MAX_NAMES);
  const words = shapes.flatMap((shape) =>
    shape.starts.length > 1 ? partsOf(shape) : shape.folded,
  );
  return { names: shapes.map(({ folded }) => folded), words: [...new Set(words)] };
}
