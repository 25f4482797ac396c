import type { PartialDate } from '../../case/values/date.js';

interface Zone {
  readonly format: Intl.DateTimeFormat;
  /** By quarter of an hour since 1970-01-01 UTC. */
  readonly days: Map<number, PartialDate>;
}

const zones = new Map<string, Zone>();
/** Since 1972 every zone has been whole quarters of an hour away from UTC: no day begins inside one. */
const quarter = 15 * 60_000;
const wholeQuartersSince = Date.UTC(1972, 1, 1);
const mostKept = 4096;

/** The day of the calendar that a moment (milliseconds since 1970-01-01 UTC) falls on in a time zone. */
export function dayIn(timeZone: string, milliseconds: number): PartialDate {
  let zone = zones.get(timeZone);
  if (!zone) zones.set(timeZone, (zone = { format: formatOf(timeZone), days: new Map() }));
  if (milliseconds < wholeQuartersSince) return dayOf(zone, milliseconds);
  const number = Math.floor(milliseconds / quarter);
  let day = zone.days.get(number);
  if (!day) {
    if (zone.days.size >= mostKept) zone.days.clear();
    zone.days.set(number, (day = dayOf(zone, milliseconds)));
  }
  return day;
}

const formatOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });

/** Takes microseconds: Intl looks up the zone and writes a text. */
function dayOf({ format }: Zone, milliseconds: number): PartialDate {
  const parts = format.formatToParts(milliseconds);
  const number = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return { year: number('year'), month: number('month'), day: number('day') };
}
