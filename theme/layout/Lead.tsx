import { textPart } from '../../src/document/contract';

/** The name of a package with a scope, which does not break at its hyphens. */
const PACKAGE = /(@[\w-]+\/[\w-]+)/;

/** The sentence below a title. */
export function Lead({ children }: { children: string }) {
  const parts = children.split(PACKAGE);
  return (
    <p className="lead" {...textPart('lead')}>
      {parts.length === 1
        ? children
        : parts.map((part) => (
            <span key={part} className={PACKAGE.test(part) ? 'package-name' : undefined}>
              {part}
            </span>
          ))}
    </p>
  );
}
