/**
 * The public holidays that hold in all of Chile and that the calendar itself decides.
 *
 * - Ley 2.977 (1915): 1 January, Good Friday and Holy Saturday, 21 May, 15 August, 18 and 19 September,
 *   1 November, 8 and 25 December. 1 May is of the Código del Trabajo (art. 35).
 * - Ley 19.668 (2000): 29 June and 12 October go to the Monday of their week when they fall on Tuesday,
 *   Wednesday or Thursday, and to the next Monday when they fall on Friday.
 * - Ley 20.148 (2007): 16 July, in the place of Corpus Christi.
 * - Ley 20.215 (2007): 17 September when it is a Monday, 20 September when it is a Friday.
 * - Ley 20.299 (2008): 31 October goes to the Friday before when it falls on Tuesday, and to the Friday of
 *   its week when it falls on Wednesday.
 * - Ley 20.983 (2016): 2 January when it is a Monday, 17 September when it is a Friday.
 * - Ley 21.357 (2021): the day of the winter solstice; its transitory article made it 21 June in 2021.
 *
 * Left out is what is decreed for one day alone (elections, a census, 16 September 2022) or holds in one
 * region, and 31 December, on which only banks are closed.
 */
import { addDays, santiagoDay } from './santiago-time.ts';

export const chileanHolidays = [
  'new-year',
  'day-after-new-year',
  'good-friday',
  'holy-saturday',
  'labour',
  'naval-glories',
  'indigenous-peoples',
  'peter-and-paul',
  'our-lady-of-carmel',
  'assumption',
  'before-independence',
  'independence',
  'army-glories',
  'after-army-glories',
  'two-worlds',
  'evangelical-churches',
  'all-saints',
  'immaculate-conception',
  'christmas',
] as const;
export type ChileanHoliday = (typeof chileanHolidays)[number];

export interface Holiday {
  /** `YYYY-MM-DD`. */
  day: string;
  id: ChileanHoliday;
}

/** 0 is Sunday. */
function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const leap = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leap - correction + 15) % 30;
  const shift =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * shift) / 451);
  const count = epact + shift - 7 * late + 114;
  return dayOf(year, Math.floor(count / 31), (count % 31) + 1);
}

function dayOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Amplitude, phase and speed (degrees) of what disturbs the mean solstice: Meeus, table 27.C. */
const disturbances = [
  [485, 324.96, 1934.136],
  [203, 337.23, 32964.467],
  [199, 342.08, 20.186],
  [182, 27.85, 445267.112],
  [156, 73.14, 45036.886],
  [136, 171.52, 22518.443],
  [77, 222.54, 65928.934],
  [74, 296.72, 3034.906],
  [70, 243.58, 9037.513],
  [58, 119.81, 33718.147],
  [52, 297.17, 150.678],
  [50, 21.02, 2281.226],
  [45, 247.54, 29929.562],
  [44, 325.15, 31555.956],
  [29, 60.93, 4443.417],
  [18, 155.12, 67555.328],
  [17, 288.79, 4562.452],
  [16, 198.04, 62894.029],
  [14, 199.76, 31436.921],
  [12, 95.39, 14577.848],
  [12, 287.11, 31931.756],
  [12, 320.81, 34777.259],
  [9, 227.73, 1222.114],
  [8, 15.45, 16859.074],
] as const;

/** Atomic time runs ahead of the clock by about this much in our decades; minutes matter here, seconds do not. */
const clockLagMs = 69_000;
const unixEpochJulianDay = 2_440_587.5;

/** The instant of the June solstice, to a minute (Meeus, Astronomical Algorithms, chapter 27). */
export function juneSolstice(year: number): Date {
  const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
  const y = (year - 2000) / 1000;
  const mean = 2451716.56767 + 365241.62603 * y + 0.00325 * y ** 2 + 0.00888 * y ** 3;
  const centuries = (mean - 2451545) / 36525;
  const anomaly = 35999.373 * centuries - 2.47;
  const stretch = 1 + 0.0334 * cos(anomaly) + 0.0007 * cos(2 * anomaly);
  const sum = disturbances.reduce(
    (total, [size, phase, speed]) => total + size * cos(phase + speed * centuries),
    0,
  );
  const julianDay = mean + (0.00001 * sum) / stretch;
  return new Date((julianDay - unixEpochJulianDay) * 86_400_000 - clockLagMs);
}

/** By weekday, how many days 29 June and 12 October move. */
const toMonday = [0, 0, -1, -2, -3, 3, 0];
/** By weekday, how many days 31 October moves. */
const toFriday = [0, 0, -4, 2, 0, 0, 0];

function moved(day: string, by: readonly number[]): string {
  return addDays(day, by[weekday(day)] ?? 0);
}

/** The holidays of a year, by day. Each from the year on in which its law first counted. */
export function holidaysOf(year: number): Holiday[] {
  const on = (month: number, day: number) => dayOf(year, month, day);
  const easter = easterSunday(year);
  const solstice = year === 2021 ? on(6, 21) : santiagoDay(juneSolstice(year));
  const afterNewYear = on(1, 2);
  const beforeIndependence = weekday(on(9, 17));
  const candidates: [ChileanHoliday, string, boolean][] = [
    ['new-year', on(1, 1), true],
    ['day-after-new-year', afterNewYear, year >= 2017 && weekday(afterNewYear) === 1],
    ['good-friday', addDays(easter, -2), true],
    ['holy-saturday', addDays(easter, -1), true],
    ['labour', on(5, 1), true],
    ['naval-glories', on(5, 21), true],
    ['indigenous-peoples', solstice, year >= 2021],
    ['peter-and-paul', year >= 2000 ? moved(on(6, 29), toMonday) : on(6, 29), true],
    ['our-lady-of-carmel', on(7, 16), year >= 2007],
    ['assumption', on(8, 15), true],
    [
      'before-independence',
      on(9, 17),
      (year >= 2007 && beforeIndependence === 1) || (year >= 2017 && beforeIndependence === 5),
    ],
    ['independence', on(9, 18), true],
    ['army-glories', on(9, 19), true],
    ['after-army-glories', on(9, 20), year >= 2007 && weekday(on(9, 20)) === 5],
    ['two-worlds', year >= 2000 ? moved(on(10, 12), toMonday) : on(10, 12), true],
    ['evangelical-churches', moved(on(10, 31), toFriday), year >= 2008],
    ['all-saints', on(11, 1), true],
    ['immaculate-conception', on(12, 8), true],
    ['christmas', on(12, 25), true],
  ];
  return candidates
    .filter(([, , holds]) => holds)
    .map(([id, day]) => ({ day, id }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** The holidays of some days, the last one not included, which may lie in several years. */
export function holidaysBetween(from: string, to: string): Holiday[] {
  const first = Number(from.slice(0, 4));
  const last = Number(to.slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, index) => holidaysOf(first + index))
    .flat()
    .filter(({ day }) => day >= from && day < to);
}
