import { useDemoCode } from '../../demo/code/DemoCodeContext';
import { ExportButtons } from '../../demo-export/ExportButtons';
import { InspectButton } from '../../demo/inspect/InspectButton';
import { useInterfaceLang, useLocale } from '../../i18n/useLocale';
import { withLocale } from '../../i18n/locale';
import { EditButton } from '../../demo-edit/EditButton';
import { ExternalIcon } from '../../icons';
import { useBasePath } from '../../runtime/dumi';

/** Address of a demo alone (B6), below the site's base path. */
export function useDemoAddress(id: string): string {
  const { locale } = useLocale();
  return withLocale(`${useBasePath()}/~demos/${id}`, locale);
}

/** What can be done with a demo, in words. */
export function DemoToolbar({ id, title }: { id: string; title: string }) {
  const { messages } = useLocale();
  const lang = useInterfaceLang();
  const address = useDemoAddress(id);
  const code = useDemoCode();
  return (
    <div
      className="demo-toolbar"
      role="group"
      aria-label={`${title}: ${messages.demoActions}`}
      lang={lang}
    >
      <EditButton />
      <InspectButton id={id} />
      <a href={address} target="_blank" rel="noreferrer">
        {messages.openAlone} <ExternalIcon />
      </a>
      <ExportButtons title={title} assets={code.current} />
    </div>
  );
}
