import { Link as UmiLink } from 'umi';
import type { ComponentProps } from 'react';
import type { Link as RouterLink } from 'react-router-dom';
import { useLocale } from '../locale/useLocale';
import { withLocale } from '../../src/locale/locales';

/** When the code of a link's page is fetched ahead (B13); anything else throws. */
export type Prefetch = 'intent' | 'render' | 'viewport' | 'none';

/** Props of a link within the site. */
export interface LinkProps extends Omit<ComponentProps<typeof RouterLink>, 'to'> {
  to: string;
  prefetch?: Prefetch;
}

/**
 * A link within the site: keeps the language, and fetches its page when the reader points at it.
 */
export function Link({ to, prefetch = 'intent', ...rest }: LinkProps) {
  const locale = useLocale();
  return <UmiLink {...rest} prefetch={prefetch} to={withLocale(to, locale)} />;
}
