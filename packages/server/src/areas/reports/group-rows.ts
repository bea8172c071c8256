import type { ReportLabel, ReportRows } from '@pliego/contract/areas/reports';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { createMessage, type Message } from '@pliego/contract/message';
import { regionName } from '@pliego/contract/rules/regions';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import type { PersonOf } from '#server/areas/users/persons-queries.ts';
import { institution, named, worded } from './report.ts';
import type { WorkRow } from './work-rows-queries.ts';

/** Rows of one kind, with their name and the filter of the list that finds them. */
export interface Group {
  key: string;
  label: ReportLabel;
  filter: TenderFilter;
  rows: WorkRow[];
}

interface Kind {
  key: string;
  label: ReportLabel;
  filter: TenderFilter;
}

const monthCodes = [
  'reporte-mes-01',
  'reporte-mes-02',
  'reporte-mes-03',
  'reporte-mes-04',
  'reporte-mes-05',
  'reporte-mes-06',
  'reporte-mes-07',
  'reporte-mes-08',
  'reporte-mes-09',
  'reporte-mes-10',
  'reporte-mes-11',
  'reporte-mes-12',
] as const;

/** A month, `2026-11`, in words. */
export function monthName(month: string): Message {
  const code = monthCodes[Number(month.slice(5, 7)) - 1] ?? 'reporte-mes-01';
  return createMessage(code, { anio: month.slice(0, 4) });
}

/** The days of a month that are in a period, as far as the calendar goes. */
export function monthWithin(month: string, { desde, hasta }: { desde: string; hasta: string }) {
  const first = `${month}-01`;
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return { first: first < desde ? desde : first, last: last > hasta ? hasta : last };
}

/** Every month of a period, first to last; without those before the first one of which there is something. */
export function monthsOf(
  { desde, hasta }: { desde: string; hasta: string },
  filled: readonly string[],
): string[] {
  const months: string[] = [];
  for (let month = desde.slice(0, 7); month <= hasta.slice(0, 7);) {
    months.push(month);
    const [year = 0, number = 1] = month.split('-').map(Number);
    month = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
  }
  return months.filter((month) => filled.some((one) => one <= month));
}

const monthOf = ({ stageSince }: WorkRow): string =>
  stageSince === null ? '' : santiagoDay(stageSince).slice(0, 7);

interface Context {
  period: { desde: string; hasta: string };
  personOf: PersonOf;
}

function ofPerson({ assigneeId }: WorkRow, personOf: PersonOf): Kind {
  if (assigneeId === null) {
    return {
      key: 'nadie',
      label: worded(createMessage('reporte-sin-responsable')),
      filter: { asignado: ['nadie'] },
    };
  }
  const name = personOf(assigneeId)?.fullName;
  return {
    key: String(assigneeId),
    label: name === undefined ? worded(createMessage('reporte-quien-se-fue')) : named(name),
    filter: { asignado: [assigneeId] },
  };
}

function kindOf(by: ReportRows, row: WorkRow, { period, personOf }: Context): Kind {
  switch (by) {
    case 'mes': {
      const month = monthOf(row);
      const { first, last } = monthWithin(month, period);
      return {
        key: month,
        label: worded(monthName(month)),
        filter: { etapaDesde: first, etapaHasta: last },
      };
    }
    case 'comprador':
      return row.buyerId === null
        ? {
            key: '',
            label: worded(createMessage('reporte-sin-comprador')),
            filter: { sinDato: ['comprador'] },
          }
        : {
            key: String(row.buyerId),
            label: institution(row.buyer ?? ''),
            filter: { comprador: [row.buyerId] },
          };
    case 'region':
      return row.region === null
        ? {
            key: '',
            label: worded(createMessage('reporte-sin-region')),
            filter: { sinDato: ['region'] },
          }
        : {
            key: String(row.region),
            label: named(regionName(row.region) ?? String(row.region)),
            filter: { region: [row.region] },
          };
    case 'tipo':
      return row.type === null
        ? {
            key: '',
            label: worded(createMessage('reporte-sin-tipo')),
            filter: { sinDato: ['tipo'] },
          }
        : { key: row.type, label: named(row.type), filter: { tipo: [row.type] } };
    case 'persona':
      return ofPerson(row, personOf);
  }
}

/** Rows by what they have in common: months in their order and each of them, others with most rows first. */
export function grouped(by: ReportRows, rows: readonly WorkRow[], context: Context): Group[] {
  const groups = new Map<string, Group>();
  const months = by === 'mes' ? monthsOf(context.period, rows.map(monthOf)) : [];
  for (const month of months) {
    const { first, last } = monthWithin(month, context.period);
    const filter = { etapaDesde: first, etapaHasta: last };
    groups.set(month, { key: month, label: worded(monthName(month)), filter, rows: [] });
  }
  for (const row of rows) {
    const kind = kindOf(by, row, context);
    const group = groups.get(kind.key);
    if (group === undefined) groups.set(kind.key, { ...kind, rows: [row] });
    else group.rows.push(row);
  }
  const all = [...groups.values()];
  if (by === 'mes') return all.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return all.toSorted((a, b) => b.rows.length - a.rows.length || (a.key < b.key ? -1 : 1));
}
