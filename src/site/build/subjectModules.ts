import type { IApi } from 'dumi';
import { siteOf } from '../../build/settings';
import { subjectCode, SUBJECT_MODULES } from '../../build/subject';

/** dumi plugin: what the site says of its library, as the modules `@@/subject/<name>`. */
export default function subjectModules(api: IApi): void {
  api.describe({
    key: 'site',
    // configProblems.ts has checked what `defineSite` takes.
    config: { schema: ({ zod }) => zod.any() },
  });

  api.onGenerateFiles(() => {
    for (const name of SUBJECT_MODULES) {
      const content = subjectCode(siteOf(api).subject, name);
      api.writeTmpFile({ noPluginDir: true, path: `subject/${name}.ts`, content });
    }
  });
}
