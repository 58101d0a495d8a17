/** Something off, as it is shown. */
export interface Issue {
  /** A problem keeps something from users; a note explains what looks wrong but is allowed. */
  isProblem: boolean;
  text: string;
  /** The element that it is about, where several are looked at. */
  about?: string;
  /** Where to read on: a page of the site (`to`), or of another one (`href`). */
  more: { label: string } & ({ to: string } | { href: string });
}
