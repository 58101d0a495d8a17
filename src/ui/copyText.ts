/** What to do where the browser refuses to copy. */
export interface CopyOptions {
  /** Whether the text is then shown in a prompt, to be copied by hand (E1). */
  fallbackToPrompt?: boolean;
}

/**
 * Safari lets a page write only in the task of the press that asks for it, so a text that is still
 * being made goes along as a promise (https://webkit.org/blog/10855/async-clipboard-api/).
 */
function write(text: string | Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  if (typeof text === 'string') return clipboard.writeText(text);
  const blob = text.then((resolved) => new Blob([resolved], { type: 'text/plain' }));
  // A clipboard that refuses may never look at the promise; `copyText` rejects with `text`.
  blob.catch(() => undefined);
  return clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/**
 * Copies text. Has to be called in the task of the press, before anything is awaited. Where the
 * browser refuses or has no clipboard, the package `copy-to-clipboard` is loaded and tries.
 *
 * @param text - A promise if making the text takes time.
 * @returns Whether the text was copied.
 * @throws What `text` rejects with; nothing is copied then.
 */
export async function copyText(
  text: string | Promise<string>,
  { fallbackToPrompt = true }: CopyOptions = {},
): Promise<boolean> {
  try {
    await write(text);
    return true;
  } catch {
    const [{ default: copyToClipboard }, resolved] = await Promise.all([
      import('copy-to-clipboard'),
      text,
    ]);
    return copyToClipboard(resolved, { fallbackToPrompt });
  }
}
