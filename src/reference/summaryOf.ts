/** A description in two parts. */
interface Parts {
  /** Its first sentence, which a row always shows. */
  summary: string;
  /** The other sentences, which a row shows when it is opened; may be empty. */
  rest: string;
}

/** A sentence up to the full stop that a space follows. */
const FIRST_SENTENCE = /^.*?\.(?:`|\))*(?=\s)/s;

/** Splits a description behind its first sentence. */
export function summaryOf(description: string): Parts {
  const summary = FIRST_SENTENCE.exec(description)?.[0] ?? description;
  return { summary, rest: description.slice(summary.length).trim() };
}
