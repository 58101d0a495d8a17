import type { Compiler } from './worker/compiler';

/**
 * Adds the packages that compiled code imports to it, behind it: positions in the code stay.
 *
 * @param load - Loads the script of a package, by the name of its file.
 * @returns A compiler that reports a package that does not arrive as a problem.
 */
export function withPackages(
  { compile }: Pick<Compiler, 'compile'>,
  load: (file: string) => Promise<string>,
): Pick<Compiler, 'compile'> {
  return {
    async compile(files, entry) {
      const result = await compile(files, entry);
      if ('problems' in result) return result;
      const { bundle } = result;
      try {
        const packages = await Promise.all(bundle.scripts.map(load));
        return { bundle: { ...bundle, code: [bundle.code, ...packages].join('\n') } };
      } catch (error) {
        const detail = error instanceof Error ? error.message : String(error);
        return { problems: [{ kind: 'package', detail }] };
      }
    },
  };
}
