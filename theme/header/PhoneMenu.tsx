import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { ColorSwitch } from '../../src/ui/color/ColorSwitch';
import { usePageTexts } from '../../src/locale/usePageTexts';
import { CloseIcon, MenuIcon } from '../../src/ui/icons';
import { focusCurrentLink } from '../sidebar/showCurrentLink';
import { SidebarLinks } from '../sidebar/SidebarLinks';
import { LanguageSwitch } from './LanguageSwitch';
import { RepositoryLink } from './RepositoryLink';
import { hasEarlyLinks } from './earlyLinks';
import { Button } from '../../src/ui/Button';
import { MENU_LINKS, PHONE_MENU, VISUALLY_HIDDEN } from '../../src/document/contract';

/**
 * The menu of small screens: a native modal dialog, which traps focus and closes with Escape by
 * itself. It has the links only while it is open, so that no document contains them twice. A reader
 * may have opened it before the application was there (src/site/boot/controls/menu.ts); React then
 * hydrates the links that it has.
 */
export function PhoneMenu() {
  const texts = usePageTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Entries of links to sections, which the browser makes, all have the same key.
  const location = useLocation();
  const shown = useRef(location);
  const [isOpen, setIsOpen] = useState(hasEarlyLinks);

  useEffect(
    function closeAfterNavigation() {
      if (shown.current !== location) dialog.current?.close();
      // The reader may have opened or closed it while React was hydrating.
      else setIsOpen(dialog.current?.open === true);
      shown.current = location;
    },
    [location],
  );

  const open = (event: MouseEvent) => {
    const menu = dialog.current;
    if (!menu) return;
    // Instead of the browser, which would not wait for the links.
    event.preventDefault();
    flushSync(() => setIsOpen(true));
    if (!menu.open) menu.showModal();
    focusCurrentLink(menu);
  };

  return (
    <div className={`${PHONE_MENU} needs-script`}>
      <Button
        look="plain"
        className="icon-button"
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={id}
        onClick={open}
      >
        <MenuIcon />
        <span>{texts.openMenu}</span>
      </Button>
      <dialog
        ref={dialog}
        id={id}
        className="menu-dialog"
        aria-label={texts.openMenu}
        onClose={() => setIsOpen(false)}
        onClick={(event) => {
          if (event.target === event.currentTarget) event.currentTarget.close();
        }}
      >
        <div className={MENU_LINKS}>
          <div className="menu-dialog-head">
            <ColorSwitch />
            <LanguageSwitch />
            <RepositoryLink />
            <Button
              look="plain"
              className="icon-button"
              command="close"
              commandfor={id}
              onClick={(event) => {
                event.preventDefault();
                dialog.current?.close();
              }}
            >
              <CloseIcon />
              <span className={VISUALLY_HIDDEN}>{texts.closeMenu}</span>
            </Button>
          </div>
          {isOpen && <SidebarLinks />}
        </div>
      </dialog>
    </div>
  );
}
