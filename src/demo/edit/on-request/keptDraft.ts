import { isFileName, type DemoFiles } from '../../sandbox/files';
import { parseJson } from '../../../lib/parseJson';
import { isRecord } from '../../../lib/read';
import { draftSlot } from '../draftSlot';

/** What is kept of a draft during a reload. */
export interface KeptDraft {
  /** The files that are not as published. */
  files: DemoFiles;
  /** The files of the link that was followed last. */
  received: DemoFiles | undefined;
  /** The code came from a link, and nobody has asked to run it yet. */
  awaitsRun: boolean;
}

function toFiles(value: unknown): DemoFiles {
  const entries: [string, unknown][] = isRecord(value) ? Object.entries(value) : [];
  return new Map(
    entries.flatMap(([name, text]): [string, string][] =>
      isFileName(name) && typeof text === 'string' ? [[name, text]] : [],
    ),
  );
}

/**
 * Reads what the storage holds, whatever it is; undefined where nothing of it is a file. Unknown
 * code waits to be run.
 */
export function parseKeptDraft(text: string | null): KeptDraft | undefined {
  const value = parseJson(text ?? '');
  if (!isRecord(value)) return undefined;
  const files = toFiles(value.files);
  const received = toFiles(value.received);
  if (files.size === 0) return undefined;
  return {
    files,
    received: received.size > 0 ? received : undefined,
    awaitsRun: value.awaitsRun !== false,
  };
}

/** Writes a draft as the storage holds it. */
export function formatKeptDraft({ files, received, awaitsRun }: KeptDraft): string {
  return JSON.stringify({
    files: Object.fromEntries(files),
    received: received && Object.fromEntries(received),
    awaitsRun,
  });
}

/** The draft of a demo from before the page was loaded again. */
export function readKeptDraft(id: string): KeptDraft | undefined {
  return draftSlot(id, parseKeptDraft).read();
}

/** Keeps a draft for the next load of the page in this tab, or removes it. */
export function writeKeptDraft(id: string, draft: KeptDraft | undefined): void {
  const slot = draftSlot(id, parseKeptDraft);
  if (draft) slot.write(formatKeptDraft(draft));
  else slot.remove();
}
