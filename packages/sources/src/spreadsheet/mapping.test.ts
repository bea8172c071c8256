import type { SpreadsheetMapping } from '@pliego/contract/areas/spreadsheets';
import { SpreadsheetMapping as MappingSchema } from '@pliego/contract/areas/spreadsheets';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../facts.ts';
import { foldTender } from '../fold.ts';
import type { JsonObject, Observation, ReadRecord } from '../notice.ts';
import { fileOf, observationsIn, rejectionsIn } from '../testing/files.ts';
import { mappedRecords, rowToObservation } from './mapping.ts';
import { openTable } from './open-table.ts';
import { written } from '../testing/sentences.ts';

const mapping: SpreadsheetMapping = {
  columnas: {
    codigo: 'ID',
    nombre: 'Título',
    estado: 'Estado',
    comprador: 'Mandante',
    rutComprador: 'RUT',
    region: 'Región',
    comuna: 'Comuna',
    monto: 'Monto',
    publicacion: 'Publicada el',
    cierre: 'Cierra el',
    adjudicacion: 'Adjudicación',
    url: 'Enlace',
    categoria: 'Rubro',
  },
  formatoFecha: 'dd/mm/aaaa',
  decimal: 'coma',
  monedaPorDefecto: 'CLP',
  estadoPorDefecto: null,
  zona: 'America/Santiago',
  datosAl: null,
};

const cells = {
  ID: '7001-15-LE26',
  Título: ' Reposición de luminarias ',
  Estado: 'Abierta',
  Mandante: 'Municipalidad de Puerto Esperanza',
  RUT: '69.030.700-6',
  Región: 'Región de Los Lagos',
  Comuna: 'Puerto Esperanza',
  Monto: '$ 48.000.000',
  'Publicada el': '17/06/2026 18:04',
  'Cierra el': '30/06/2026 15:00',
  Adjudicación: '15/07/2026',
  Enlace: 'https://ejemplo.cl/7001-15-LE26',
  Rubro: 'Servicios',
};

/** After every date of `cells`. */
const readAt = '2026-08-01T12:00:00.000Z';

function observationOf(row: Record<string, string | number>, by = mapping): Observation {
  const record = rowToObservation(by, { line: 2, cells: row, warnings: [] }, readAt);
  if (record.kind === 'rejected') throw new Error(written(record.reasons));
  return record.observation;
}

const columnsWith = (more: SpreadsheetMapping['columnas']) => ({
  ...mapping,
  columnas: { ...mapping.columnas, ...more },
});

