import { Fragment } from 'react';
import type { ReferenceEntry } from './types';
import { useInterfaceLang } from '../locale/useLocale';
import { Link } from '../document/router/Link';
import { Prose } from '../ui/Prose';
import { useReferenceTexts } from './useReferenceTexts';
import { usePage } from '../document/router/PageContext';
import { NOT_SEARCHED } from '../document/contract';

/** Names demo pages by their titles, as the sidebar does. */
export function useDemoTitle(): (address: string) => string {
  const { navigation } = usePage();
  const items = navigation.flatMap((group) => group.items);
  return (address) => items.find(({ path }) => path === `/demo/${address}`)?.title ?? address;
}

/** A description in two parts. */
interface Parts {
  /** Its first sentence, which a row always shows. */
  summary: string;
  /** The other sentences, which a row shows when it is opened; may be empty. */
  rest: string;
}

/** A sentence up to the full stop that a space follows, and that is not of an abbreviation. */
const FIRST_SENTENCE = /^.*?\.(?<!\b(?:e\.g|i\.e|etc|vs)\.)(?:`|\))*(?=\s)/is;

/** Splits a description behind its first sentence. */
export function summaryOf(description: string): Parts {
  const summary = FIRST_SENTENCE.exec(description)?.[0] ?? description;
  return { summary, rest: description.slice(summary.length).trim() };
}

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
        <Fragment key={address}>
          {index > 0 && ', '}
          <Link to={`/demo/${address}`}>{titleOf(address)}</Link>
        </Fragment>
      ))}
    </p>
  );
}

interface DetailsProps extends Pick<ReferenceEntry, 'see'> {
  description: string;
}

/**
 * What a row says: the first sentence of the description, which opens to show the others and the
 * demos, without script.
 */
export function Details({ description, see = [] }: DetailsProps) {
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
