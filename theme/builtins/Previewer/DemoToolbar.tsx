import { aloneWithView } from '../../../src/demo-view/address';
import { DEFAULT_VIEW } from '../../../src/demo-view/view';
import { EditButton } from '../../demo/edit/EditButton';
import { ExportButtons } from '../../demo/export/ExportButtons';
import { useDemoCode } from '../../demo/code/DemoCodeContext';
import { useIsChanged } from '../../demo/code/useIsChanged';
import { InspectButton } from '../../demo/inspect/InspectButton';
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

/** What can be done with a demo, in words: first what happens here, then what leads elsewhere. */
export function DemoToolbar({ id, title }: { id: string; title: string }) {
  const { messages } = useLocale();
  const lang = useInterfaceLang();
  const code = useDemoCode();
  const view = useViewTools(id);
  const address = useDemoAddress(id, view.view);
  const note = useIsChanged() && {
    title: messages.openPublished,
    'aria-label': messages.openPublished,
  };
  return (
    <>
      <div
        className="demo-toolbar"
        role="group"
        aria-label={`${title}: ${messages.demoActions}`}
        lang={lang}
      >
        <EditButton />
        <InspectButton id={id} />
        <ViewButton tools={view} />
        <a href={address} target="_blank" rel="noreferrer" {...note}>
          {messages.openAlone} <ExternalIcon />
        </a>
        <ExportButtons title={title} assets={code.current} />
      </div>
      <ViewPanel tools={view} />
    </>
  );
}
