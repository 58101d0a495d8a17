import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import ts from 'typescript';
import { findInstalled, REACT_PACKAGES } from '../../build/installed';
import { ownFile, PACKAGE_ROOT } from '../../build/packageRoot';
import type { DemoFolder } from '../../build/settings';
import { Problem } from '../../lib/problem';
import { isText } from '../../lib/read';
import { placeOf } from '../../lib/textFile';

/** What the compiler says of a file. */
interface TypeFault {
  text: string;
  file?: string;
  line?: number;
}

function explainFault({ text, file, line }: TypeFault): string {
  return new Problem(
    {
      what: `${text.replace(/\.$/, '')}.`,
      why: 'readers copy the demo, and their compiler would refuse it; here it runs all the same.',
      fix: 'correct the type and save the file.',
    },
    file === undefined ? 'demos' : `${placeOf(file)}:${line}`,
  ).message;
}

/** Where the types of React are that this package brings along, for a site that has none. */
function typesOfReact(project: string): Record<string, string[]> {
  if (findInstalled(project, '@types/react')) return {};
  return Object.fromEntries(
    REACT_PACKAGES.flatMap((name) => {
      const { folder = '' } = findInstalled(PACKAGE_ROOT, `@types/${name}`) ?? {};
      return [
        [name, [folder]],
        [`${name}/*`, [`${folder}/*`]],
      ];
    }),
  );
}

/** The paths by which a project finds modules, which other paths would take the place of. */
function pathsOf(file: string): Record<string, string[]> {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const { paths = {}, pathsBasePath } =
    ts.getParsedCommandLineOfConfigFile(file, {}, host)?.options ?? {};
  const base = isText(pathsBasePath) ? pathsBasePath : path.dirname(file);
  const absolute = (each: string) => path.resolve(base, each);
  return Object.fromEntries(
    Object.entries(paths).map(([name, files]) => [name, files.map(absolute)]),
  );
}

/**
 * The settings by which TypeScript checks demos: those of the project, if it has any.
 *
 * @param demos - Where they are, and the sources of the library, which need not be built.
 */
export function demoSettings({ project, source }: DemoFolder): object {
  const own = path.join(project, 'tsconfig.json');
  const settings = existsSync(own)
    ? { extends: own }
    : { extends: ownFile('tsconfig.json'), compilerOptions: { types: [] } };
  return {
    ...settings,
    compilerOptions: {
      ...settings.compilerOptions,
      incremental: false,
      tsBuildInfoFile: null,
      paths: {
        ...pathsOf(own),
        ...typesOfReact(project),
        ...(source && { [source.package]: [source.file] }),
      },
    },
    include: [path.join(project, 'demos'), ownFile('theme/css.d.ts')],
  };
}

/**
 * Checks the types of demos as long as the server runs, beside it, so that nothing waits for it.
 * `npm test` checks those of everything.
 *
 * @param demos - Where they are, and the sources of the library.
 * @param temporary - Where its configuration is written.
 * @param report - Gets all that is wrong, after each check.
 */
export function watchTypes(
  demos: DemoFolder,
  temporary: string,
  report: (messages: string[]) => void,
): void {
  const file = path.join(temporary, 'demo-types.json');
  mkdirSync(temporary, { recursive: true });
  writeFileSync(file, JSON.stringify(demoSettings(demos)));
  const worker = new Worker(ownFile('src/site/dev/typeWorker.cjs'), { workerData: file });
  worker.on('message', (faults: TypeFault[]) => report(faults.map(explainFault)));
}
