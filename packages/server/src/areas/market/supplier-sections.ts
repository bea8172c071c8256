import type { DossierSection } from '@pliego/contract/areas/market';
import type { ReportCell } from '@pliego/contract/areas/reports';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { createMessage } from '@pliego/contract/message';
import { quantile } from '@pliego/contract/rules/quantile';
import { regionName } from '@pliego/contract/rules/regions';
import { supplierKey } from '@pliego/contract/rules/supplier-key';
import type { Stage } from '@pliego/contract/rules/work-stages';
import { unitName } from '@pliego/matching/units';
import {
  column,
  count,
  institution,
  label,
  money,
  named,
  nothing,
  worded,
} from '#server/areas/reports/report.ts';
import { type Amount, offerOf } from '#server/areas/reports/sums.ts';
import { namedRubros } from '#server/areas/tenders/rubro-queries.ts';
import type { Tx } from '#server/db/database.ts';
import type { AwardPart } from './awards.ts';
import type { Parties } from './parties.ts';
import type { Market } from './read-queries.ts';
import type { MarketRow, PricedLine } from './rows-queries.ts';
import {
  groupedBy,
  largestFirst,
  leftOut,
  moneyColumns,
  mostRows,
  ofAwards,
  ofProcesses,
  quantity,
  section,
} from './sections.ts';

/** Stages in which we bid. */
export const bidStages = [
  'presentada',
  'ganada',
  'perdida',
  'sin-ganador',
] as const satisfies readonly Stage[];

/** A process, and what counts of its award. */
export type PlacedAward = Pick<AwardPart, 'row' | 'amount'>;

const amountsOf = (parts: readonly PlacedAward[]): (Amount | null)[] =>
  parts.map(({ amount }) => amount);

interface Place {
  cell: ReportCell;
  filter: TenderFilter;
}

/** Awards by what they have in common: how many, and how much. */
function placesTable(
  parts: readonly PlacedAward[],
  base: TenderFilter,
  keyOf: (row: MarketRow) => string,
  placeOf: (row: MarketRow) => Place,
) {
  const groups = largestFirst(groupedBy(parts, ({ row }) => [keyOf(row)]));
  const sums = moneyColumns(amountsOf(parts));
  return {
    groups: groups.length,
    columns: [column(createMessage('mercado-col-procesos')), ...sums.columns],
    filas: groups.slice(0, mostRows).flatMap(([, own]) => {
      const [first] = own;
      if (first === undefined) return [];
      const { cell, filter } = placeOf(first.row);
      return [[cell, count(own.length, { ...base, ...filter }), ...sums.cells(amountsOf(own))]];
    }),
  };
}

/** Whose awards a table of places is of: a supplier's, or those of a line of products. */
type PlacesOf = 'supplier' | 'line';

/** Who buys from a supplier, or of a line. */
export function buyersSection(
  parts: readonly PlacedAward[],
  base: TenderFilter,
  of: PlacesOf = 'supplier',
): DossierSection {
  const isLine = of === 'line';
  const { groups, columns, filas } = placesTable(
    parts,
    base,
    ({ buyerId }) => String(buyerId ?? ''),
    ({ buyerId, buyer }) =>
      buyerId === null
        ? {
            cell: label(worded(createMessage('reporte-sin-comprador'))),
            filter: { sinDato: ['comprador'] },
          }
        : {
            cell: { clase: 'comprador', id: buyerId, nombre: buyer ?? '' },
            filter: { comprador: [buyerId] },
          },
  );
  const title = createMessage(isLine ? 'mercado-quien-compra' : 'mercado-compradores');
  const said = isLine ? 'mercado-quien-compra-frase' : 'mercado-compradores-frase';
  const segun = isLine ? ofProcesses(parts.length) : ofAwards(parts.length);
  return section('compradores', title, segun, {
    frases: [createMessage(said, { count: groups }), ...leftOut(groups)],
    columnas: [column(createMessage('reporte-col-comprador'), false), ...columns],
    filas,
  });
}

/** Where a supplier wins, or a line is bought. */
export function regionsSection(
  parts: readonly PlacedAward[],
  base: TenderFilter,
  of: PlacesOf = 'supplier',
): DossierSection {
  const { columns, filas, groups } = placesTable(
    parts,
    base,
    ({ region }) => String(region ?? ''),
    ({ region }) =>
      region === null
        ? {
            cell: label(worded(createMessage('reporte-sin-region'))),
            filter: { sinDato: ['region'] },
          }
        : {
            cell: label(named(regionName(region) ?? String(region))),
            filter: { region: [region] },
          },
  );
  const isLine = of === 'line';
  const title = createMessage(isLine ? 'mercado-donde-compran' : 'mercado-regiones');
  return section('regiones', title, isLine ? ofProcesses(parts.length) : ofAwards(parts.length), {
    frases: leftOut(groups),
    columnas: [column(createMessage('reporte-col-region'), false), ...columns],
    filas,
  });
}

