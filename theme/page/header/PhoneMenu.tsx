import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ColorSwitch } from '../../color/ColorSwitch';
import { usePageTexts } from '../../locale/usePageTexts';
import { CloseIcon, MenuIcon } from '../../ui/icons';
import { showCurrentLink } from '../sidebar/showCurrentLink';
import { SidebarLinks } from '../sidebar/SidebarLinks';
import { LanguageSwitch } from './LanguageSwitch';
import { Button } from '../../ui/Button';

/**
 * The menu of small screens: a native modal dialog, which traps focus and closes with Escape by
 * itself. It has the links only while it is open, so that no document contains them twice.
 */
export function PhoneMenu() {
  const texts = usePageTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(
    function openDialog() {
      if (!isOpen || !dialog.current) return;
      dialog.current.showModal();
      showCurrentLink(dialog.current);
    },
    [isOpen],
  );

  useEffect(
    function closeAfterNavigation() {
      dialog.current?.close();
    },
    [key],
  );

  return (
    <div className="phone-menu needs-script">
      <Button
        look="plain"
        className="icon-button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <MenuIcon />
        <span>{texts.openMenu}</span>
      </Button>
      <dialog
        ref={dialog}
        className="menu-dialog"
        aria-label={texts.openMenu}
        onClose={() => setIsOpen(false)}
        onClick={(event) => {
          if (event.target === event.currentTarget) event.currentTarget.close();
        }}
      >
        <div className="menu-dialog-inner">
          <div className="menu-dialog-head">
            <ColorSwitch />
            <LanguageSwitch />
            <Button look="plain" className="icon-button" onClick={() => dialog.current?.close()}>
              <CloseIcon />
              <span className="visually-hidden">{texts.closeMenu}</span>
            </Button>
          </div>
          {isOpen && <SidebarLinks />}
        </div>
      </dialog>
    </div>
  );
}
