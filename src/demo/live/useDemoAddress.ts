import { aloneWithView } from '../view/address';
import { DEFAULT_VIEW } from '../view/view';
import { withLocale } from '../../locale/locales';
import { useLocale } from '../../locale/useLocale';
import { basePath } from '../../document/router/site';

/** Address of a demo alone (B6), below the site's base path, shown as the reader chose. */
export function useDemoAddress(id: string, view = DEFAULT_VIEW): string {
  const locale = useLocale();
  return withLocale(aloneWithView(`${basePath}/~demos/${id}`, view), locale);
}
