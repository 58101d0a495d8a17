import { likenessTo } from '../search/nearest/likeness';

/**
 * What somebody may have meant by a name that there is not, as the start of a sentence.
 *
 * @param names - All that there are.
 */
export function alternatives(asked: string, names: readonly string[]): string {
  const likeness = likenessTo(asked.toLowerCase());
  const [nearest] = names
    .map((name) => ({ name, value: likeness(name.toLowerCase()) }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value);
  const all = names.length > 0 ? `one of ${names.join(', ')}` : 'none: the library has none';
  return nearest ? `write '${nearest.name}', or ${all}` : `write ${all}`;
}
