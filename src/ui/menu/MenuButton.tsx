import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '../../lib/react/useHydrated';
import { Button } from '../Button';
import { CaretIcon } from '../icons';
import { COPIED_LABEL } from '../../document/contract';

interface MenuButtonProps {
  /** What the button says. */
  label: string;
  /** Before the label. */
  icon?: ReactNode;
  /** What the button says for a moment after `confirmCopied`. */
  copied?: string;
  /** Gets the button, for who has to give the focus back to it later. */
  button: RefObject<HTMLButtonElement | null>;
  /** Elements with the role `menuitem` and the tab index -1. */
  children: ReactNode;
}

/** Index of the next item, from that of the one with the focus (-1: none). */
type Move = (index: number, count: number) => number;

const toFirst: Move = () => 0;

const MOVES: Readonly<Record<string, Move>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index < 1 ? count : index) - 1,
  Home: toFirst,
  End: (_, count) => count - 1,
};

/**
 * A button that opens a menu, by the pattern of
 * https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/. What is chosen gives the focus back to
 * the button. Without script there is no button, and the links of the menu are in its place.
 */
export function MenuButton({ label, icon, copied, button, children }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const role = useHydrated() ? { role: 'menu', 'aria-label': label } : {};

  useEffect(
    function closeFromOutside() {
      if (!isOpen) return undefined;
      const onOutside = ({ target }: Event) => {
        if (!(target instanceof Node && root.current?.contains(target))) setOpen(false);
      };
      document.addEventListener('pointerdown', onOutside);
      document.addEventListener('focusin', onOutside);
      return () => {
        document.removeEventListener('pointerdown', onOutside);
        document.removeEventListener('focusin', onOutside);
      };
    },
    [isOpen],
  );

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const focusItem = (move: Move) => {
    // An item that is not shown cannot get the focus.
    flushSync(() => setOpen(true));
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const index = items.findIndex((item) => item === document.activeElement);
    items[move(index, items.length)]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
    // A button reacts to this key by itself.
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.target.click();
    }
    const move = MOVES[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    focusItem(move);
  };

  return (
    <div ref={root} className="menu-button" onKeyDown={onKeyDown}>
      <Button
        ref={button}
        look="toolbar-button"
        className="needs-script"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        {...{ [COPIED_LABEL]: copied }}
        onClick={() => (isOpen ? setOpen(false) : focusItem(toFirst))}
      >
        {icon}
        <span aria-live="polite">{label}</span>
        <CaretIcon />
      </Button>
      <div ref={menu} className="menu" id={id} {...role} onClick={close}>
        {children}
      </div>
    </div>
  );
}
