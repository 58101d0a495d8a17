/** The name of a package with a scope, which does not break at its hyphens. */
const PACKAGE = /(@[\w-]+\/[\w-]+)/;

/** A text with each name of a package in one piece. */
export function PackageNames({ children }: { children: string }) {
  const parts = children.split(PACKAGE);
  if (parts.length === 1) return children;
  return parts.map((part) => (
    <span key={part} className={PACKAGE.test(part) ? 'package-name' : undefined}>
      {part}
    </span>
  ));
}
