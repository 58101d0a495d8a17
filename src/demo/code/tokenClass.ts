/** What code colours tell apart; each is one custom property `--code-<name>` of the theme. */
export type TokenClass = 'comment' | 'keyword' | 'string' | 'number' | 'function' | 'tag' | 'attr';

const CLASS_OF: Readonly<Record<string, TokenClass>> = {
  comment: 'comment',
  prolog: 'comment',
  doctype: 'comment',
  keyword: 'keyword',
  atrule: 'keyword',
  rule: 'keyword',
  boolean: 'number',
  number: 'number',
  constant: 'number',
  string: 'string',
  'attr-value': 'string',
  regex: 'string',
  url: 'string',
  function: 'function',
  'function-variable': 'function',
  tag: 'tag',
  selector: 'tag',
  'class-name': 'tag',
  'maybe-class-name': 'tag',
  'attr-name': 'attr',
  property: 'attr',
};

/** Maps a Prism token type to the theme's colour class, or undefined where plain text is right. */
export function tokenClass(type: string): TokenClass | undefined {
  return CLASS_OF[type];
}
