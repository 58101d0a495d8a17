import type { IApi } from 'dumi';
import { settingsOf } from '../site/settings';
import { DEV_FILES, devAnswer } from './devAnswer';
import { metaFor } from './metas';

/**
 * Serves the files of the search from `dumi dev`, before umi's own answers: it has an HTML file for
 * every address.
 */
export function serveInDev(api: IApi, workerEntry: string): void {
  api.addHTMLMetas(() =>
    api.name === 'dev' ? DEV_FILES.map((file) => metaFor(file, settingsOf(api).publicPath)) : [],
  );

  api.addBeforeMiddlewares(() => [
    (request, response, next) => {
      const { publicPath } = settingsOf(api);
      const outputPath = api.paths.absOutputPath;
      devAnswer(request.path, { publicPath, workerEntry, outputPath }).then((answer) => {
        if (!answer) {
          next();
          return;
        }
        const { status, type, body } = answer;
        response.status(status).type(type).set('cache-control', 'no-store').send(body);
      }, next);
    },
  ]);
}
