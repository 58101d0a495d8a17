/** The reader's time of day with tenths, such as `14:03:07.3`. */
export function clock(time: number): string {
  const date = new Date(time);
  const parts = [date.getHours(), date.getMinutes(), date.getSeconds()];
  const tenths = Math.floor(date.getMilliseconds() / 100);
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}.${tenths}`;
}
