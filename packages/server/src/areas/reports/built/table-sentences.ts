import type { BuiltReport } from '@pliego/contract/areas/built-reports';
import { maxReportRows, type ReportLabel } from '@pliego/contract/areas/reports';
import { createMessage, type Message } from '@pliego/contract/message';
import { textOf } from '#server/texts/text-of.ts';
import { currencyName } from '../sums.ts';
import type { Table } from './asked-table.ts';
import { drawnColumns } from './table-chart.ts';

/** A name as a part of a sentence: of ours its code, which each language writes. */
function partOf(name: ReportLabel): string {
  if ('texto' in name) return name.texto;
  return name.mensaje.params === undefined ? name.mensaje.code : textOf(name.mensaje);
}

const rounded = (value: number, unit: Table['measure']['unit']): number => {
  if (unit === 'parte') return Math.round(value * 1_000) / 10;
  if (unit === 'monto' && value >= 1_000) return Math.round(value);
  return Math.round(value * 10) / 10;
};

/** The whole, and where most of it is. */
function firstSentence({ groups, rows, measure, mide, main }: Table): Message {
  const whole = groups.at(null);
  const valueOf = (key: string) =>
    measure.unit === 'cuenta' ? groups.at(key).n : groups.at(key).values.get(main);
  const [first] = rows.keys
    .flatMap((key) => {
      const value = valueOf(key);
      return value === undefined ? [] : [{ key, value }];
    })
    .toSorted((a, b) => b.value - a.value);
  if (measure.unit === 'cuenta' && first !== undefined) {
    return createMessage('reporte-construido-cuenta', {
      count: whole.n,
      primero: partOf(rows.labelOf(first.key)),
      mayor: first.value,
    });
  }
  const all = whole.values.get(main);
  if (first === undefined || all === undefined) return createMessage('reporte-construido-sin-nada');
  const params = {
    mide: `reporte-mide-${mide}`,
    todo: rounded(all, measure.unit),
    primero: partOf(rows.labelOf(first.key)),
    mayor: rounded(first.value, measure.unit),
  };
  switch (measure.unit) {
    case 'monto':
      return createMessage('reporte-construido-monto', { ...params, moneda: currencyName(main) });
    case 'parte':
      return createMessage('reporte-construido-parte', params);
    case 'dias':
      return createMessage('reporte-construido-dias', params);
    default:
      return createMessage('reporte-construido-promedio', params);
  }
}

/** Of amounts of several currencies: which are there, and which is drawn. */
function currencySentences({ currencies, main, columns }: Table): Message[] {
  if (currencies.length < 2) return [];
  const params = {
    otras: currencies
      .filter((one) => one !== main)
      .map(currencyName)
      .join(', '),
    moneda: currencyName(main),
  };
  return columns === null
    ? [createMessage('reporte-construido-monedas', params)]
    : [createMessage('reporte-construido-una-moneda', params)];
}

function cutSentences(table: Table): Message[] {
  const { rows, columns } = table;
  const said: Message[] = [];
  if (rows.all > maxReportRows) {
    const params = { mostradas: rows.keys.length, total: rows.all };
    said.push(createMessage('reporte-recortado', params));
  }
  if (columns === null) return said;
  if (columns.isCut) {
    const params = { mostradas: columns.keys.length, total: columns.all };
    said.push(createMessage('reporte-construido-columnas', params));
  }
  const drawn = drawnColumns(table).length;
  if (drawn < columns.keys.length) {
    said.push(createMessage('reporte-construido-series', { mostradas: drawn }));
  }
  return said;
}

/** What the figures show, and what they leave out; each thing once. */
export function tableSentences(table: Table, built: BuiltReport): Message[] {
  const { groups, rows, columns, measure } = table;
  const whole = groups.at(null);
  const axes = columns === null ? [rows] : [rows, columns];
  const unknown = whole.n - whole.known;
  const said = [
    firstSentence(table),
    ...currencySentences(table),
    ...(measure.unit === 'cuenta' || unknown === 0 || whole.known === 0
      ? []
      : [createMessage('reporte-construido-sin-dato', { count: unknown })]),
    ...axes.flatMap(({ is }) => (is.leavesOut === undefined ? [] : [createMessage(is.leavesOut)])),
    ...(axes.some(({ is }) => is.many !== undefined)
      ? [createMessage('reporte-construido-varias')]
      : []),
    ...(built.grafico === 'tabla' ? cutSentences(table).slice(0, 2) : cutSentences(table)),
  ];
  return [...new Map(said.map((sentence) => [sentence.code, sentence])).values()];
}
