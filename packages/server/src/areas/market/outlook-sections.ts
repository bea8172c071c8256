import type { DossierSection } from '@pliego/contract/areas/market';
import type { ReportCell } from '@pliego/contract/areas/reports';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { createMessage } from '@pliego/contract/message';
import { addDays, santiagoDay } from '@pliego/contract/rules/santiago-time';
import { lastDayOf, withinDays } from '#server/areas/reports/built/dimensions.ts';
import { monthName } from '#server/areas/reports/group-rows.ts';
import {
  column,
  count,
  label,
  money,
  named,
  nothing,
  worded,
} from '#server/areas/reports/report.ts';
import { namedRubros } from '#server/areas/tenders/rubro-queries.ts';
import type { Tx } from '#server/db/database.ts';
import type { Parties } from './parties.ts';
import type { Market } from './read-queries.ts';
import type { MarketRow } from './rows-queries.ts';
import { groupedBy, leftOut, ofProcesses, section } from './sections.ts';

/*
 * What may be tendered next: contracts that end, and what was published in the same month of several years.
 */

/** How far ahead ends of contracts are listed, in days. */
const aheadDays = 365;
const mostContracts = 10;

const buyerCell = ({ buyerId, buyer }: Pick<MarketRow, 'buyerId' | 'buyer'>): ReportCell =>
  buyerId === null ? nothing : { clase: 'comprador', id: buyerId, nombre: buyer ?? '' };

/** Who is named beside a contract: those that a dossier is not of. */
interface Named {
  supplier?: Parties;
  buyer?: boolean;
}

/** The awarded contracts that end within a year, the next one first. */
export function contractsSection(
  { rows, parts }: Pick<Market, 'rows' | 'parts'>,
  now: Date,
  { supplier: parties, buyer: showsBuyer = false }: Named,
): DossierSection {
  const today = santiagoDay(now);
  const awarded = rows.filter(({ state }) => state === 'adjudicada').length;
  const known = rows.flatMap(({ contractEnds: end, ...row }) =>
    end === null ? [] : [{ row, end }],
  );
  const ending = known
    .filter(({ end: { day } }) => day >= today && day <= addDays(today, aheadDays))
    .toSorted(
      (a, b) => (a.end.day < b.end.day ? -1 : Number(a.end.day > b.end.day)) || a.row.id - b.row.id,
    );
  const partsOfRow = groupedBy(parts, ({ row }) => [row.id]);
  const winner = (id: number) => {
    const own = partsOfRow.get(id) ?? [];
    const [first] = own;
    if (parties === undefined || first === undefined) return nothing;
    return own.length === 1
      ? parties.cell(first.key)
      : label(worded(createMessage('mercado-varios', { count: own.length })));
  };
  const amountOf = (id: number) => {
    const [only, ...others] = partsOfRow.get(id) ?? [];
    return only?.amount == null || others.length > 0
      ? nothing
      : money(only.amount.amount, only.amount.currency, null);
  };
  const named = [
    ...(showsBuyer ? [column(createMessage('reporte-col-comprador'), false)] : []),
    ...(parties === undefined ? [] : [column(createMessage('mercado-col-proveedor'), false)]),
  ];
  return section(
    'contratos',
    createMessage('mercado-contratos'),
    createMessage('mercado-segun-con-fin', { count: known.length, total: awarded }),
    {
      frases: [
        ending.length === 0
          ? createMessage('mercado-contratos-nada')
          : createMessage('mercado-contratos-frase', { count: ending.length }),
        ...(ending.some(({ end }) => end.isEstimated)
          ? [createMessage('mercado-contratos-estimado')]
          : []),
        ...leftOut(ending.length, mostContracts),
      ],
      columnas: [
        column(createMessage('reporte-col-licitacion'), false),
        column(createMessage('mercado-col-termina')),
        ...named,
        column(createMessage('mercado-col-monto-adjudicado')),
      ],
      filas: ending.slice(0, mostContracts).map(({ row, end }) => {
        const cells: ReportCell[] = [
          { clase: 'licitacion', id: row.id, codigo: row.code, nombre: row.title },
          { clase: 'dia', valor: end.day },
        ];
        return cells.concat(
          showsBuyer ? [buyerCell(row)] : [],
          parties === undefined ? [] : [winner(row.id)],
          [amountOf(row.id)],
        );
      }),
    },
  );
}

