import { aloneWithView } from '../../../src/demo-view/address';
import { DEFAULT_VIEW } from '../../../src/demo-view/view';
import { useViewTools, ViewButton, ViewPanel } from '../../demo/view/ViewTools';
import { useInterfaceLang, useLocale } from '../../i18n/useLocale';
import { withLocale } from '../../i18n/locale';
import { ExternalIcon } from '../../icons';
import { useBasePath } from '../../runtime/dumi';

/** Address of a demo alone (B6), below the site's base path, shown as the reader chose. */
export function useDemoAddress(id: string, view = DEFAULT_VIEW): string {
  const { locale } = useLocale();
  return withLocale(aloneWithView(`${useBasePath()}/~demos/${id}`, view), locale);
}

/** What can be done with a demo, in words. */
export function DemoToolbar({ id, title }: { id: string; title: string }) {
  const { messages } = useLocale();
  const lang = useInterfaceLang();
  const view = useViewTools(id);
  const address = useDemoAddress(id, view.view);
  return (
    <>
      <div
        className="demo-toolbar"
        role="group"
        aria-label={`${title}: ${messages.demoActions}`}
        lang={lang}
      >
        <ViewButton tools={view} />
        <a href={address} target="_blank" rel="noreferrer">
          {messages.openAlone} <ExternalIcon />
        </a>
      </div>
      <ViewPanel tools={view} />
    </>
  );
}
