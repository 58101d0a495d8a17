/** Folders of `demos/` whose files many demos use; everything else there belongs to one demo. */
export const SHARED_FOLDERS: readonly string[] = ['skin', 'suggestions'];

/** Folders of `public/` that demos fetch from. */
export const SERVED_FOLDERS: readonly string[] = ['suggestions'];

/** Whether a path relative to `demos/` is that of a shared file. */
export function isShared(path: string): boolean {
  return SHARED_FOLDERS.some((folder) => path.startsWith(`${folder}/`));
}
