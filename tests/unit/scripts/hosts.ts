import { apacheConfig } from '../../../scripts/hosting/apache';
import { netlifyHeaders } from '../../../scripts/hosting/netlify';
import { nginxConfig } from '../../../scripts/hosting/nginx';
import { vercelConfig } from '../../../scripts/hosting/vercel';

/** A header with the files that get it. */
type Rule = [files: RegExp, name: string, value: string];

/** Headers of a file, by name, as a host reads them from its configuration. */
type Host = (file: string) => Record<string, string>;

const whole = (pattern: string) => new RegExp(`^${pattern}$`);

/** Later rules replace earlier ones. */
const replacing =
  (rules: readonly Rule[]): Host =>
  (file) =>
    Object.fromEntries(
      rules.filter(([files]) => files.test(file)).map(([, name, value]) => [name, value]),
    );

/** All values are sent, joined by a comma. */
const joining =
  (rules: readonly Rule[]): Host =>
  (file) => {
    const values = rules.filter(([files]) => files.test(file));
    const names = new Set(values.map(([, name]) => name));
    return Object.fromEntries(
      [...names].map((name) => [
        name,
        values.flatMap(([, other, value]) => (other === name ? [value] : [])).join(', '),
      ]),
    );
  };

/** Cloudflare joins values; Netlify sends the last. */
export function cloudflare(names: readonly string[]): Host {
  const rules = netlifyHeaders(names)
    .trim()
    .split('\n\n')
    .flatMap((block) => {
      const [path = '', ...lines] = block.split('\n');
      const files = whole(path.replaceAll('.', '\\.').replaceAll('*', '.*'));
      return lines.map((line): Rule => {
        const [, name = '', value = ''] = /^ {2}([^:]+): (.+)$/.exec(line) ?? [];
        return [files, name, value];
      });
    });
  return joining(rules);
}

/** Vercel sends the last of several values. */
export function vercel(names: readonly string[]): Host {
  const { headers } = JSON.parse(vercelConfig(names)) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  return replacing(
    headers.flatMap(({ source, headers }) =>
      headers.map(({ key, value }): Rule => [whole(source), key, value]),
    ),
  );
}

/** Apache replaces what was set before. */
export function apache(): Host {
  const set = /^Header (?:always )?set (\S+) "([^"]+)"(?: "expr=%\{REQUEST_URI\} =~ m#(.+)#")?$/gm;
  return replacing(
    [...apacheConfig().matchAll(set)].map(([, name = '', value = '', files = '']) => [
      new RegExp(files),
      name,
      value,
    ]),
  );
}

/** The first location whose pattern fits is the only one, and sends each of its headers. */
export function nginx(): Host {
  const locations = [
    ...nginxConfig().matchAll(/^location (?:~ )?(\S+) \{\n((?: {2}.*\n)*)\}$/gm),
  ].map(([, pattern = '', body = '']) => ({ pattern, body }));
  return (file) => {
    const first = locations.find(
      ({ pattern }) => pattern !== '/' && new RegExp(pattern).test(file),
    );
    const { body } = first ?? locations.find(({ pattern }) => pattern === '/') ?? { body: '' };
    const added = body.matchAll(/add_header (\S+) "([^"]+)"|default_(type) "([^"]+)"/g);
    return joining(
      [...added].map(([, name = 'content-type', value, , type]) => [
        /^/,
        name,
        value ?? type ?? '',
      ]),
    )(file);
  };
}
