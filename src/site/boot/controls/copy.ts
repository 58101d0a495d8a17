import { confirmCopied } from '../../../ui/confirmCopied';

/**
 * Copies the code that a copy button belongs to (src/ui/CopyButton.tsx). Where the browser
 * refuses, the press stays for the application, which knows other ways (E1).
 */
export async function pressCopy(button: HTMLElement): Promise<void> {
  const press = window.lastPress;
  const text = button.parentElement?.querySelector('code')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return;
  }
  confirmCopied(button);
  if (window.lastPress === press) window.lastPress = undefined;
}