describe('a row read by a mapping', () => {
  it('states what its columns say', () => {
    const observation = observationOf(cells);
    expect(observation).toMatchObject({
      source: 'planilla',
      code: '7001-15-LE26',
      format: 'planilla-fila',
      observedAt: '2026-06-17T22:04:00.000Z',
      payload: { filas: [cells] },
    });
    expect(factsOf(observation)).toMatchObject({
      title: 'Reposición de luminarias',
      state: { text: 'Abierta', class: 'publicada' },
      buyer: { key: 'rut:69030700-6', name: 'Municipalidad de Puerto Esperanza' },
      regionNumber: 10,
      commune: 'Puerto Esperanza',
      currency: 'CLP',
      amount: 48_000_000,
      category: 'servicios',
      url: 'https://ejemplo.cl/7001-15-LE26',
      milestones: {
        publicacion: { instante: '2026-06-17T22:04:00.000Z', original: '17/06/2026 18:04' },
        cierre: { instante: '2026-06-30T19:00:00.000Z' },
        adjudicacionEstimada: { instante: '2026-07-15T04:00:00.000Z' },
      },
    });
  });

  it('is refused without code or name, and says which column was empty', () => {
    const refused = (row: Record<string, string>) =>
      rowToObservation(mapping, { line: 9, cells: row, warnings: [] }, readAt);
    expect(refused({ ...cells, ID: ' ' })).toMatchObject({
      kind: 'rejected',
      line: 9,
      reasons: [{ code: 'fila-sin-codigo', params: { columna: 'ID' } }],
    });
    expect(refused({ ...cells, Título: '-' })).toMatchObject({
      reasons: [{ code: 'fila-sin-nombre', params: { columna: 'Título' } }],
    });
    expect(refused({ ...cells, ID: 'x'.repeat(201) })).toMatchObject({ kind: 'rejected' });
  });

  it('keeps a band in words beside the description, and says what it could not read', () => {
    const row = { ...cells, Monto: 'Entre 100 y 1000 UTM', 'Cierra el': 'mañana', Región: 'Marte' };
    const record = rowToObservation(mapping, { line: 2, cells: row, warnings: [] }, readAt);
    if (record.kind === 'rejected') throw new Error(written(record.reasons));
    expect(record.warnings).toEqual([
      { code: 'no-es-fecha-clara', params: { campo: 'Cierra el', texto: 'mañana' } },
      { code: 'es-rango', params: { campo: 'Monto', texto: 'Entre 100 y 1000 UTM' } },
      { code: 'no-es-region', params: { campo: 'Región', texto: 'Marte' } },
    ]);
    expect(factsOf(record.observation)).toMatchObject({
      amount: null,
      description: 'Monto: Entre 100 y 1000 UTM.',
    });
  });

  it('takes the currency of the amount, then of its column, then the one by default', () => {
    const by = columnsWith({ moneda: 'Moneda' });
    const currencyOf = (row: Record<string, string>) =>
      factsOf(observationOf({ ...cells, ...row }, by)).currency;
    expect(currencyOf({ Monto: 'UF 35,5', Moneda: 'CLP' })).toBe('CLF');
    expect(currencyOf({ Monto: '35,5', Moneda: 'UF' })).toBe('CLF');
    expect(currencyOf({ Monto: '35' })).toBe('CLP');
  });

  it('is of the instant that it, or the person, says; and never before what it proves', () => {
    const at = (row: Record<string, string | number>, by: Partial<SpreadsheetMapping> = {}) =>
      observationOf({ ...cells, ...row }, { ...mapping, ...by }).observedAt;
    expect(at({ Estado: 'Cerrada' })).toBe('2026-06-30T19:00:00.000Z');
    expect(at({ Estado: 'Adjudicada' })).toBe('2026-07-15T04:00:00.000Z');
    expect(at({}, { datosAl: '2026-06-20' })).toBe('2026-06-20T04:00:00.000Z');
    expect(at({}, { datosAl: '2026-01-01' })).toBe('2026-06-17T22:04:00.000Z');
    expect(at({ 'Publicada el': '' })).toBe('1970-01-01T00:00:00.000Z');
    const own = columnsWith({ actualizacion: 'Al día' });
    expect(observationOf({ ...cells, 'Al día': 46_190.75 }, own).observedAt).toBe(
      '2026-06-17T22:00:00.000Z',
    );
  });

  it('warns of a date that its state says has passed, and has not', () => {
    const early = '2026-06-25T12:00:00.000Z';
    const row = { line: 2, cells: { ...cells, Estado: 'Cerrada' }, warnings: [] };
    const record = rowToObservation(mapping, row, early);
    if (record.kind === 'rejected') throw new Error(written(record.reasons));
    expect(record.observation.observedAt).toBe('2026-06-17T22:04:00.000Z');
    expect(written(record.warnings)).toBe(
      '«Cierra el» dice «30/06/2026 15:00», que todavía no llega: la fila no se fechó con ella.',
    );
    // What it says of its state and its closing stays as it says it.
    expect(factsOf(record.observation)).toMatchObject({
      state: { class: 'cerrada' },
      milestones: { cierre: { instante: '2026-06-30T19:00:00.000Z' } },
    });
  });

  it('says of a state by default that it is one, and of none that it is unknown', () => {
    const row = { ...cells, Estado: '' };
    expect(foldTender([observationOf(row)]).state.class).toBe('desconocida');
    expect(
      foldTender([observationOf(row, { ...mapping, estadoPorDefecto: 'publicada' })]).state,
    ).toMatchObject({ class: 'publicada', text: 'Publicada' });
  });

  it('does not speak of columns that the table does not have', () => {
    const facts = factsOf(
      observationOf(
        { ID: '1', Título: 'a' },
        { ...mapping, columnas: { codigo: 'ID', nombre: 'Título' } },
      ),
    );
    const stated = Object.entries(facts).filter(([, value]) => value !== undefined);
    expect(stated.map(([name]) => name).sort()).toEqual([
      'authority',
      'currency',
      'milestones',
      'title',
    ]);
  });

  it('has facts whatever its payload holds', () => {
    const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) ?? null);
    fc.assert(
      fc.property(json, json, (filas, columnas) => {
        const payload: JsonObject = { filas, mapeo: { ...mapping, columnas } };
        const observation: Observation = {
          source: 'planilla',
          code: 'a',
          format: 'planilla-fila',
          observedAt: '2026-01-01T00:00:00.000Z',
          payload,
        };
        expect(factsOf(observation).authority).toBe('full');
      }),
    );
  });
});

