import { parseAddress } from './address';

/** An element with an id, by where it stands in a text. */
export interface Place {
  id: string;
  start: number;
  end: number;
  /** The level of a heading; other elements have none. */
  depth?: number;
}

/** The text of a page or of one of its tabs, in the order of reading. */
export interface Reading {
  text: string;
  /** In the order of reading. */
  places: readonly Place[];
}

/** All readings of a site, by page and tab. */
export type Readings = ReadonlyMap<string, ReadonlyMap<string, Reading>>;

/** A part of a reading. */
export interface Passage {
  reading: Reading;
  start: number;
  end: number;
}

/** How far a reader reads who has followed a hit, in characters. */
const READ_AT_MOST = 2500;

/** How much of an answer has to be read, in characters; all of it if it is shorter. */
const BEGINNING = 200;

function endOf(reading: Reading, place: Place): number {
  const { depth } = place;
  if (depth === undefined) return place.end;
  const following = reading.places.slice(reading.places.indexOf(place) + 1);
  const next = following.find((other) => other.depth !== undefined && other.depth <= depth);
  return next?.start ?? reading.text.length;
}

/** A page's top is its lead: up to the first heading below the title. */
function leadOf(reading: Reading): Passage {
  const first = reading.places.find(({ depth }) => depth !== undefined && depth > 1);
  return { reading, start: 0, end: first?.start ?? reading.text.length };
}

/**
 * What an address leads to: the section of a heading, a row or a demo, or the lead of a page.
 * Undefined where the site has no such address.
 */
export function passageAt(readings: Readings, address: string): Passage | undefined {
  const { page, tab, id } = parseAddress(address);
  const reading = readings.get(page)?.get(tab);
  if (!reading || !id) return reading && leadOf(reading);
  const place = reading.places.find((other) => other.id === id);
  return place && { reading, start: place.start, end: endOf(reading, place) };
}

function holds(read: Passage, answer: Passage): boolean {
  return (
    answer.reading === read.reading &&
    answer.start >= read.start &&
    Math.min(answer.end, answer.start + BEGINNING) <= read.end
  );
}

/**
 * Whether a reader who follows a hit reads the beginning of one of the answers. Nobody reads a
 * whole table of eighty rows, so the passage counts up to a length.
 */
export function isRight(readings: Readings, hit: string, answers: readonly string[]): boolean {
  const passage = passageAt(readings, hit);
  if (!passage) return false;
  const read = { ...passage, end: Math.min(passage.end, passage.start + READ_AT_MOST) };
  return answers.some((address) => {
    const answer = passageAt(readings, address);
    return answer !== undefined && holds(read, answer);
  });
}
