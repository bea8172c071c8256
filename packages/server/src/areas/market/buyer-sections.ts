import type { DossierSection } from '@pliego/contract/areas/market';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { createMessage } from '@pliego/contract/message';
import type { Stage } from '@pliego/contract/rules/work-stages';
import {
  column,
  count,
  days,
  label,
  money,
  named,
  nothing,
  share,
  worded,
} from '#server/areas/reports/report.ts';
import type { Parties } from './parties.ts';
import type { Market } from './read-queries.ts';
import type { MarketRow } from './rows-queries.ts';
import {
  daysToAward,
  endings,
  groupedBy,
  inStates,
  known,
  largestFirst,
  leftOut,
  listOfWon,
  median,
  moneyColumns,
  mostRows,
  ofAwards,
  ofProcesses,
  quantity,
  section,
  without,
} from './sections.ts';

/** From whom it buys: counts, amounts, and how often they won against us. */
export function whomSection(
  { rows, parts, work }: Market,
  base: TenderFilter,
  parties: Parties,
  of: 'buyer' | 'line' = 'buyer',
): DossierSection {
  const awarded = rows.filter(({ suppliers }) => suppliers.length > 0).length;
  const groups = largestFirst(groupedBy(parts, ({ key }) => [key]));
  const shown = groups.slice(0, mostRows);
  const sums = moneyColumns(parts.map(({ amount }) => amount));
  const lost = work.filter(({ own }) => own.stage === 'perdida');
  const lostTo = groupedBy(lost, ({ row }) => row.suppliers);
  const unpriced = parts.filter(({ amount }) => amount === null).length;
  const topThree = new Set(shown.slice(0, 3).flatMap(([, own]) => own.map(({ row }) => row.id)))
    .size;
  const title = createMessage(of === 'buyer' ? 'mercado-a-quien' : 'mercado-quien-gana');
  return section('a-quien', title, ofAwards(awarded), {
    frases: [
      groups.length === 0
        ? createMessage('mercado-a-quien-nada')
        : createMessage('mercado-a-quien-frase', { count: groups.length, tres: topThree, awarded }),
      ...(unpriced === 0 ? [] : [createMessage('mercado-sin-monto', { count: unpriced })]),
      ...leftOut(groups.length),
    ],
    columnas: [
      column(createMessage('mercado-col-proveedor'), false),
      column(createMessage('mercado-col-procesos')),
      column(createMessage('mercado-col-del-total')),
      ...sums.columns,
      column(createMessage('mercado-col-nos-gano')),
    ],
    filas: shown.map(([key, own]) =>
      [
        parties.cell(key),
        parties.count(key, own.length, listOfWon(rows, key, own.length, base)),
        share(own.length, awarded),
      ].concat(
        sums.cells(own.map(({ amount }) => amount)),
        parties.count(key, lostTo.get(key)?.length ?? 0, {
          ...base,
          proveedor: [key],
          etapa: ['perdida'],
        }),
      ),
    ),
  });
}

/** By type of tender: how many found no winner, how many bid, how long it takes. */
export function typeSection(rows: readonly MarketRow[], base: TenderFilter): DossierSection {
  const groups = largestFirst(groupedBy(rows, ({ type }) => [type ?? '']));
  return section('tipos', createMessage('mercado-tipos'), ofProcesses(rows.length), {
    columnas: [
      column(createMessage('reporte-col-tipo'), false),
      column(createMessage('mercado-col-procesos')),
      column(createMessage('mercado-col-sin-ganador')),
      column(createMessage('mercado-col-de-terminados')),
      column(createMessage('mercado-col-ofertas')),
      column(createMessage('mercado-col-dias')),
    ],
    filas: groups.slice(0, mostRows).map(([type, own]) => {
      const filter: TenderFilter = {
        ...base,
        ...(type === '' ? { sinDato: ['tipo'] } : { tipo: [type] }),
      };
      const failed = inStates(own, without).length;
      return [
        label(type === '' ? worded(createMessage('reporte-sin-tipo')) : named(type)),
        count(own.length, filter),
        count(failed, { ...filter, estado: [...without] }),
        share(failed, inStates(own, endings).length),
        quantity(median(known(own.map(({ bidders }) => bidders)))),
        days(median(known(own.map(daysToAward)))),
      ];
    }),
  });
}

/** What we did there, as rows of stages. */
const ownRows = [
  ['mercado-propio-curso', ['en-analisis', 'en-preparacion']],
  ['mercado-propio-presentadas', ['presentada']],
  ['mercado-propio-ganadas', ['ganada']],
  ['mercado-propio-perdidas', ['perdida']],
  ['mercado-propio-sin-ganador', ['sin-ganador']],
  ['mercado-propio-dejadas', ['descartada', 'retirada']],
] as const satisfies readonly (readonly [string, readonly Stage[]])[];

/** Our own record with a buyer. */
export function ownSection(
  { work }: Market,
  base: TenderFilter,
  followed: number,
  of: 'buyer' | 'line' = 'buyer',
): DossierSection {
  const inStages = (stages: readonly Stage[]) =>
    work.filter(({ own }) => stages.includes(own.stage)).length;
  const [won, lost] = [inStages(['ganada']), inStages(['perdida'])];
  const touched = ownRows.reduce((sum, [, stages]) => sum + inStages(stages), 0);
  return section(
    'lo-nuestro',
    createMessage(of === 'buyer' ? 'mercado-propio' : 'mercado-propio-rubro'),
    createMessage('mercado-segun-propios', { count: touched }),
    {
      frases: [
        won + lost === 0
          ? createMessage('mercado-propio-nada')
          : createMessage('mercado-propio-frase', { ganadas: won, decididas: won + lost }),
      ],
      columnas: [
        column(createMessage('mercado-col-como-van'), false),
        column(createMessage('reporte-col-licitaciones')),
      ],
      filas: [
        [
          label(worded(createMessage('mercado-propio-seguidas'))),
          count(followed, { ...base, siguiendo: 'alguien' }),
        ],
        ...ownRows.map(([code, stages]) => [
          label(worded(createMessage(code))),
          count(inStages(stages), { ...base, etapa: [...stages] }),
        ]),
      ],
    },
  );
}

/** Open tenders that are listed. */
const mostOpen = 8;

/** What takes bids now, the next closing first. */
export function openSection(rows: readonly MarketRow[]): DossierSection {
  const open = rows
    .filter(({ isOpen }) => isOpen)
    .toSorted((a, b) => (a.closesAt ?? Infinity) - (b.closesAt ?? Infinity) || a.id - b.id);
  return section('abiertas', createMessage('mercado-abiertas'), ofProcesses(rows.length), {
    frases: [
      open.length === 0
        ? createMessage('mercado-abiertas-nada')
        : createMessage('mercado-abiertas-frase', { count: open.length }),
      ...leftOut(open.length, mostOpen),
    ],
    columnas: [
      column(createMessage('reporte-col-licitacion'), false),
      column(createMessage('mercado-col-cierra')),
      column(createMessage('mercado-col-monto')),
    ],
    filas: open
      .slice(0, mostOpen)
      .map(({ id, code, title, closesAt, amount, currency }) => [
        { clase: 'licitacion', id, codigo: code, nombre: title },
        closesAt === null
          ? nothing
          : { clase: 'instante', valor: new Date(closesAt).toISOString() },
        amount === null || currency === null ? nothing : money(amount, currency, null),
      ]),
  });
}
