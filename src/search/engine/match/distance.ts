/**
 * Longer words are not searched for typos: nobody types them, and the characters of a word are the
 * bits of a number.
 */
export const MAX_TYPO_LENGTH = 31;

/** Character codes below this one are ASCII. */
const ASCII_END = 128;

/**
 * Counts the edits between a typed word and terms: insertions, deletions, substitutions and
 * transpositions of neighbours (optimal string alignment). All characters of the typed word are
 * compared in one step, as bits (H. Hyyrö, "A bit-vector algorithm for computing Levenshtein and
 * Damerau edit distances", 2003); a table of numbers takes ten times as long.
 */
export class EditDistance {
  /** The positions of each character in the typed word, as bits: an array for ASCII, and a map. */
  private readonly commonPlaces = new Int32Array(ASCII_END);
  private readonly otherPlaces = new Map<number, number>();
  private readonly last: number;

  /** Takes a word of 1 to MAX_TYPO_LENGTH characters; the prefilter rejects all others. */
  constructor(private readonly typed: string) {
    this.last = 1 << (typed.length - 1);
    for (let at = 0; at < typed.length; at += 1) {
      const letter = typed.charCodeAt(at);
      const places = this.placesOf(letter) | (1 << at);
      if (letter < ASCII_END) this.commonPlaces[letter] = places;
      else this.otherPlaces.set(letter, places);
    }
  }

  /** The edits to the whole term. */
  to(term: string): number {
    return this.walk(term, term.length, false);
  }

  /** The edits to the nearest prefix of the term, which is at most twice as long as the word. */
  toBeginning(term: string): number {
    return this.walk(term, Math.min(term.length, 2 * this.typed.length), true);
  }

  private placesOf(letter: number): number {
    return (letter < ASCII_END ? this.commonPlaces[letter] : this.otherPlaces.get(letter)) ?? 0;
  }

  /**
   * The names are the paper's: differences of 1 and -1 down a column (vp, vn) and along a row (hp,
   * hn) of the table.
   */
  private walk(term: string, end: number, isOpen: boolean): number {
    let vp = -1;
    let vn = 0;
    let d0 = 0;
    let before = 0;
    let edits = this.typed.length;
    let fewest = edits;
    for (let at = 0; at < end; at += 1) {
      const here = this.placesOf(term.charCodeAt(at));
      const swapped = ((~d0 & here) << 1) & before;
      d0 = (((here & vp) + vp) ^ vp) | here | vn | swapped;
      let hp = vn | ~(d0 | vp);
      let hn = d0 & vp;
      if (hp & this.last) edits += 1;
      if (hn & this.last) edits -= 1;
      if (edits < fewest) fewest = edits;
      hp = (hp << 1) | 1;
      hn <<= 1;
      vp = hn | ~(d0 | hp);
      vn = hp & d0;
      before = here;
    }
    return isOpen ? fewest : edits;
  }
}
