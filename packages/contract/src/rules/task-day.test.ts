import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays, type CompanyDays, isBusinessDay, nationalDays } from './business-days.ts';
import { addDays, daysBetween, instantFromSantiago, santiagoDay } from './santiago-time.ts';
import { type TaskDate, taskDay } from './task-day.ts';

type Anchor = NonNullable<TaskDate['ancla']>;

/** The day of a task that hangs on a milestone, by the calendar of a company. */
const anchoredDay = (
  ancla: Anchor,
  milestones: Parameters<typeof taskDay>[1],
  company: CompanyDays,
) =>
  taskDay({ dia: null, ancla }, milestones, (day, count) => addBusinessDays(day, count, company));

const at = (wall: string) => ({ instante: instantFromSantiago(wall) ?? '', original: wall });
const anchor = (dias: number, unidad: 'habiles' | 'corridos' = 'habiles') =>
  ({ hito: 'cierre', dias, unidad }) as const;

/** Minutes around both changes of the clock of 2026 and 2027, and any others of those years. */
const instants = fc
  .oneof(
    fc
      .tuple(
        fc.constantFrom('2026-04-05', '2026-09-06', '2027-04-04', '2027-09-05'),
        fc.integer({ min: -3 * 1440, max: 3 * 1440 }),
      )
      .map(([day, minutes]) => Date.parse(`${day}T03:30:00Z`) + minutes * 60_000),
    fc
      .integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2027, 11, 31) / 60_000 })
      .map((minutes) => minutes * 60_000),
  )
  .map((ms) => new Date(ms).toISOString());
const counts = fc.integer({ min: -60, max: 60 });

describe('a day that hangs on a milestone', () => {
  it.each([
    // Over Christmas and a weekend.
    ['2026-12-28T15:00:00', anchor(-1), '2026-12-24'],
    // Over Good Friday and Holy Saturday, and the clock that goes back that night.
    ['2026-04-06T15:00:00', anchor(-1), '2026-04-02'],
    ['2026-04-06T15:00:00', anchor(-1, 'corridos'), '2026-04-05'],
    // Over the national holidays of September.
    ['2026-09-21T15:00:00', anchor(-1), '2026-09-17'],
    ['2027-09-20T15:00:00', anchor(-1), '2027-09-16'],
    // The last hour of the Saturday that happens twice, and the night without a midnight.
    ['2026-04-04T23:30:00', anchor(0), '2026-04-04'],
    ['2026-09-06T01:00:00', anchor(0), '2026-09-06'],
    ['2026-09-06T01:00:00', anchor(1), '2026-09-07'],
  ])('of %s, %j, is %s', (wall, ancla, day) => {
    expect(anchoredDay(ancla, { cierre: at(wall) }, nationalDays)).toBe(day);
  });

  it('is none without the milestone', () => {
    expect(anchoredDay(anchor(-1), { publicacion: at('2026-11-02T10:00:00') }, nationalDays)).toBe(
      null,
    );
  });

  it('in business days is one, with as many of them between', () => {
    fc.assert(
      fc.property(instants, counts, (instante, dias) => {
        fc.pre(dias !== 0);
        const cierre = { instante, original: '' };
        const day = anchoredDay(anchor(dias), { cierre }, nationalDays) ?? '';
        const start = santiagoDay(instante);
        expect(isBusinessDay(day)).toBe(true);
        const step = Math.sign(dias);
        const walked = Array.from({ length: Math.abs(daysBetween(start, day)) }, (_, index) =>
          addDays(start, step * (index + 1)),
        );
        expect(walked.filter((one) => isBusinessDay(one))).toHaveLength(Math.abs(dias));
      }),
    );
  });

  it('in calendar days is that many away, whatever the clock does between', () => {
    fc.assert(
      fc.property(instants, counts, (instante, dias) => {
        const cierre = { instante, original: '' };
        const day = anchoredDay(anchor(dias, 'corridos'), { cierre }, nationalDays) ?? '';
        expect(daysBetween(santiagoDay(instante), day)).toBe(dias);
      }),
    );
  });

  it('never lands on a day that the company takes off, and may on one that it works', () => {
    const off = { extra: new Set(['2026-12-24']), worked: new Set(['2026-12-25']) };
    expect(anchoredDay(anchor(-1), { cierre: at('2026-12-28T15:00:00') }, off)).toBe('2026-12-25');
    expect(anchoredDay(anchor(-2), { cierre: at('2026-12-28T15:00:00') }, off)).toBe('2026-12-23');
  });
});
