import type { IApi } from 'dumi';
import { SANDBOX_FILE_KINDS } from '../../../demo/sandbox/addresses';
import { settingsOf } from '../../site/settings';
import { buildText } from './build';
import { devPath, metaFor } from './sandboxFile';

/**
 * Serves the files of sandboxes from `dumi dev`, as their sources are now, before umi's own
 * answers: it has an HTML file for every address.
 */
export function serveInDev(api: IApi): void {
  api.addHTMLMetas(() => {
    if (api.name !== 'dev') return [];
    const { publicPath } = settingsOf(api);
    return SANDBOX_FILE_KINDS.map((kind) => metaFor(kind, devPath(kind), publicPath));
  });

  api.addBeforeMiddlewares(() => [
    (request, response, next) => {
      const { publicPath } = settingsOf(api);
      const kind = SANDBOX_FILE_KINDS.find((each) => request.path === publicPath + devPath(each));
      if (!kind) {
        next();
        return;
      }
      buildText(kind, api.cwd).then((text) => {
        response
          .status(200)
          .type(kind === 'frame' ? 'html' : 'js')
          .set('cache-control', 'no-store')
          .send(text);
      }, next);
    },
  ]);
}
