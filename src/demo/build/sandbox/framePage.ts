import { sha256 } from '../../../build/sha256';

interface FramePageParts {
  /** The script that waits for the channel (src/demo/sandbox/frame/boot.ts). */
  boot: string;
  styles: string;
}

/**
 * What code in the frame may do: run, that is all. There is no network at all: what a demo reads
 * from the site goes through the page, which decides. `blob:` is how a bundle is run without
 * `eval`; a nonce would not do, since a script with one may import from anywhere.
 *
 * Nothing of the site's own address is named, so the document works under every base path, and
 * `'self'`, which browsers read differently in an opaque origin, is not needed.
 * https://w3c.github.io/webappsec-csp/
 */
function policyFor(boot: string): string {
  return [
    "default-src 'none'",
    `script-src 'sha256-${sha256(boot)}' blob:`,
    "worker-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/**
 * Writes the document that edited code runs in. Its policy stands in a meta element, since a plain
 * static host sends no headers of ours; nothing of the document comes before it that the policy
 * would have to stop.
 */
export function framePage({ boot, styles }: FramePageParts): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policyFor(boot)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>Live demo</title>',
    `<style>${styles}</style>`,
    '</head>',
    `<body><script>${boot}</script></body>`,
    '</html>',
    '',
  ].join('\n');
}
