import type { JsonObject, Observation, ReadRecord, TenderFacts } from '../notice.ts';
import { instantFromIso, milestoneOf, unknownInstant } from '../instants.ts';
import { givenMilestones, portalBuyer } from '../mercado-publico/portal.ts';
import { numberOf, textOf } from '../read-json.ts';
import { isUsableCode, observed, rejected } from '../records.ts';
import { hasColumns, rowExcerpt, rowText } from '../spreadsheet/known-rows.ts';
import type { NamedRow, TableFormat } from '../spreadsheet/table-format.ts';
import { readingMessage } from '../reading-message.ts';

function record({ line, cells, warnings }: NamedRow): ReadRecord {
  const payload: JsonObject = { ...cells };
  const text = (column: string) => rowText(payload, column);
  const code = text('ocid');
  if (code === null)
    return rejected(
      line,
      readingMessage('fila-sin-columna', { columna: 'ocid' }),
      rowExcerpt(cells),
    );
  if (!isUsableCode(code))
    return rejected(
      line,
      readingMessage('campo-demasiado-largo', { campo: 'ocid' }),
      rowExcerpt(cells),
    );
  const date = text('date');
  const instant = date === null ? null : instantFromIso(date);
  const notes = [...warnings];
  if (date !== null && instant === null) {
    notes.push(readingMessage('no-es-fecha', { campo: 'date', texto: date.slice(0, 60) }));
  }
  const observedAt = instant ?? unknownInstant;
  return observed(
    line,
    { source: 'ocds', code, format: 'sercop-fila', observedAt, payload },
    notes,
  );
}

/** A published amount: the search writes 0 where there is none, and the currency where it lacks a number. */
function amountOf(value: string | null): number | null {
  const amount = value === null ? null : numberOf(value);
  return amount === null || amount <= 0 ? null : amount;
}

/** The currency where a cell names one; the search itself names none, and so does this. */
function currencyOf(payload: JsonObject): string | null {
  const cells = ['budget', 'amount'].map((column) => rowText(payload, column)?.toUpperCase() ?? '');
  return cells.find((cell) => /^[A-Z]{3}$/.test(cell)) ?? null;
}

/** A supplier means that it was awarded; the search gives neither the date nor the state. */
function awardOf(payload: JsonObject): Pick<TenderFacts, 'award' | 'state'> {
  const supplier = rowText(payload, 'suppliers');
  if (supplier === null) return {};
  return {
    award: {
      fecha: null,
      numero: null,
      oferentes: null,
      urlActa: null,
      monto: amountOf(rowText(payload, 'amount')),
      moneda: currencyOf(payload),
      // Names contain commas, so a list could not be distinguished from a name.
      proveedores: [{ nombre: supplier, rut: null }],
    },
    state: { code: null, text: 'Adjudicada', class: 'adjudicada' },
  };
}

/** Facts of a row of the search of SERCOP, Ecuador's procurement service (formats.md §7.4). */
export function sercopFacts({ code, payload }: Observation): TenderFacts {
  const text = (column: string) => rowText(payload, column);
  const date = text('date');
  const instante = date === null ? null : instantFromIso(date);
  const places = [text('locality'), text('region')].filter((place) => place !== null);
  // The title is the number of the process; the subject is in the description.
  const described = text('description');
  return {
    authority: 'full',
    ocid: code,
    title: described ?? text('title') ?? undefined,
    reference: text('title') ?? undefined,
    buyer: portalBuyer({
      name: text('buyer'),
      taxId: null,
      unit: null,
      address: null,
      commune: text('locality'),
      complaints: null,
    }),
    country: 'EC',
    place: places.length === 0 ? undefined : { codigo: null, nombre: places.join(', ') },
    currency: currencyOf(payload) ?? undefined,
    amount: amountOf(text('budget')) ?? amountOf(text('amount')),
    procedure: text('internal_type') ?? textOf(payload['method']) ?? undefined,
    milestones: givenMilestones({
      publicacion: instante === null || date === null ? null : milestoneOf(instante, date),
    }),
    ...awardOf(payload),
  };
}

/** Results of the search of Ecuador's procurement service, one row a process. */
export const sercopSearch: TableFormat = {
  id: 'sercop-csv',
  label: readingMessage('formato-sercop-csv'),
  recognise: (header) => hasColumns(header, ['ocid', 'internal_type', 'buyer', 'date', 'title']),
  record,
};
