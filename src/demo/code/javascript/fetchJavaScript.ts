import { basePath } from '../../../document/router/site';
import { javascriptName } from '../model';
import type { DemoSource } from '../rehypeSources';
import { demoFile, parseDemoFile } from './demoFile';

/** Gives the sources of a demo as JavaScript. */
export type ToJavaScript = (sources: readonly DemoSource[]) => DemoSource[];

/**
 * Fetches the scripts of a demo as JavaScript.
 *
 * @returns What puts them in the place of those in TypeScript; style sheets and data stay.
 * @throws {Error} When they do not arrive.
 */
export async function fetchJavaScript(id: string, cache: RequestCache): Promise<ToJavaScript> {
  const address = `${basePath}/${demoFile(id)}`;
  const response = await fetch(address, { cache });
  const demo = response.ok ? parseDemoFile(await response.text()) : undefined;
  if (!demo) throw new Error(`${address}: ${response.status}`);
  return (sources) =>
    sources.flatMap((source) => {
      if (javascriptName(source.name) === source.name) return [source];
      const script = Object.hasOwn(demo, source.name) ? demo[source.name] : undefined;
      return script ? [{ ...source, ...script }] : [];
    });
}
