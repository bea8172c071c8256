import { describe, expect, it } from 'vitest';
import { openFile } from '../read.ts';
import { openTable } from './open-table.ts';
import type { TableRow } from './table.ts';

const bytesOf = (text: string) => new Blob([text]).stream();
const fileOf = (text: string) => ({ name: 'datos.json', bytes: bytesOf(text) });

async function tableOf(text: string) {
  const table = await openTable(fileOf(text));
  if (table.kind === 'refused') return { header: [], rows: [], reasons: table.reasons };
  const rows: TableRow[] = [];
  for await (const row of table.rows) rows.push(row);
  await table.close();
  return { header: table.header, rows, reasons: [] };
}

const cells = (rows: TableRow[]) =>
  rows.map((row) => (row.kind === 'row' ? row.cells : row.reason));
const one = { ref: 'A-1', objeto: { nombre: 'Guantes', lotes: [1, 2] }, vigente: true, nota: null };
const two = {
  ref: 'A-2',
  objeto: { nombre: 'Botas' },
  entidades: [{ rol: 'compra' }, { rol: 'x' }],
};
const header = ['ref', 'objeto.nombre', 'objeto.lotes', 'vigente', 'nota', 'entidades.0.rol'];
const values = [
  ['A-1', 'Guantes', '1, 2', 'true', '', ''],
  ['A-2', 'Botas', '', '', '', 'compra'],
];

describe('JSON of unknown keys', () => {
  it.each([
    ['a list', JSON.stringify([one, two])],
    ['a list in an object', JSON.stringify({ total: 2, datos: [one, two] })],
    [
      'a list deeper down, beside a shorter one',
      JSON.stringify({
        ok: true,
        result: { fields: [{ id: 'ref', type: 'text' }], records: [one, two] },
      }),
    ],
    ['lines', `${JSON.stringify(one)}\n${JSON.stringify(two)}\n`],
  ])('is a table as %s, its nested keys dotted', async (_, text) => {
    const table = await tableOf(text);
    expect(table.header).toEqual(header);
    expect(cells(table.rows)).toEqual(values);
    expect(table.rows.map(({ line }) => line)).toEqual([1, 2]);
  });

  it('is offered for a mapping, and what holds no table is not', async () => {
    expect(await openFile(fileOf(JSON.stringify({ datos: [one, two] })))).toMatchObject({
      kind: 'table',
      columns: header,
      reasons: [{ code: 'json-por-mapear' }],
    });
    for (const text of ['{"a":1}', '[1,2]', '[{"solo":1}]', '{"a":{"b":2}}']) {
      expect(await openFile(fileOf(text))).toMatchObject({ kind: 'refused' });
      expect((await tableOf(text)).reasons).toEqual([{ code: 'no-es-planilla' }]);
    }
  });

  it('finds a list that stands after a long text, and keys that come late', async () => {
    const plain = Array.from({ length: 900 }, (_, at) => ({
      ref: `L-${at}`,
      nombre: 'x'.repeat(90),
    }));
    const late = [...plain, { ref: 'fin', nombre: 'y', tarde: 'sí' }];
    const table = await tableOf(JSON.stringify({ nota: 'z'.repeat(100_000), datos: late }));
    expect(table.header).toEqual(['ref', 'nombre', 'tarde']);
    expect(table.rows).toHaveLength(901);
  });

  it('is read up to where it breaks, and the break is told', async () => {
    const text = JSON.stringify([one, two]);
    const rows = cells((await tableOf(text.slice(0, -20))).rows);
    expect(rows[0]).toEqual(expect.arrayContaining(['A-1', 'Guantes', '1, 2', 'true']));
    expect(rows.at(-1)).toMatchObject({ code: 'json-cortado' });
  });
});
