import type { DateKind, LegalClock } from '@pliego/contract/areas/deadlines';
import { addBusinessDays } from '@pliego/contract/rules/business-days';
import { instantFromSantiago } from '@pliego/contract/rules/santiago-time';
import type { Stage } from '@pliego/contract/rules/work-stages';
import type { CompanyRule } from '#server/areas/deadlines/company-queries.ts';
import {
  datesOf,
  dayOfDate,
  internalDay,
  type OwnDate,
} from '#server/areas/deadlines/own-dates.ts';
import { dateNames } from './date-names.ts';
import type { FeedContents, FeedTender } from './feed-event-queries.ts';
import type { CalendarEvent } from './write-calendar.ts';

/** History, which nobody puts in a calendar. */
const leftOut: ReadonlySet<DateKind> = new Set([
  'creacion',
  'publicacion',
  'tiempoEvaluacion',
  'acto',
]);

const endedStages: ReadonlySet<Stage> = new Set(['descartada', 'retirada']);

/** Nothing is due any more: the portal ended it, or we gave it up. */
const isOver = ({ stateClass, stage }: FeedTender): boolean =>
  stateClass === 'revocada' || stateClass === 'desierta' || endedStages.has(stage);

/** Alarms of days ring when the working day begins. */
const alarmAt = '09:00:00';

function alarmOf(date: OwnDate, daysBefore: number, { days }: CompanyRule): Date {
  const day = addBusinessDays(dayOfDate(date), 0 - daysBefore, days);
  return new Date(instantFromSantiago(`${day}T${alarmAt}`) ?? date.instante);
}

/** Default reminder: of a closing only, a business day before. */
function alarmsOf(date: OwnDate, reminder: number | undefined, rule: CompanyRule): Date[] {
  const daysBefore = reminder ?? (date.tipo === 'cierre' ? 1 : undefined);
  return daysBefore === undefined ? [] : [alarmOf(date, daysBefore, rule)];
}

interface About {
  companyId: number;
  baseUrl: string;
  rule: CompanyRule;
}

const dayMonth = (day: string) => day.split('-').toReversed().join('-');

function descriptionOf(tender: FeedTender, link: string, rule: CompanyRule): string {
  const internal = internalDay(tender, rule);
  return [
    `Código: ${tender.code}`,
    tender.buyerName === null ? null : `Comprador: ${tender.buyerName}`,
    `Estado en la fuente: ${tender.stateText}`,
    internal === null ? null : `Plazo interno: ${dayMonth(internal)}`,
    link,
  ]
    .filter((part) => part !== null)
    .join('\n');
}

/** What all events of a tender have in common. */
function frameOf(tender: FeedTender, { companyId, baseUrl, rule }: About) {
  const link = `${baseUrl}/licitaciones/${tender.id}`;
  const description = descriptionOf(tender, link, rule);
  return (kind: DateKind, about: string | null) => ({
    uid: `empresa-${companyId}-licitacion-${tender.id}-${kind}${about === null ? '' : `-${encodeURIComponent(about)}`}@pliego`,
    sequence: tender.changes,
    stamp: new Date(tender.changedAt),
    description,
    url: link,
    isCancelled: isOver(tender),
  });
}

const titleOf = ({ title }: FeedTender, { tipo, texto }: Pick<OwnDate, 'tipo' | 'texto'>) =>
  `${dateNames[tipo]}: ${texto === null ? title : `${texto} · ${title}`}`;

function dateEvent(
  tender: FeedTender,
  frame: ReturnType<typeof frameOf>,
  date: OwnDate,
  alarms: Date[],
): CalendarEvent {
  return {
    ...frame(date.tipo, date.about),
    day: date.dia,
    at: new Date(date.instante),
    summary: titleOf(tender, date),
    alarms,
  };
}

function clockEvent(
  tender: FeedTender,
  frame: ReturnType<typeof frameOf>,
  { codigo, de, nombre, vence, venceDia, explicacion, fuente, verificado }: LegalClock,
): CalendarEvent {
  const shared = frame('plazoLegal', de === null ? codigo : `${codigo}-${de}`);
  const source =
    fuente === null ? null : `Fuente: ${fuente}${verificado ? '' : ' (por confirmar)'}`;
  return {
    ...shared,
    day: venceDia,
    at: new Date(vence),
    summary: `${nombre}: ${tender.title}`,
    description: [explicacion, source, shared.description]
      .filter((part) => part !== null)
      .join('\n'),
    alarms: [],
  };
}

/** The dates of the tenders of a feed as events, in a fixed order. */
export function feedEvents(
  { tenders, rule, tasks, clocks, reminders }: FeedContents,
  about: Omit<About, 'rule'>,
): CalendarEvent[] {
  return tenders.flatMap((tender) => {
    const frame = frameOf(tender, { ...about, rule });
    const own = new Map<string, number>(
      (reminders.get(tender.id) ?? []).map(({ kind, days }) => [kind, days]),
    );
    const dates = datesOf(tender, tasks.get(tender.id) ?? [], rule)
      .filter(({ tipo }) => !leftOut.has(tipo))
      .map((date) => dateEvent(tender, frame, date, alarmsOf(date, own.get(date.tipo), rule)));
    const legal = (clocks.get(tender.id) ?? [])
      .filter(({ hecho }) => hecho === null)
      .map((clock) => clockEvent(tender, frame, clock));
    return [...dates, ...legal];
  });
}
