import type { Milestone } from '@pliego/contract/areas/tender-shapes';
import { portalZone } from '@pliego/contract/rules/santiago-time';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es-CL', { hourCycle: 'h23', ...options });

const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const hours = { hour: '2-digit', minute: '2-digit' } as const;

const momentForm = format({ ...day, ...hours, timeZone: portalZone });
const dayForm = format({ ...day, timeZone: 'UTC' });
const hourForm = format({ ...hours, timeZone: portalZone });

/** An instant as a clock in Santiago shows it: `mié, 25 nov 2026, 15:00`. */
export const momentText = (instant: Date | string): string =>
  momentForm.format(new Date(instant)).replaceAll('.', '');

/** A calendar day: `mié, 25 nov 2026`. */
export const dayText = (day: string): string =>
  dayForm.format(new Date(`${day}T00:00:00Z`)).replaceAll('.', '');

export const hourText = (instant: Date | string): string => hourForm.format(new Date(instant));

/** A milestone: without an hour where the source gives none. */
export const milestoneText = ({ instante, dia }: Pick<Milestone, 'instante' | 'dia'>): string =>
  dia === undefined ? momentText(instante) : dayText(dia);

/** A day or an instant, as messages hold them. */
export const dateText = (date: string): string =>
  date.includes('T') ? momentText(date) : dayText(date);

/** The same of a milestone, for a message: without an hour where the source gives none. */
export const dateOf = ({ instante, dia }: Pick<Milestone, 'instante' | 'dia'>): string =>
  dia ?? instante;
