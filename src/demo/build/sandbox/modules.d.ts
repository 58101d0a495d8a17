declare module '@@/sandbox/modules' {
  /** What edited code can import, by name (frameModules.ts). */
  export const scripts: Readonly<Record<string, object>>;
  /** The texts of style sheets that it can import. */
  export const styles: Readonly<Record<string, string>>;
  /** Which of the scripts are those of the library. */
  export const libraries: readonly string[];
  /** Which of their exports are observed unless the subject says others. */
  export const safeExports: readonly string[];
}
