import type { PropRow } from '../target';
import { typeMembers } from '../model/typeMembers';

/** What a type stands for, where that makes a difference to a control. */
function telling({ type, expansion = [] }: PropRow): readonly string[] {
  const [long, short] = [typeMembers(type, expansion), typeMembers(type)];
  return JSON.stringify(long) === JSON.stringify(short) ? [] : expansion;
}

/** What the playground reads of the rows of a table: readers do not load the rest for it. */
export function toRows(entries: readonly PropRow[]): PropRow[] {
  return entries.map((entry) => {
    const { name, type, required, default: fallback, group, deprecated } = entry;
    const expansion = telling(entry);
    return {
      name,
      type,
      ...(required && { required }),
      ...(expansion.length > 0 && { expansion }),
      ...(fallback !== undefined && { default: fallback }),
      ...(group !== undefined && { group }),
      ...(deprecated !== undefined && { deprecated }),
    };
  });
}
