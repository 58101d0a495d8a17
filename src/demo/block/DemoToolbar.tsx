import { useHydrated } from '../../lib/react/useHydrated';
import { EditButton } from '../edit/EditParts';
import { OpenInMenu } from '../export/OpenInMenu';
import { useDemoCode, useIsChanged } from '../code/DemoCodeContext';
import { InspectButton } from '../inspect/InspectTools';
import { useViewTools, ViewButton, ViewPanel } from '../view/ViewTools';
import { useInterfaceLang } from '../../locale/useLocale';
import { usePageTexts } from '../../locale/usePageTexts';
import { ExternalIcon } from '../../ui/icons';
import { useDemoAddress } from '../view/useDemoView';

/** What can be done with a demo: first what happens here, then the places to open it in. */
export function DemoToolbar({ id, title }: { id: string; title: string }) {
  const texts = usePageTexts();
  const lang = useInterfaceLang();
  const code = useDemoCode();
  const view = useViewTools(id);
  const address = useDemoAddress(id, view.view);
  const isChanged = useIsChanged();
  // Without script there is no menu, and the link is one like any other.
  const item = useHydrated() ? { role: 'menuitem', tabIndex: -1 } : {};
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
        <OpenInMenu title={title} assets={code.current}>
          <a {...item} href={address} target="_blank" rel="noreferrer">
            <span>{isChanged ? texts.openPublished : texts.openAlone}</span>
            <ExternalIcon />
          </a>
        </OpenInMenu>
      </div>
      <ViewPanel tools={view} />
    </>
  );
}
