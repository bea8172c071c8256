import type { DossierSection } from '@pliego/contract/areas/market';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { createMessage } from '@pliego/contract/message';
import { lastDayOf, withinDays } from '#server/areas/reports/built/dimensions.ts';
import {
  column,
  count,
  label,
  named,
  nothing,
  share,
  worded,
} from '#server/areas/reports/report.ts';
import type { Amount } from '#server/areas/reports/sums.ts';
import { namedRubros } from '#server/areas/tenders/rubro-queries.ts';
import type { Tx } from '#server/db/database.ts';
import type { LineSum, MarketRow } from './rows-queries.ts';
import {
  groupedBy,
  largestFirst,
  leftOut,
  moneyColumns,
  ofProcesses,
  section,
} from './sections.ts';

/** Families that are listed. */
const mostFamilies = 10;

interface WhatInput {
  rows: readonly MarketRow[];
  base: TenderFilter;
  /** Awarded lines whose amounts count. */
  lines: readonly LineSum[];
  /** Whose they are: bought, or won. */
  of: 'buyer' | 'supplier';
  /** Families of UNSPSC that our products are of. */
  ours: ReadonlySet<string>;
}

function amountsOf(lines: readonly LineSum[], rows: ReadonlyMap<number, MarketRow>) {
  return lines.map(({ id, amount }): Amount | null => {
    const row = rows.get(id);
    const currency = row?.awardCurrency ?? row?.currency ?? null;
    return amount === null || currency === null ? null : { amount, currency };
  });
}

/** What is bought, by families of UNSPSC: how often, at how much, and whether we sell it. */
export async function whatSection(
  tx: Tx,
  { rows, base, lines, ours, of }: WhatInput,
): Promise<DossierSection> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const groups = largestFirst(groupedBy(rows, ({ families }) => families));
  const shown = groups.slice(0, mostFamilies);
  const ofFamily = groupedBy(lines, ({ family }) => (family === null ? [] : [family]));
  const { datos } = await namedRubros(
    tx,
    shown.map(([family]) => family),
  );
  const names = new Map(datos.map(({ codigo, nombre }) => [codigo, nombre]));
  const nameOf = (family: string) => names.get(family) ?? family;
  const sums = moneyColumns(amountsOf(lines, byId));
  const coded = rows.filter(({ families }) => families.length > 0).length;
  const [first] = shown;
  return section(
    'que',
    createMessage(of === 'buyer' ? 'mercado-que' : 'mercado-que-vende'),
    ofProcesses(coded),
    {
      frases: [
        ...(first === undefined
          ? [createMessage('mercado-que-nada')]
          : [
              createMessage('mercado-que-frase', {
                rubro: nameOf(first[0]),
                count: first[1].length,
                total: coded,
              }),
            ]),
        ...leftOut(groups.length, mostFamilies),
      ],
      grafico:
        shown.length < 2
          ? null
          : {
              eje: createMessage('mercado-col-rubro'),
              unidad: 'cuenta',
              series: [createMessage('mercado-col-procesos')],
              puntos: shown.slice(0, 6).map(([family, own]) => ({
                rotulo: named(nameOf(family)),
                valores: [own.length],
              })),
            },
      columnas: [
        column(createMessage('mercado-col-rubro'), false),
        column(createMessage('mercado-col-procesos')),
        column(createMessage('mercado-col-del-total')),
        ...sums.columns,
        column(createMessage('mercado-col-vendemos'), false),
      ],
      filas: shown.map(([family, own]) =>
        [
          { clase: 'rubro' as const, codigo: family, nombre: nameOf(family) },
          count(own.length, { ...base, rubro: [family] }),
          share(own.length, coded),
        ].concat(
          sums.cells(amountsOf(ofFamily.get(family) ?? [], byId)),
          ours.has(family) ? label(worded(createMessage('mercado-si'))) : nothing,
        ),
      ),
    },
  );
}

/** Years that the table of months shows. */
const mostYears = 3;
/** Of them, those that the chart can tell apart without colours: a full bar and an outline. */
const chartYears = 2;

const monthNames = [
  'mercado-mes-01',
  'mercado-mes-02',
  'mercado-mes-03',
  'mercado-mes-04',
  'mercado-mes-05',
  'mercado-mes-06',
  'mercado-mes-07',
  'mercado-mes-08',
  'mercado-mes-09',
  'mercado-mes-10',
  'mercado-mes-11',
  'mercado-mes-12',
] as const;

const quarters = [
  'mercado-cuando-1',
  'mercado-cuando-2',
  'mercado-cuando-3',
  'mercado-cuando-4',
] as const;

const whenTitles = {
  buyer: 'mercado-cuando',
  supplier: 'mercado-cuando-gana',
  line: 'mercado-cuando-rubro',
} as const;

/** When it is published, by months of the newest years: whether there is a season. */
export function whenSection(
  rows: readonly MarketRow[],
  base: TenderFilter,
  whose: WhatInput['of'] | 'line',
): DossierSection {
  const dated = rows.flatMap(({ publishedOn }) => (publishedOn === null ? [] : [publishedOn]));
  const years = [...new Set(dated.map((day) => day.slice(0, 4)))].toSorted().toReversed();
  const shown = years.slice(0, mostYears);
  const drawn = shown.slice(0, chartYears);
  const counted = dated.filter((day) => shown.includes(day.slice(0, 4)));
  const perMonth = groupedBy(counted, (day) => [day.slice(0, 7)]);
  const of = (year: string, month: string) => perMonth.get(`${year}-${month}`)?.length ?? 0;
  const within = (desde: string, hasta: string) =>
    withinDays(base, 'publicacion', { desde, hasta });
  const ofMonth = (month: string) => within(`${month}-01`, lastDayOf('mes', `${month}-01`));
  const months = monthNames.map((code, index) => ({
    name: worded(createMessage(code)),
    month: String(index + 1).padStart(2, '0'),
  }));
  const perQuarter = quarters.map((code, index) => ({
    code,
    n: counted.filter((day) => Math.floor((Number(day.slice(5, 7)) - 1) / 3) === index).length,
  }));
  const [busiest] = perQuarter.toSorted((a, b) => b.n - a.n || (a.code < b.code ? -1 : 1));
  return section('cuando', createMessage(whenTitles[whose]), ofProcesses(dated.length), {
    frases: [
      busiest === undefined || counted.length === 0
        ? createMessage('mercado-cuando-nada')
        : createMessage(busiest.code, { n: busiest.n, total: counted.length }),
      ...(years.length > chartYears
        ? [createMessage('mercado-cuando-anios', { count: shown.length, dibujados: chartYears })]
        : []),
    ],
    grafico:
      shown.length === 0
        ? null
        : {
            eje: createMessage('reporte-col-mes'),
            unidad: 'cuenta',
            series: drawn.map((anio) => createMessage('mercado-anio', { anio })),
            puntos: months.map(({ name, month }) => ({
              rotulo: name,
              valores: drawn.map((year) => of(year, month)),
            })),
          },
    columnas: [
      column(createMessage('mercado-col-anio'), false),
      ...monthNames.map((code) => column(createMessage(code))),
      column(createMessage('reporte-total')),
    ],
    // Whole years read as rows: a season is what stands in one column.
    filas: shown.map((year) =>
      [label(worded(createMessage('mercado-anio', { anio: year })))].concat(
        months.map(({ month }) => count(of(year, month), ofMonth(`${year}-${month}`))),
        count(
          counted.filter((day) => day.startsWith(year)).length,
          within(`${year}-01-01`, `${year}-12-31`),
        ),
      ),
    ),
  });
}
