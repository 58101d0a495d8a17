import type { ReferenceEntry } from '../subject/referenceTypes';
import { useInterfaceLang } from '../locale/useLocale';
import { Link } from '../document/router/Link';
import { Prose } from '../ui/Prose';
import { summaryOf } from './summaryOf';
import { useDemoTitle } from './useDemoTitle';
import { useReferenceTexts } from './useReferenceTexts';
import { NOT_SEARCHED } from '../document/contract';

/** Links to the demos that show a prop. */
function Demos({ addresses }: { addresses: readonly string[] }) {
  const texts = useReferenceTexts();
  const lang = useInterfaceLang();
  const titleOf = useDemoTitle();
  return (
    <p className="api-note" {...NOT_SEARCHED}>
      <span lang={lang} data-say="demos">
        {texts.demos}
      </span>{' '}
      {addresses.map((address, index) => (
        <span key={address}>
          {index > 0 && ', '}
          <Link to={`/demo/${address}`}>{titleOf(address)}</Link>
        </span>
      ))}
    </p>
  );
}

/**
 * What a row says: the first sentence of the description, which opens to show the others and the
 * demos, without script.
 */
export function Details({ description, see = [] }: Pick<ReferenceEntry, 'description' | 'see'>) {
  const { summary, rest } = summaryOf(description);
  if (!rest && see.length === 0) {
    return (
      <p>
        <Prose text={summary} />
      </p>
    );
  }
  return (
    <details className="api-details">
      <summary>
        <Prose text={summary} />
      </summary>
      {rest && (
        <p>
          <Prose text={rest} />
        </p>
      )}
      {see.length > 0 && <Demos addresses={see} />}
    </details>
  );
}
