import { median } from './median';
import type { Visit } from './measure/visit';

/** All that was measured of a site. */
export interface Measured {
  name: string;
  /** Seconds of each cold build. */
  builds: number[];
  home: Visit[];
  demo: Visit[];
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const whole = (value: number) => Math.round(value).toString();
const seconds = (value: number) => value.toFixed(1);

/** A cell: medians, each of what was measured in all rounds, with slashes between them. */
function toCell(format: (value: number) => string, ...measured: number[][]): string {
  return measured
    .filter((values) => values.length > 0)
    .map((values) => format(median(values)))
    .join(' / ');
}

/** The values of all visits, without those that have none. */
function pick(visits: readonly Visit[], value: (visit: Visit) => number | undefined): number[] {
  return visits.flatMap((visit) => value(visit) ?? []);
}

type Row = readonly [title: string, cell: (measured: Measured) => string];

const ROWS: readonly Row[] = [
  [
    'script of `/`, kB',
    ({ home }) =>
      toCell(
        kilobytes,
        pick(home, ({ untouched }) => untouched.weights.script),
      ),
  ],
  [
    'script of `/` after the first key, kB',
    ({ home }) =>
      toCell(
        kilobytes,
        pick(home, ({ awake }) => awake?.weights.script),
      ),
  ],
  [
    'script of `/demo/single` by the load event, kB',
    ({ demo }) =>
      toCell(
        kilobytes,
        pick(demo, ({ readable }) => readable.weights.script),
      ),
  ],
  [
    'script of `/demo/single`, its demo live, kB',
    ({ demo }) =>
      toCell(
        kilobytes,
        pick(demo, ({ untouched }) => untouched.weights.script),
      ),
  ],
  [
    'style of `/` / `/demo/single`, kB',
    ({ home, demo }) => {
      const style = ({ untouched }: Visit) => untouched.weights.stylesheet;
      return toCell(kilobytes, pick(home, style), pick(demo, style));
    },
  ],
  [
    'HTML of `/` / `/demo/single`, kB',
    ({ home, demo }) => {
      const html = (visit: Visit) => visit.html;
      return toCell(kilobytes, pick(home, html), pick(demo, html));
    },
  ],
  [
    'requests of `/demo/single` by the load event / live',
    ({ demo }) =>
      toCell(
        whole,
        pick(demo, ({ readable }) => readable.requests),
        pick(demo, ({ untouched }) => untouched.requests),
      ),
  ],
  ['FCP / LCP of `/`, ms', ({ home }) => paints(home)],
  ['FCP / LCP of `/demo/single`, ms', ({ demo }) => paints(demo)],
  [
    'demo of `/demo/single` live, ms',
    ({ demo }) =>
      toCell(
        whole,
        pick(demo, ({ live }) => live),
      ),
  ],
  [
    'blocking time of `/` / `/demo/single`, ms',
    ({ home, demo }) => {
      const blocked = (visit: Visit) => visit.blocked;
      return toCell(whole, pick(home, blocked), pick(demo, blocked));
    },
  ],
  ['cold build, s', ({ builds }) => toCell(seconds, builds)],
];

function paints(visits: readonly Visit[]): string {
  return toCell(
    whole,
    pick(visits, ({ firstPaint }) => firstPaint),
    pick(visits, ({ largestPaint }) => largestPaint),
  );
}

/** The table with a column for each site, without rows of which nothing was measured. */
export function toRows(all: readonly Measured[]): string[][] {
  const rows = ROWS.map(([title, cell]) => [title, ...all.map(cell)]);
  const filled = rows.filter(([, ...cells]) => cells.some((cell) => cell !== ''));
  return [['', ...all.map(({ name }) => name)], ...filled];
}
