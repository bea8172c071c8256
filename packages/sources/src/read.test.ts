import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SourceFile, openFile, readRecords } from './read.ts';
import { fileOf, recordsOf } from './testing/files.ts';
import { zipOf } from './testing/zip.ts';

const csv = `\uFEFFcodigo;nombre;institucion_nombre;fecha_final\r\n1-1-LE25;"Cañería 😀";"Ñuble";2025-04-04T10:00:00\r\n2-2-LE25;"De "O"Higgins"";"b\r\nc";\r\n3;"abierta\r\n4-4-LE25;x;y;z`;
const releases = [
  { ocid: 'ocds-a-1', date: '2020-01-01T00:00:00Z', tender: { title: 'Cañería 😀 «ñandú»' } },
  { ocid: 'ocds-a-2', date: 'n/a', tender: { title: 'b' } },
  7,
];
const ocds = JSON.stringify({ releases, publishedDate: '2021-01-01T00:00:00Z' });
const portal = JSON.stringify({
  Listado: [{ CodigoExterno: '1-1-LE25', Nombre: 'ñ😀' }, {}],
  FechaCreacion: '2017-01-25T19:01:04.577',
});

const files: [string, Uint8Array][] = [
  ['publicadas.csv', Buffer.from(csv)],
  ['publicadas-utf16.csv', Buffer.from(csv, 'utf16le')],
  ['publicadas-latin1.csv', Buffer.from(csv.slice(1).replaceAll('😀', ''), 'latin1')],
  ['paquete.json', Buffer.from(ocds)],
  ['paquete-utf16.json', Buffer.from(`\uFEFF${ocds}`, 'utf16le')],
  ['paquete-cortado.json', Buffer.from(ocds.slice(0, 150))],
  ['respuesta.json', Buffer.from(portal)],
  [
    'lineas.jsonl',
    Buffer.from(`${releases.map((one) => JSON.stringify(one)).join('\n')}\n{"roto\n`),
  ],
];

describe('readRecords', () => {
  it.each(files)('reads %s the same, however its bytes are cut', async (name, bytes) => {
    const whole = await recordsOf(fileOf(name, bytes));
    expect(whole.length).toBeGreaterThan(0);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: bytes.length }), async (size) => {
        expect(await recordsOf(fileOf(name, bytes, size))).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });

  it('throws why a file cannot be read', async () => {
    await expect(recordsOf(fileOf('a.pdf', '%PDF-1.7 ...'))).rejects.toMatchObject({
      name: 'RefusedFile',
      code: 'archivo-no-reconocido',
      reasons: [{ code: 'documento-pdf' }, { code: 'lo-que-se-puede-importar' }],
    });
  });

  it('calls a cut workbook cut, also where none of its sheets is left', async () => {
    const types = '<?xml version="1.0"?><Types/>';
    const whole = zipOf({ '[Content_Types].xml': types, '_rels/.rels': types });
    for (const bytes of [whole, whole.subarray(0, whole.length - 30)]) {
      await expect(recordsOf(fileOf('a.xlsx', bytes))).rejects.toMatchObject({
        reasons: [{ code: 'excel-cortado' }],
      });
    }
  });

  it.each([40, 100, 300, 500])('calls an .xls cut that is one of %i bytes', async (size) => {
    const properties = '<Properties>0123456789 abcdefghij klmnopqrst</Properties>';
    const bytes = zipOf({
      'docProps/app.xml': properties,
      'docProps/core.xml': properties,
      'xl/workbook.xml': properties,
      'xl/worksheets/sheet1.xml': properties.repeat(20),
    });
    await expect(recordsOf(fileOf('a.xls', bytes.subarray(0, size)))).rejects.toMatchObject({
      reasons: [{ code: 'excel-cortado' }],
    });
  });

  it('goes on after a broken line of JSON Lines', async () => {
    const text = '{"ocid":"a","date":"2020-01-01"}\n{"ocid":\n\n{"ocid":"b","date":"2020-01-01"}\n';
    const records = await recordsOf(fileOf('a.jsonl', text));
    expect(records.map(({ kind, line }) => [kind, line])).toEqual([
      ['observation', 1],
      ['rejected', 2],
      ['observation', 4],
    ]);
  });

  it('reads answers of Mercado Público one a line', async () => {
    const records = await recordsOf(fileOf('a.jsonl', `${portal}\n${portal}\n{"otra":1}\n`));
    expect(records.map(({ kind, line }) => [kind, line])).toEqual([
      ['observation', 1],
      ['rejected', 1],
      ['observation', 2],
      ['rejected', 2],
      ['rejected', 3],
    ]);
  });
});

/** An endless stream that counts how much of it was taken and whether it was closed. */
function endless(start: string, piece: string) {
  const seen = { bytes: 0, closed: false };
  async function* bytes(): AsyncGenerator<Uint8Array> {
    try {
      for (let text = start; ; text = piece) {
        const chunk = new TextEncoder().encode(text);
        seen.bytes += chunk.length;
        yield chunk;
      }
    } finally {
      seen.closed = true;
    }
  }
  const file: SourceFile = { name: 'a', bytes: bytes() };
  return { file, seen };
}

describe('openFile', () => {
  it('returns the format before reading the records, and closes what it refuses', async () => {
    const known = await openFile(fileOf('a', ocds));
    expect(known).toMatchObject({ kind: 'recognised', format: 'ocds-json' });
    const { file, seen } = endless('<html>', ' '.repeat(50_000));
    expect(await openFile(file)).toMatchObject({ kind: 'refused', code: 'archivo-no-reconocido' });
    expect(seen.closed).toBe(true);
    expect(seen.bytes).toBeLessThan(200_000);
  });

  it('closes the source when the reader leaves early', async () => {
    const release = `${JSON.stringify(releases[0])},`;
    const { file, seen } = endless(`{"releases":[${release}`, release.repeat(100));
    for await (const record of readRecords(file)) if (record.line === 500) break;
    expect(seen.closed).toBe(true);
    expect(seen.bytes).toBeLessThan(300_000);
  });

  it('gives up on a record that never ends instead of holding it', async () => {
    const { file } = endless('{"releases":[{"ocid":"a","x":"', 'x'.repeat(1_000_000));
    expect(await recordsOf(file)).toMatchObject([
      {
        kind: 'rejected',
        reasons: [{ code: 'json-registro-enorme', params: { registro: 1, megas: 64 } }],
      },
    ]);
  });
});