/** Months ahead, this one included, for which something may be expected; and years that are looked back. */
const monthsAhead = 4;
const yearsBack = 3;
/** In so many of these years it was published in the month. */
const leastYears = 2;
const mostExpected = 8;

const laterMonth = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
};

interface Expected {
  family: string;
  month: string;
  /** The months of earlier years in which it was published, the last one first. */
  before: string[];
}

/** What was published in the same month of several years and not yet in this one's: each family once, at its next month. */
export function expectedPurchases(
  rows: readonly Pick<MarketRow, 'families' | 'publishedOn'>[],
  today: string,
): Expected[] {
  const months = new Map<string, Set<string>>();
  for (const { families, publishedOn } of rows) {
    if (publishedOn === null) continue;
    for (const family of families) {
      const known = months.get(family) ?? new Set();
      months.set(family, known.add(publishedOn.slice(0, 7)));
    }
  }
  const ahead = Array.from({ length: monthsAhead }, (_, at) => laterMonth(today.slice(0, 7), at));
  return [...months]
    .flatMap(([family, published]) => {
      const found = ahead.flatMap((month): Expected[] => {
        if (published.has(month)) return [];
        const before = Array.from({ length: yearsBack }, (_, at) =>
          laterMonth(month, -12 * (at + 1)),
        ).filter((earlier) => published.has(earlier));
        return before.length < leastYears ? [] : [{ family, month, before }];
      });
      return found.slice(0, 1);
    })
    .toSorted(
      (a, b) =>
        a.month.localeCompare(b.month) ||
        b.before.length - a.before.length ||
        a.family.localeCompare(b.family),
    );
}

interface ExpectedInput {
  rows: readonly MarketRow[];
  base: TenderFilter;
  ours: ReadonlySet<string>;
  now: Date;
}

/** What a buyer may publish in the next months, by what it published in the same months before. */
export async function expectedSection(
  tx: Tx,
  { rows, base, ours, now }: ExpectedInput,
): Promise<DossierSection> {
  const dated = rows.filter(
    ({ publishedOn, families }) => publishedOn !== null && families.length > 0,
  );
  const expected = expectedPurchases(dated, santiagoDay(now));
  const shown = expected.slice(0, mostExpected);
  const { datos } = await namedRubros(
    tx,
    shown.map(({ family }) => family),
  );
  const names = new Map(datos.map(({ codigo, nombre }) => [codigo, nombre]));
  const lastTime = ({ family, before: [last = ''] }: Expected) => {
    const desde = `${last}-01`;
    const within = withinDays(base, 'publicacion', { desde, hasta: lastDayOf('mes', desde) });
    const own = dated.filter(
      (row) => row.families.includes(family) && row.publishedOn?.startsWith(last) === true,
    );
    return count(own.length, { ...within, rubro: [family] });
  };
  return section('proximas', createMessage('mercado-proximas'), ofProcesses(dated.length), {
    frases: [
      expected.length === 0
        ? createMessage('mercado-proximas-nada')
        : createMessage('mercado-proximas-frase'),
      ...leftOut(expected.length, mostExpected),
    ],
    columnas: [
      column(createMessage('mercado-col-rubro'), false),
      column(createMessage('mercado-col-se-espera'), false),
      column(createMessage('mercado-col-ya-en'), false),
      column(createMessage('mercado-col-vez-anterior')),
      column(createMessage('mercado-col-vendemos'), false),
    ],
    filas: shown.map((one) => [
      { clase: 'rubro', codigo: one.family, nombre: names.get(one.family) ?? one.family },
      label(worded(monthName(one.month))),
      label(
        named(
          one.before
            .map((month) => month.slice(0, 4))
            .toReversed()
            .join(', '),
        ),
      ),
      lastTime(one),
      ours.has(one.family) ? label(worded(createMessage('mercado-si'))) : nothing,
    ]),
  });
}
