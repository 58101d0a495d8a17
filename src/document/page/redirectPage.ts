import { CHARSET } from './charset';
import { LEADS_TO } from '../contract';

/**
 * HTML of a page that replaces itself with another one, for hosts without rewrites (B4). A script
 * keeps query and hash; without JavaScript, `<meta http-equiv="refresh">` and a link lead to the
 * address alone.
 *
 * @param address - Path on the site, without characters that need escaping in HTML.
 * @param script - The one that every document has in its head.
 */
export function redirectPage(address: string, script: string): string {
  return `<!DOCTYPE html>
<html lang="en" ${LEADS_TO}="${address}">
<head>
${CHARSET}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Moved to ${address}</title>
<meta name="description" content="This page has moved to ${address}.">
<meta name="robots" content="noindex">
<link rel="canonical" href="${address}">
<script>${script}</script>
<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>
</head>
<body><p>This page has moved to <a href="${address}">${address}</a>.</p></body>
</html>
`;
}
