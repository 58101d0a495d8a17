/** The runs of three characters of a text, each once; its ends count as spaces. */
function trigramsOf(text: string): Set<string> {
  const padded = ` ${text} `;
  const trigrams = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) trigrams.add(padded.slice(at, at + 3));
  return trigrams;
}

/**
 * Compares texts by their trigrams, which word forms, typos and neighbouring words share. The
 * rarer a trigram is, the more it counts (cosine of TF-IDF).
 */
export class Trigrams {
  /** The texts that have a trigram, by their numbers. */
  private readonly postings = new Map<string, number[]>();
  private count = 0;
  /** The length of each text as a vector; made again after texts were added. */
  private norms: Float64Array | undefined;

  /** Adds a text; texts are numbered from 0. */
  add(text: string): void {
    for (const trigram of trigramsOf(text)) {
      const texts = this.postings.get(trigram);
      if (texts) texts.push(this.count);
      else this.postings.set(trigram, [this.count]);
    }
    this.count += 1;
    this.norms = undefined;
  }

  /** How alike each text is to this one, from 0 to 1. */
  compare(text: string): Float64Array {
    this.norms ??= this.measure(this.postings.keys()).map(Math.sqrt);
    const trigrams = [...trigramsOf(text)];
    const length = trigrams.reduce((sum, trigram) => sum + this.weightOf(trigram) ** 2, 0);
    const { norms } = this;
    return this.measure(trigrams).map((sum, at) => {
      const size = Math.sqrt(length) * (norms[at] ?? 0);
      return size && sum / size;
    });
  }

  /** The sum of the squared weights of the trigrams of a list that each text has. */
  private measure(trigrams: Iterable<string>): Float64Array {
    const sums = new Float64Array(this.count);
    for (const trigram of trigrams) {
      const weight = this.weightOf(trigram) ** 2;
      for (const text of this.postings.get(trigram) ?? []) sums[text] = (sums[text] ?? 0) + weight;
    }
    return sums;
  }

  private weightOf(trigram: string): number {
    const texts = this.postings.get(trigram);
    return texts ? Math.log(this.count / texts.length) : 0;
  }
}