async function recordsBy(by: SpreadsheetMapping, text: string): Promise<ReadRecord[]> {
  const table = await openTable(fileOf('a.csv', text));
  if (table.kind === 'refused') throw new Error(written(table.reasons));
  const records: ReadRecord[] = [];
  for await (const record of mappedRecords(table, by, readAt)) records.push(record);
  return records;
}

describe('a table read by a mapping', () => {
  const columnas = {
    codigo: 'ID',
    nombre: 'Título',
    itemCodigo: 'Producto',
    itemNombre: 'Ítem',
    itemCantidad: 'Cantidad',
  };

  it('takes rows of one tender that follow each other as its items', async () => {
    const records = await recordsBy(
      { ...mapping, columnas },
      'ID;Título;Producto;Ítem;Cantidad\n1;a;44121701;Lápiz;1.200\n1;a;X;Goma;2,5\nroto\n2;b;;;\n1;a;44121701;Regla;1\n',
    );
    expect(records.map(({ kind, line }) => [kind, line])).toEqual([
      ['rejected', 4],
      ['observation', 2],
      ['observation', 5],
      ['observation', 6],
    ]);
    const [first] = observationsIn(records);
    expect(first === undefined ? [] : factsOf(first).items).toMatchObject([
      { correlativo: 1, codigo: '44121701', esquema: 'UNSPSC', nombre: 'Lápiz', cantidad: 1200 },
      { correlativo: 2, codigo: 'X', esquema: null, nombre: 'Goma', cantidad: 2.5 },
    ]);
  });

  it('takes each row alone where no column tells of items', async () => {
    const records = await recordsBy(
      { ...mapping, columnas: { codigo: 'ID', nombre: 'Título' } },
      'ID;Título\n1;a\n1;a\n',
    );
    expect(records).toHaveLength(2);
  });

  it('takes no more items than a tender has', async () => {
    const rows = Array.from({ length: 502 }, (_, row) => `1;a;;Ítem ${row};1`).join('\n');
    const records = await recordsBy(
      { ...mapping, columnas },
      `ID;Título;Producto;Ítem;Cantidad\n${rows}\n`,
    );
    expect(observationsIn(records)).toHaveLength(1);
    expect(rejectionsIn(records)).toHaveLength(2);
  });
});

describe('a mapping', () => {
  it('needs columns for the code and the name', () => {
    expect(MappingSchema.safeParse(mapping).success).toBe(true);
    const without = MappingSchema.safeParse({ ...mapping, columnas: { codigo: 'ID' } });
    expect(without.error?.issues[0]?.message).toBe('faltan-columnas');
  });
});
