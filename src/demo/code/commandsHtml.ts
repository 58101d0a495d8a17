import { COMMANDS } from '../../document/contract';
import { escapeHtml } from '../../lib/escapeHtml';
import { PACKAGE_MANAGER_CHOICE } from '../../ui/choice/choices';
import { translateBlock } from './commands';

/** What fences of commands are called. */
const SHELLS: readonly unknown[] = ['bash', 'sh', 'shell', 'console', 'zsh'];

/** The attribute with the commands for a package manager. */
const attributeOf = (manager: string) => COMMANDS.replace('npm', manager);

/**
 * Commands with those for each package manager beside them, which the script in the head puts in
 * their place (src/ui/choice/choiceScript.ts).
 *
 * @param lang - Of the fence.
 * @returns HTML; undefined where the block has no command of npm that is known.
 */
export function commandsHtml(lang: unknown, text: string): string | undefined {
  if (!SHELLS.includes(lang)) return undefined;
  const blocks = PACKAGE_MANAGER_CHOICE.values.map((manager) => ({
    manager,
    block: translateBlock(text, manager),
  }));
  if (blocks.every(({ block }) => block === text)) return undefined;
  const attributes = blocks.map(
    ({ manager, block }) => ` ${attributeOf(manager)}="${escapeHtml(block)}"`,
  );
  return `<span${attributes.join('')}>${escapeHtml(text)}</span>`;
}
