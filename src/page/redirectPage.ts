/**
 * HTML of a page that replaces itself by another one, for hosts without rewrites (B4). Query and
 * hash survive with script; without, `<meta http-equiv="refresh">` goes to the bare address and a
 * link is there to follow.
 *
 * @param address - Path of the site, made of characters that need no escaping in HTML.
 */
export function redirectPage(address: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Moved to ${address}</title>
<meta name="description" content="This page has moved to ${address}.">
<meta name="robots" content="noindex">
<link rel="canonical" href="${address}">
<script>location.replace(${JSON.stringify(address)}+location.search+location.hash)</script>
<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>
</head>
<body><p>This page has moved to <a href="${address}">${address}</a>.</p></body>
</html>
`;
}
