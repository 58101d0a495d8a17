/** Whether a path names a script. */
export function isScript(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path);
}
