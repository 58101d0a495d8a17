import { EditButton } from '../edit/EditButton';
import { ExportButtons } from '../export/ExportButtons';
import { useDemoCode, useIsChanged } from '../code/DemoCodeContext';
import { InspectButton } from '../inspect/InspectTools';
import { useViewTools, ViewButton, ViewPanel } from '../view/ViewTools';
import { useInterfaceLang } from '../../locale/useLocale';
import { usePageTexts } from '../../locale/usePageTexts';
import { ExternalIcon } from '../../ui/icons';
import { useDemoAddress } from '../live/useDemoAddress';

/** What can be done with a demo, in words: first what happens here, then what leads elsewhere. */
export function DemoToolbar({ id, title }: { id: string; title: string }) {
  const texts = usePageTexts();
  const lang = useInterfaceLang();
  const code = useDemoCode();
  const view = useViewTools(id);
  const address = useDemoAddress(id, view.view);
  const isChanged = useIsChanged();
  return (
    <>
      <div
        className="demo-toolbar"
        role="group"
        aria-label={`${title}: ${texts.demoActions}`}
        lang={lang}
      >
        <EditButton />
        <InspectButton id={id} />
        <ViewButton tools={view} />
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          title={isChanged ? texts.openPublished : undefined}
          aria-label={isChanged ? texts.openPublished : texts.openAlone}
        >
          {texts.newTab} <ExternalIcon />
        </a>
        <ExportButtons title={title} assets={code.current} />
      </div>
      <ViewPanel tools={view} />
    </>
  );
}
