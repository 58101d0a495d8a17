import { signatureOf } from '../../src/document/page/signature';
import type { PageMatter } from '../../src/document/page/pageData';
import { Link } from '../../src/document/router/Link';
import { NOT_SEARCHED, textPart } from '../../src/document/contract';
import { PackageNames } from './PackageNames';

/** What a page is about, as code below its title; each prop leads to its row in the prop tables. */
export function Signature({ props, example }: Pick<PageMatter, 'props' | 'example'>) {
  const parts = signatureOf(props, example);
  if (parts.length === 0) return null;
  return (
    <p className="signature" {...textPart('signature')} {...NOT_SEARCHED}>
      <code dir="ltr">
        {parts.map(({ text, anchor }, index) =>
          anchor === undefined ? (
            <span key={index}>
              <PackageNames>{text}</PackageNames>
            </span>
          ) : (
            <Link key={index} to={`/#${anchor}`}>
              {text}
            </Link>
          ),
        )}
      </code>
    </p>
  );
}
