import { isRecord, type Fields } from '../../../lib/read';
import { type DemoInput } from './data';
import { recordIn, SearchDataError, textIn, textsIn, within } from './shape';

/** What is searched of a demo. */
export type Demo = Required<NonNullable<DemoInput['asset']>>;

/** The demos of each route. Those without an asset are left out, as in stock dumi. */
export function readDemos(args: Fields): Map<string, Demo[]> {
  const byRoute = new Map<string, Demo[]>();
  for (const [key, demo] of Object.entries(recordIn(args, 'demos'))) {
    within('demos', () =>
      within(key, () => {
        if (!isRecord(demo)) throw new SearchDataError('demo', 'is no object');
        if (!demo.asset) return;
        const asset = recordIn(demo, 'asset');
        const routeId = textIn(demo, 'routeId');
        const demos = byRoute.get(routeId) ?? [];
        byRoute.set(routeId, demos);
        demos.push(
          within('asset', () => ({
            id: textIn(asset, 'id'),
            title: textIn(asset, 'title'),
            description: textIn(asset, 'description'),
            keywords: textsIn(asset, 'keywords'),
            asked: textIn(asset, 'asked'),
          })),
        );
      }),
    );
  }
  return byRoute;
}
