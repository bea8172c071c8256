import type { Milestone, TenderOrder } from '@pliego/contract/areas/tender-shapes';
import { zonedInstant } from '@pliego/contract/rules/zoned-time';
import { provenInstant } from '../compra-agil/dates.ts';
import { bareDayOf, instantFromIso } from '../instants.ts';
import { givenMilestones, portalBuyer } from '../mercado-publico/portal.ts';
import type { JsonObject, Observation, ReadRecord, TenderFacts } from '../notice.ts';
import { numberOf, webAddressOf } from '../read-json.ts';
import { isUsableCode, observed, rejected } from '../records.ts';
import { categoryOfWords } from '../spreadsheet/cell-words.ts';
import { hasColumns, rowExcerpt, rowText } from '../spreadsheet/known-rows.ts';
import type { NamedRow, TableFormat } from '../spreadsheet/table-format.ts';
import { readingMessage } from '../reading-message.ts';

const timeZone = 'America/Mexico_City';

/**
 * An instant of the table: `2014-11-12 19:21` is on the clocks of Mexico City; what is marked GMT is always
 * midnight and means the day, `2013-12-30 00:00:00 GMT`.
 */
function dateOf(payload: JsonObject, column: string): Milestone | null {
  const original = rowText(payload, column);
  if (original === null) return null;
  // Through the one reader that knows which years are placeholders.
  const wall = instantFromIso(original.replace(/\s*GMT$/i, ''));
  const instante = wall === null ? null : zonedInstant(wall.slice(0, -1), timeZone);
  if (instante === null) return null;
  // What is marked GMT is always midnight and means the day.
  const dia = /GMT$/i.test(original) ? original.slice(0, 10) : bareDayOf(original);
  return { instante, original, ...(dia === undefined ? {} : { dia }) };
}

function record({ line, cells, warnings }: NamedRow): ReadRecord {
  const payload: JsonObject = { ...cells };
  const text = (column: string) => rowText(payload, column);
  const code = text('NUMERO_EXPEDIENTE');
  if (code === null) {
    return rejected(
      line,
      readingMessage('fila-sin-columna', { columna: 'NUMERO_EXPEDIENTE' }),
      rowExcerpt(cells),
    );
  }
  if (!isUsableCode(code)) {
    return rejected(
      line,
      readingMessage('campo-demasiado-largo', { campo: 'NUMERO_EXPEDIENTE' }),
      rowExcerpt(cells),
    );
  }
  if (text('TITULO_EXPEDIENTE') === null && text('TITULO_CONTRATO') === null) {
    return rejected(
      line,
      readingMessage('fila-sin-columna', { columna: 'TITULO_EXPEDIENTE' }),
      rowExcerpt(cells),
    );
  }
  // The table has no date of its own: its dates up to the signing of the contract have passed.
  const passed = [
    'PROC_F_PUBLICACION',
    'FECHA_APERTURA_PROPOSICIONES',
    'EXP_F_FALLO',
    'FECHA_CELEBRACION',
  ];
  const observedAt = provenInstant(passed.map((column) => dateOf(payload, column)));
  return observed(
    line,
    { source: 'compranet', code, format: 'compranet-fila', observedAt, payload },
    warnings,
  );
}

/** Each row is one contract that came out of a process: those of several rows add up. */
function contractOf(payload: JsonObject): TenderOrder[] | undefined {
  const text = (column: string) => rowText(payload, column);
  const codigo = text('CODIGO_CONTRATO');
  if (codigo === null) return undefined;
  const supplier = text('PROVEEDOR_CONTRATISTA');
  return [
    {
      codigo,
      nombre: text('TITULO_CONTRATO'),
      estado: text('ESTATUS_CONTRATO'),
      proveedor: supplier === null ? null : { nombre: supplier, rut: null },
      moneda: text('MONEDA'),
      neto: numberOf(text('IMPORTE_CONTRATO') ?? ''),
      total: null,
      enviada: dateOf(payload, 'FECHA_CELEBRACION')?.instante ?? null,
    },
  ];
}

/** Facts of a row of CompraNet's contracts, Mexico (formats.md §10). A supplier with a contract was awarded it. */
export function compranetFacts({ payload }: Observation): TenderFacts {
  const text = (column: string) => rowText(payload, column);
  const award = dateOf(payload, 'EXP_F_FALLO');
  const category = text('TIPO_CONTRATACION');
  const orders = contractOf(payload);
  return {
    authority: 'full',
    title: text('TITULO_EXPEDIENTE') ?? text('TITULO_CONTRATO') ?? undefined,
    reference: text('NUMERO_PROCEDIMIENTO') ?? undefined,
    state: { code: null, text: 'Adjudicada', class: 'adjudicada' },
    buyer: portalBuyer({
      name: text('DEPENDENCIA'),
      taxId: null,
      unit: text('NOMBRE_DE_LA_UC'),
      address: null,
      commune: null,
      complaints: null,
    }),
    country: 'MX',
    category: category === null ? undefined : (categoryOfWords(category) ?? undefined),
    procedure: text('TIPO_PROCEDIMIENTO') ?? undefined,
    milestones: givenMilestones({
      publicacion: dateOf(payload, 'PROC_F_PUBLICACION'),
      aperturaTecnica: dateOf(payload, 'FECHA_APERTURA_PROPOSICIONES'),
      adjudicacion: award,
      inicioContrato: dateOf(payload, 'FECHA_INICIO'),
      finContrato: dateOf(payload, 'FECHA_FIN'),
    }),
    orders,
    url: webAddressOf(text('ANUNCIO') ?? '') ?? undefined,
  };
}

/** Contracts of Mexico's federal government, one row each, of CompraNet until 2015. */
export const compranetContracts: TableFormat = {
  id: 'compranet-csv',
  label: readingMessage('formato-compranet-csv'),
  recognise: (header) =>
    hasColumns(header, [
      'NUMERO_EXPEDIENTE',
      'TITULO_EXPEDIENTE',
      'CODIGO_CONTRATO',
      'DEPENDENCIA',
    ]),
  record,
};
