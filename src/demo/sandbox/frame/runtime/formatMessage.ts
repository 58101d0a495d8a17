import { LIMITS } from '../limits';
import { formatValue } from './formatValue';

function substitute(specifier: string, value: unknown): string {
  switch (specifier) {
    case 'd':
    case 'i':
      return typeof value === 'number' || typeof value === 'string'
        ? String(Math.trunc(Number(value)))
        : 'NaN';
    case 'f':
      return typeof value === 'number' || typeof value === 'string' ? String(Number(value)) : 'NaN';
    case 'c':
      // A style for the browser's own console.
      return '';
    default:
      return formatValue(value);
  }
}

/**
 * Writes what was given to a console method in one text, with its placeholders filled
 * (https://console.spec.whatwg.org/#formatter); React's warnings have them.
 */
export function formatMessage(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  const parts: string[] = [];
  if (typeof first === 'string') {
    parts.push(
      first.replace(/%([sdifoOc%])/g, (placeholder, specifier: string) => {
        if (specifier === '%') return '%';
        return rest.length > 0 ? substitute(specifier, rest.shift()) : placeholder;
      }),
    );
  } else if (values.length > 0) {
    parts.push(formatValue(first));
  }
  parts.push(...rest.map(formatValue));
  return parts.join(' ').slice(0, LIMITS.text);
}
