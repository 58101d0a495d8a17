import type { Announcement } from '../../../inspect/announce/announcement';
import { MAX_SELECTS, NO_SELECTS, type Snapshot } from '../../../inspect/watch/snapshot';
import { isCount, isRecord, itemsOf } from '../../../../lib/read';
import { LIMITS } from '../limits';
import { parseDescription, parseOption } from './parseDescription';
import { cutAccessibleText } from './cutAccessibleText';

function toAnnouncement(value: unknown): Announcement | undefined {
  if (!isRecord(value)) return undefined;
  switch (value.kind) {
    case 'region': {
      const { text, isAssertive, isNew } = value;
      return {
        kind: 'region',
        text: cutAccessibleText(text),
        isAssertive: isAssertive === true,
        isNew: isNew === true,
      };
    }
    case 'focus': {
      const { role, name, isExpanded } = value;
      return {
        kind: 'focus',
        role: cutAccessibleText(role),
        name: cutAccessibleText(name),
        value: cutAccessibleText(value.value),
        isExpanded: isExpanded === true,
      };
    }
    case 'expanded':
      return { kind: 'expanded', isExpanded: value.isExpanded === true };
    case 'option': {
      const option = parseOption(value.option);
      return option && { kind: 'option', option };
    }
    case 'silence':
      return { kind: 'silence', id: cutAccessibleText(value.id) };
    default:
      return undefined;
  }
}

/**
 * Reads what is said of the selects in a frame, whatever it is, with texts and lists cut to their
 * limits. What was read is read again as the same, so the frame uses it, too, and sends no more
 * than is taken.
 */
export function parseSnapshot(value: unknown): Snapshot {
  if (!isRecord(value)) return NO_SELECTS;
  const { shown } = value;
  return {
    names: itemsOf(value.names, MAX_SELECTS, cutAccessibleText),
    shown: isCount(shown) && shown < MAX_SELECTS ? shown : undefined,
    description: parseDescription(value.description),
    announcements: itemsOf(value.announcements, LIMITS.announcements, toAnnouncement),
  };
}
