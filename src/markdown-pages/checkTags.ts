import { splitSource } from '../document/page/markdown/splitSource';
import { COMPONENT_NAMES } from './components';
import { toMarkdown } from './toMarkdown';

const NOTHING = Object.fromEntries(COMPONENT_NAMES.map((name) => [name, () => '']));

/**
 * Checks that a page has no tag without a form in Markdown, such as a component with a typing
 * mistake in its name, which would be missing on the page, too.
 *
 * @param whole - The text of the page.
 * @param file - Path for the message.
 * @throws {Problem} With the line of the tag.
 */
export function checkTags(whole: string, file: string): void {
  const { body, line } = splitSource(whole);
  const text = { file, title: '', description: '', body, line };
  toMarkdown(text, { components: NOTHING, link: (href) => href });
}
