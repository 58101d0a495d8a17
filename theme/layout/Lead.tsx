import { textPart } from '../../src/document/contract';
import { PackageNames } from './PackageNames';

/** The sentence below a title. */
export function Lead({ children }: { children: string }) {
  return (
    <p className="lead" {...textPart('lead')}>
      <PackageNames>{children}</PackageNames>
    </p>
  );
}
