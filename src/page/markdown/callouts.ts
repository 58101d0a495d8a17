import { buildError } from './buildError';

const OPENING = /^:::(\w+)(.*)$/;
const WELL_FORMED = /^(?:\{title="[^"]+"\})?\s*$/;
const KINDS = ['info', 'warning', 'success', 'error'];

/**
 * Checks how callouts are opened (G1). dumi passes the attributes of one on as HTML, and a title without quotes falls
 * apart into attributes that stop the dev server with a message about an unknown node.
 *
 * @param text - The whole page.
 * @param file - Path for the message.
 * @throws An error with file, line and fix.
 */
export function checkCallouts(text: string, file: string): void {
  text.split('\n').forEach((line, index) => {
    const [, kind = '', rest = ''] = OPENING.exec(line) ?? [];
    if (!kind || (KINDS.includes(kind) && WELL_FORMED.test(rest))) return;
    throw buildError({
      file,
      line: index + 1,
      what: `\`${line}\` does not open a callout.`,
      why: 'it would be shown as text, or stop the build with a message that names neither file nor line.',
      fix: `write :::${KINDS.join(', :::')}, each with an optional {title="..."} in quotes.`,
    });
  });
}
