import { foldText } from '@pliego/contract/rules/fold-text';
import { type StateClass, stateFromMercadoPublico } from '@pliego/contract/rules/tender-codes';
import type { Observation, ReadRecord, TenderFacts } from '../notice.ts';
import { unknownInstant } from '../instants.ts';
import { isUsableCode, observed, rejected } from '../records.ts';
import { readAmount } from '../spreadsheet/cell-amounts.ts';
import { readDate } from '../spreadsheet/cell-dates.ts';
import { hasColumns, rowExcerpt, rowText } from '../spreadsheet/known-rows.ts';
import type { NamedRow, TableFormat } from '../spreadsheet/table-format.ts';
import { givenMilestones, portalBuyer, portalCurrency, portalPage } from './portal.ts';
import { readingMessage } from '../reading-message.ts';

const columns = {
  code: 'IDLicitacion',
  title: 'NombreLicitacion',
  type: 'Tipo',
  state: 'Estado',
  published: 'FechaPublicacion',
  description: 'Descripcion',
  currency: 'Moneda',
  amount: 'MontoLicitacion',
  buyer: 'Organismo',
} as const;

/** The export says «Adjudicada a uno o varios proveedores» where the others say «Adjudicada». */
function stateOf(text: string): StateClass {
  const [first = ''] = foldText(text).split(' ');
  const named = stateFromMercadoPublico(null, text);
  return named === 'desconocida' ? stateFromMercadoPublico(null, first) : named;
}

function publishedOf(text: string | null) {
  const read = text === null ? 'none' : readDate(text, 'dd/mm/aaaa');
  return typeof read === 'string' ? null : read;
}

/** An amount, or the band in words where the buyer did not publish it. */
function amountOf(text: string | null) {
  const read = text === null ? null : readAmount(text, 'coma');
  return {
    amount: read?.kind === 'amount' ? read.amount : null,
    band: read?.kind === 'band' ? text : null,
  };
}

function record({ line, cells, warnings }: NamedRow): ReadRecord {
  const text = (column: string) => rowText(cells, column);
  const code = text(columns.code);
  if (code === null)
    return rejected(
      line,
      readingMessage('fila-sin-columna', { columna: columns.code }),
      rowExcerpt(cells),
    );
  if (!isUsableCode(code)) {
    return rejected(
      line,
      readingMessage('campo-demasiado-largo', { campo: columns.code }),
      rowExcerpt(cells),
    );
  }
  if (text(columns.title) === null) {
    return rejected(
      line,
      readingMessage('fila-sin-columna', { columna: columns.title }),
      rowExcerpt(cells),
    );
  }
  const publishedText = text(columns.published);
  const published = publishedOf(publishedText);
  const notes = [...warnings];
  if (publishedText !== null && published === null) {
    notes.push(readingMessage('no-es-fecha', { campo: columns.published, texto: publishedText }));
  }
  const amountText = text(columns.amount);
  if (amountText !== null && readAmount(amountText, 'coma').kind === 'unreadable') {
    notes.push(
      readingMessage('no-es-monto', { campo: columns.amount, texto: amountText.slice(0, 60) }),
    );
  }
  // The export has no date of its own: the publication is the only date that has certainly passed.
  const observedAt = published?.instante ?? unknownInstant;
  return observed(
    line,
    { source: 'mercado-publico', code, format: 'mp-planilla', observedAt, payload: { ...cells } },
    notes,
  );
}

/** Facts of a row of the export of the tender search (formats.md §5). */
export function tenderSearchFacts(observation: Observation): TenderFacts {
  const text = (column: string) => rowText(observation.payload, column);
  const state = text(columns.state);
  const { amount, band } = amountOf(text(columns.amount));
  const description = [text(columns.description), band === null ? null : `Monto: ${band}.`]
    .filter((part) => part !== null)
    .join('\n\n');
  return {
    authority: 'full',
    title: text(columns.title) ?? undefined,
    description: description === '' ? undefined : description,
    type: text(columns.type) ?? undefined,
    state: state === null ? undefined : { code: null, text: state, class: stateOf(state) },
    buyer: portalBuyer({
      name: text(columns.buyer),
      taxId: null,
      unit: null,
      address: null,
      commune: null,
      complaints: null,
    }),
    currency: portalCurrency(text(columns.currency)) ?? undefined,
    amount,
    milestones: givenMilestones({ publicacion: publishedOf(text(columns.published)) }),
    url: portalPage(observation),
  };
}

/** What the tender search of Mercado Público exports. */
export const tenderSearchExport: TableFormat = {
  id: 'mp-planilla',
  label: readingMessage('formato-mp-planilla'),
  recognise: (header) => hasColumns(header, [columns.code, columns.title]),
  record,
};
