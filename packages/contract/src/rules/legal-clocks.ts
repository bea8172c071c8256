import { addBusinessDays } from './business-days.ts';
import type { LegalEvent, LegalTerm } from './legal-terms.ts';
import { addDays, instantFromSantiago, santiagoDay } from './santiago-time.ts';
import type { Stage } from './work-stages.ts';

const hourMs = 3_600_000;
/** After its publication a notification of the portal counts as made. */
export const notificationHours = 24;

/** What of a term decides its end. */
export type TermLength = Pick<LegalTerm, 'length' | 'unit' | 'afterNotification'>;

/** From when to when a term runs. */
export interface TermSpan {
  startsAt: string;
  expiresAt: string;
  /** Of a term in days, the day at whose end it expires. */
  day: string | null;
}

/** The last second of a Santiago day, at which a deadline without an hour expires. */
export function endOfSantiagoDay(day: string): string {
  const instant = instantFromSantiago(`${day}T23:59:59`);
  if (instant === null) throw new RangeError(`No es un día: ${day}`);
  return instant;
}

/**
 * When a term that an event starts expires. Days count from the one after the event, hours from the event. Business days are
 * those of the law alone: what a company does not work on moves no term, and what the calendar does not know (a day that was
 * decreed) makes the end that is shown come too early, never too late.
 */
export function spanOf(
  { length, unit, afterNotification }: TermLength,
  event: string | Date,
): TermSpan {
  const start = new Date(event).getTime() + (afterNotification ? notificationHours * hourMs : 0);
  const startsAt = new Date(start).toISOString();
  if (unit === 'horas') {
    return { startsAt, expiresAt: new Date(start + length * hourMs).toISOString(), day: null };
  }
  const first = santiagoDay(start);
  const day = unit === 'habiles' ? addBusinessDays(first, length) : addDays(first, length);
  return { startsAt, expiresAt: endOfSantiagoDay(day), day };
}

/** Whether a term is in force on the day of its event. */
export function isInForce(
  { inForceFrom, inForceTo }: { inForceFrom: string | null; inForceTo: string | null },
  event: string | Date,
): boolean {
  const day = santiagoDay(event);
  return (inForceFrom === null || day >= inForceFrom) && (inForceTo === null || day <= inForceTo);
}

/**
 * The stages of our work in which an event of the tender concerns us. After a closing also those still preparing
 * the bid, since it may have been the portal that kept it from being handed in; an award may be challenged by a bidder
 * who did not win; an order to us is a fact whatever the stage, but for what we gave up.
 */
const concerned: Record<LegalEvent, readonly Stage[]> = {
  cierre: ['en-preparacion', 'presentada', 'perdida'],
  adjudicacion: ['presentada', 'perdida'],
  orden: ['detectada', 'en-analisis', 'en-preparacion', 'presentada', 'ganada', 'perdida'],
};

export const concernedStages = (event: LegalEvent): readonly Stage[] => concerned[event];

export function isConcerned(event: LegalEvent, stage: Stage): boolean {
  return concernedStages(event).includes(stage);
}

/** A term that expired this many days ago is history. */
export const shownAfterDays = 30;

/** Whether a term is still worth showing: it runs, or ended a short while ago. */
export function isCurrent({ expiresAt }: TermSpan, now: Date): boolean {
  return now.getTime() < new Date(expiresAt).getTime() + shownAfterDays * 24 * hourMs;
}
