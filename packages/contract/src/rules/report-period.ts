import { addDays } from './santiago-time.ts';

/**
 * The days of a report that is looked at again and again, by their name: they move along with the day. `fijo` is what was
 * chosen between two days, and stays.
 */
export const movingPeriods = ['ano', 'trimestre', 'mes', 'este-ano', 'ano-pasado'] as const;
export type MovingPeriod = (typeof movingPeriods)[number];
export const reportPeriods = [...movingPeriods, 'fijo'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

interface Days {
  desde: string;
  hasta: string;
}

/** The days of a period on a day. */
export function daysOfPeriod(period: MovingPeriod, today: string): Days {
  const year = Number(today.slice(0, 4));
  switch (period) {
    case 'ano':
      return { desde: addDays(today, -364), hasta: today };
    case 'trimestre':
      return { desde: addDays(today, -89), hasta: today };
    case 'mes':
      return { desde: addDays(today, -29), hasta: today };
    case 'este-ano':
      return { desde: `${year}-01-01`, hasta: today };
    case 'ano-pasado':
      return { desde: `${year - 1}-01-01`, hasta: `${year - 1}-12-31` };
  }
}

/** The name of the days that somebody looks at; a report without days is of a year up to today. */
export function periodNamed(
  { desde, hasta }: { desde?: string | undefined; hasta?: string | undefined },
  today: string,
): ReportPeriod {
  if (desde === undefined && hasta === undefined) return 'ano';
  const last = hasta ?? today;
  return (
    movingPeriods.find((period) => {
      const days = daysOfPeriod(period, today);
      return days.desde === desde && days.hasta === last;
    }) ?? 'fijo'
  );
}