/** At what unit prices is won: of one product, unit and currency, which alone can be compared. */
export async function pricesSection(
  tx: Tx,
  lines: readonly PricedLine[],
  of: PlacesOf = 'supplier',
): Promise<DossierSection> {
  const keyOf = ({ code, unit, currency }: PricedLine) =>
    [code, unitName(unit) ?? '', currency ?? ''].join('|');
  const groups = largestFirst(groupedBy(lines, (line) => [keyOf(line)]));
  const shown = groups.slice(0, mostRows);
  const codes = [...new Set(shown.flatMap(([, own]) => own[0]?.code ?? []))];
  const { datos } = await namedRubros(tx, codes);
  const names = new Map(datos.map(({ codigo, nombre }) => [codigo, nombre]));
  return section(
    'precios',
    createMessage(of === 'line' ? 'mercado-precios-rubro' : 'mercado-precios'),
    createMessage('mercado-segun-lineas', { count: lines.length }),
    {
      frases: [
        lines.length === 0
          ? createMessage('mercado-precios-nada')
          : createMessage('mercado-precios-frase'),
        ...leftOut(groups.length),
      ],
      columnas: [
        column(createMessage('mercado-col-producto'), false),
        column(createMessage('mercado-col-unidad'), false),
        column(createMessage('mercado-col-lineas')),
        column(createMessage('mercado-col-minimo')),
        column(createMessage('mercado-col-mediana')),
        column(createMessage('mercado-col-maximo')),
      ],
      filas: shown.flatMap(([, own]) => {
        const [first] = own;
        if (first === undefined) return [];
        const { code, unit, currency } = first;
        const prices = own.map(({ price }) => price);
        // Of a line without a currency it cannot be said what the number is.
        const at = (part: number) =>
          currency === null ? nothing : money(quantile(prices, part) ?? 0, currency, null);
        return [
          [
            label(named(names.get(code) ?? code)),
            unit === null ? nothing : label(institution(unit)),
            quantity(own.length),
            at(0),
            at(0.5),
            at(1),
          ],
        ];
      }),
    },
  );
}

/** Keys of others that a source says bid in a process. */
const otherBidders = ({ bids }: MarketRow, key: string): string[] =>
  (bids ?? []).flatMap((bid) => {
    const other = supplierKey(bid);
    return other === null || other === key ? [] : [other];
  });

/** Everybody that it met: who was awarded something beside it, and who bid where bids are published. */
export function rivalsOf(rows: readonly MarketRow[], key: string) {
  const beside = groupedBy(rows, ({ suppliers }) => suppliers.filter((other) => other !== key));
  const beaten = groupedBy(rows, (row) =>
    otherBidders(row, key).filter((other) => !row.suppliers.includes(other)),
  );
  const keys = [...new Set([...beside.keys(), ...beaten.keys()])];
  const met = keys.map((other) => ({
    key: other,
    beside: beside.get(other)?.length ?? 0,
    beaten: beaten.get(other)?.length ?? 0,
  }));
  return met.toSorted(
    (a, b) => b.beside + b.beaten - (a.beside + a.beaten) || (a.key < b.key ? -1 : 1),
  );
}

export function rivalsSection(
  rows: readonly MarketRow[],
  rivals: ReturnType<typeof rivalsOf>,
  parties: Parties,
): DossierSection {
  return section('contra-quien', createMessage('mercado-rivales'), ofAwards(rows.length), {
    frases: [
      rivals.length === 0
        ? createMessage('mercado-rivales-nada')
        : createMessage('mercado-rivales-frase'),
      ...leftOut(rivals.length),
    ],
    columnas: [
      column(createMessage('mercado-col-proveedor'), false),
      column(createMessage('mercado-col-tambien-gano')),
      column(createMessage('mercado-col-oferto')),
    ],
    filas: rivals
      .slice(0, mostRows)
      .map(({ key, beside, beaten }) => [parties.cell(key), quantity(beside), quantity(beaten)]),
  });
}

/** The tenders in which we met it: what we offered, and what it was awarded. */
export function metSection({ work, parts }: Market): DossierSection {
  const met = work
    .filter(({ own }) => bidStages.some((stage) => stage === own.stage))
    .toSorted(
      (a, b) =>
        (b.own.stageSince?.getTime() ?? 0) - (a.own.stageSince?.getTime() ?? 0) ||
        a.row.id - b.row.id,
    );
  const theirs = new Map(parts.map(({ row, amount }) => [row.id, amount]));
  const cellOf = (amount: Amount | null): ReportCell =>
    amount === null ? nothing : money(amount.amount, amount.currency, null);
  const inStage = (stage: Stage) => met.filter(({ own }) => own.stage === stage).length;
  return section(
    'lo-nuestro',
    createMessage('mercado-cruces'),
    createMessage('mercado-segun-propios', { count: met.length }),
    {
      frases: [
        met.length === 0
          ? createMessage('mercado-cruces-nada')
          : createMessage('mercado-cruces-frase', {
              count: met.length,
              perdidas: inStage('perdida'),
              ganadas: inStage('ganada'),
            }),
        ...leftOut(met.length),
      ],
      columnas: [
        column(createMessage('reporte-col-licitacion'), false),
        column(createMessage('reporte-col-etapa'), false),
        column(createMessage('reporte-col-nuestra')),
        column(createMessage('mercado-col-suya')),
      ],
      filas: met
        .slice(0, mostRows)
        .map(({ own, row }) => [
          { clase: 'licitacion', id: row.id, codigo: row.code, nombre: row.title },
          label(worded(createMessage(`etapa-${own.stage}`))),
          cellOf(offerOf(own)),
          cellOf(theirs.get(row.id) ?? null),
        ]),
    },
  );
}
