import type { CalendarEvent } from '@pliego/contract/areas/calendar';
import type { CalendarCategory } from '@pliego/contract/areas/calendar-choices';
import { addDays, santiagoDay, startOfSantiagoDay } from '@pliego/contract/rules/santiago-time';

const dayMs = 86_400_000;

/** The first day of the month `months` after that of a day. */
function firstOfMonth(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

interface Told {
  title: string;
  calendar: CalendarCategory;
  guests?: string[];
  location?: string;
  description?: string;
  repeat?: string;
  reminders?: number[];
}

function event(id: number, start: string, end: string, allDay: boolean, told: Told): CalendarEvent {
  const { title, ...extendedProps } = told;
  return { id, url: '', title, start, end, allDay, extendedProps };
}

/** Around `now`: today, all through its month, and the first day of the months beside it. */
export function events(now: Date): CalendarEvent[] {
  const today = santiagoDay(now);
  const monthEnd = addDays(firstOfMonth(today, 1), -1);
  /** All day, from so many days before the end of the month, for so many days. */
  const inMonth = (id: number, daysBeforeEnd: number, days: number, told: Told) => {
    const first = addDays(monthEnd, -daysBeforeEnd);
    const [start, end] = [first, addDays(first, days)].map(startOfSantiagoDay);
    return event(id, start ?? '', end ?? '', true, told);
  };
  const firstDay = (id: number, months: number, told: Told) => {
    const first = firstOfMonth(today, months);
    return event(id, startOfSantiagoDay(first), startOfSantiagoDay(addDays(first, 1)), true, told);
  };
  const tomorrow = new Date(now.getTime() + dayMs);
  return [
    event(1, now.toISOString(), tomorrow.toISOString(), false, {
      title: 'Cierre de la oferta de mobiliario',
      calendar: 'Business',
      guests: ['Camila Rojas', 'Matías Fuentealba'],
      location: 'Sala Lenga',
      description: 'Última revisión de precios y subida al portal.',
    }),
    inMonth(2, 11, 1, {
      title: 'Visita a terreno',
      calendar: 'Business',
      guests: ['Sebastián Cayul'],
      location: 'Osorno',
    }),
    inMonth(3, 9, 2, { title: 'Fin de semana largo', calendar: 'Holiday' }),
    inMonth(4, 11, 1, { title: 'Control dental', calendar: 'Personal', location: 'Providencia' }),
    inMonth(5, 10, 1, { title: 'Partido de la oficina', calendar: 'ETC' }),
    inMonth(6, 8, 1, { title: 'Renovar la cédula', calendar: 'Personal' }),
    inMonth(7, 7, 1, {
      title: 'Cumpleaños de la abuela',
      calendar: 'Family',
      description: 'Llevar la torta de milhojas.',
    }),
    inMonth(8, 6, 1, {
      title: 'Revisión de la oferta de luminarias',
      calendar: 'Business',
      guests: ['Fernanda Llanos', 'Antonia Villagra'],
    }),
    firstDay(9, 1, {
      title: 'Reunión mensual',
      calendar: 'Business',
      location: 'Sala Boldo',
      repeat: 'FREQ=MONTHLY',
      reminders: [1440],
    }),
    firstDay(10, -1, { title: 'Pago del dividendo', calendar: 'Personal' }),
  ];
}
