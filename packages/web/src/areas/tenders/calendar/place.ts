import type { CalendarEntry } from '@pliego/contract/areas/deadlines';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { daysToClosing, windowDays } from '@pliego/contract/rules/tender-closing';
import { groupOf } from './date-groups.ts';

/** An entry at its place: what of it depends on who looks, and when. */
export interface PlacedEntry {
  entry: CalendarEntry;
  key: string;
  /** The person's own: they answer for the tender, or follow it. */
  isMine: boolean;
  /** A closing of the next days: the only warm ones. */
  isNear: boolean;
  isPast: boolean;
}

/** What a day holds. */
export interface DayEntries {
  /** The person's own first, then by the clock. */
  placed: readonly PlacedEntry[];
  /** How many there are, of which `placed` may be the first ones. */
  total: number;
}

const nothing: DayEntries = { placed: [], total: 0 };

/** Before any answer, and while what came with one is being drawn. */
export const noDays: ReadonlyMap<string, DayEntries> = new Map();

export const dayOfEntry = ({ dia, instante }: CalendarEntry): string =>
  dia ?? santiagoDay(instante);

export interface Looker {
  userId: number;
  now: number;
}

function placedEntry(entry: CalendarEntry, { userId, now }: Looker): PlacedEntry {
  const { licitacion, tipo, instante, dia, texto } = entry;
  const left =
    groupOf(tipo) === 'cierre' ? daysToClosing(licitacion.clase, instante, now, dia) : null;
  return {
    entry,
    key: `${licitacion.id} ${tipo} ${instante} ${texto ?? ''}`,
    isMine: licitacion.Asignado === userId || licitacion.siguiendo,
    isNear: left !== null && left <= windowDays['3d'],
    isPast: Date.parse(instante) < now,
  };
}

interface Answer {
  datos: readonly CalendarEntry[];
  porDia: readonly { dia: string; cantidad: number }[];
}

/** The entries of an answer by their days. */
export function placed({ datos, porDia }: Answer, looker: Looker): ReadonlyMap<string, DayEntries> {
  const days = new Map<string, PlacedEntry[]>();
  for (const entry of datos) {
    const day = dayOfEntry(entry);
    const known = days.get(day);
    if (known === undefined) days.set(day, [placedEntry(entry, looker)]);
    else known.push(placedEntry(entry, looker));
  }
  const totals = new Map(porDia.map(({ dia, cantidad }) => [dia, cantidad]));
  return new Map(
    [...new Set([...days.keys(), ...totals.keys()])].map((day) => {
      const entries = days.get(day) ?? [];
      // The answer is in the order of the clock, which each half keeps.
      const mine = entries.filter(({ isMine }) => isMine);
      const others = entries.filter(({ isMine }) => !isMine);
      const total = Math.max(totals.get(day) ?? 0, entries.length);
      return [day, { placed: [...mine, ...others], total }];
    }),
  );
}

export const entriesOn = (days: ReadonlyMap<string, DayEntries>, day: string): DayEntries =>
  days.get(day) ?? nothing;

/** What of a day fits into so many lines, and how many are left over. A line never says that one more is left: it shows it. */
export function fitted(
  { placed, total }: DayEntries,
  room: number,
): { shown: readonly PlacedEntry[]; rest: number } {
  if (total <= room + 1 && placed.length === total) return { shown: placed, rest: 0 };
  const shown = placed.slice(0, room);
  return { shown, rest: total - shown.length };
}
