import { createReadStream, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { openFile, readRecords } from '../read.ts';
import { fileOf, observationsIn, recordsOf, rejectionsIn } from '../testing/files.ts';
import { archiveLimits } from './limits.ts';
import { readingMessage } from '../reading-message.ts';

const rows = Array.from({ length: 40 }, (_, row) => `${row}-1-LE25;Nombre ${row};2025-04-04`);
const csv = `codigo;nombre;fecha_final\n${rows.join('\n')}\n`;
const release = '{"ocid":"ocds-a-1","date":"2020-01-01T00:00:00Z","tag":["tender"]}';

const codesOf = (records: Awaited<ReturnType<typeof recordsOf>>) =>
  observationsIn(records).map(({ code }) => code);

/** Text of a file whose letters do not repeat, so that it does not compress to nothing. */
function noisyCsv(lines: number): string {
  const noise = (seed: number) => ((seed * 2_654_435_761) >>> 0).toString(36);
  const made = Array.from(
    { length: lines },
    (_, row) => `${row}-1-LE25;${noise(row)}${noise(row + 7)};x`,
  );
  return `codigo;nombre;fecha_final\n${made.join('\n')}\n`;
}

describe('gzip', () => {
  it('is read like what it holds, however its bytes are cut', async () => {
    const bytes = gzipSync(csv);
    const plain = await recordsOf(fileOf('cerradas.csv', csv));
    for (const size of [1, 7, 64, bytes.length]) {
      expect(await recordsOf(fileOf('cerradas.csv.gz', bytes, size))).toEqual(plain);
    }
  });

  it('names the content and its compression', async () => {
    const opened = await openFile(fileOf('a.json.gz', gzipSync(`[${release}]`)));
    expect(opened).toMatchObject({ kind: 'recognised', format: 'ocds-json' });
    expect(opened).toHaveProperty('label', [
      readingMessage('formato-ocds-json'),
      readingMessage('en-gzip'),
    ]);
  });

  it('reads several members one after another', async () => {
    const members = Buffer.concat([gzipSync(csv), gzipSync('99-1-LE25;Otra;2025-04-04\n')]);
    expect(codesOf(await recordsOf(fileOf('a.gz', members)))).toHaveLength(41);
  });

  it('reads a truncated one up to the cut and reports it once', async () => {
    const whole = gzipSync(noisyCsv(20_000));
    const records = await recordsOf(fileOf('a.csv.gz', whole.subarray(0, whole.length / 2)));
    expect(observationsIn(records).length).toBeGreaterThan(5000);
    expect(rejectionsIn(records)).toMatchObject([{ reasons: [{ code: 'gzip-danado' }] }]);
    // The row in which the file breaks is not read by halves.
    expect(observationsIn(records).every(({ payload }) => payload['fecha_final'] === 'x')).toBe(
      true,
    );
  });

  it('refuses one from which nothing can be extracted', async () => {
    const opened = await openFile(fileOf('a.gz', gzipSync(csv).subarray(0, 12)));
    expect(opened).toMatchObject({ kind: 'refused', reasons: [{ code: 'gzip-danado' }] });
  });
});

describe('zip', () => {
  it('reads every file by its own format and gives the file of each record', async () => {
    const bytes = zipSync({
      'abril/adjudicadas.csv': strToU8(csv),
      'abril/': new Uint8Array(),
      '__MACOSX/._adjudicadas.csv': strToU8('x'),
      'paquete.json': [strToU8(`[${release}]`), { level: 0 }],
      'foto.png': new Uint8Array([137, 80, 78, 71, 0, 1, 2]),
    });
    const records = await recordsOf(fileOf('todo.zip', bytes));
    expect(codesOf(records)).toHaveLength(41);
    const [first] = records;
    expect(first).toMatchObject({ file: 'abril/adjudicadas.csv', line: 2 });
    // The state of these rows comes from the name of the inner file.
    expect(observationsIn(records)[0]?.payload['estado']).toBe('adjudicada');
    expect(records).toContainEqual(expect.objectContaining({ file: 'paquete.json', line: 1 }));
    expect(rejectionsIn(records)).toMatchObject([{ file: 'foto.png' }]);
  });

  it('is refused when nothing in it can be read, with the reasons', async () => {
    const nothing = await openFile(fileOf('a.zip', zipSync({ 'a.pdf': strToU8('%PDF-1.7') })));
    expect(nothing).toMatchObject({ kind: 'refused' });
    expect(nothing).toMatchObject({
      reasons: [
        { code: 'zip-sin-nada-legible' },
        { code: 'zip-en-el-archivo', params: { archivo: 'a.pdf' } },
        { code: 'documento-pdf' },
      ],
    });
    const empty = await openFile(fileOf('a.zip', zipSync({})));
    expect(empty).toMatchObject({ kind: 'refused', reasons: [{ code: 'zip-vacio' }] });
  });

  it('reads archives inside of archives, two deep and no deeper', async () => {
    const inner = zipSync({ 'datos.csv': strToU8(csv) });
    const two = zipSync({ 'dentro.zip': [inner, { level: 0 }], 'suelto.csv.gz': gzipSync(csv) });
    const records = await recordsOf(fileOf('a.zip', two));
    expect(codesOf(records)).toHaveLength(80);
    expect(records[0]).toMatchObject({ file: 'dentro.zip › datos.csv', line: 2 });
    const three = zipSync({ 'a.zip': [two, { level: 0 }], 'b.csv': strToU8(csv) });
    const deep = await recordsOf(fileOf('a.zip', three));
    expect(codesOf(deep)).toHaveLength(40);
    expect(rejectionsIn(deep)).toHaveLength(1);
    expect(rejectionsIn(deep)[0]?.reasons).toContainEqual({
      code: 'comprimido-demasiadas-veces',
      params: { veces: 2 },
    });
  });

  it.each([
    ['../../etc/passwd.csv'],
    ['/etc/passwd.csv'],
    ['C:/datos.csv'],
    ['..\\datos.csv'],
    ['datos\u0000.csv'],
  ])('does not read %s and reads the rest', async (name) => {
    const bytes = zipSync({ [name]: strToU8(csv), 'bueno.csv': strToU8(csv) });
    const records = await recordsOf(fileOf('a.zip', bytes));
    expect(codesOf(records)).toHaveLength(40);
    expect(rejectionsIn(records)).toMatchObject([
      { reasons: [{ code: 'zip-nombre-hacia-fuera' }] },
    ]);
  });

  it('follows no links', async () => {
    const link = { os: 3, attrs: (0o120777 << 16) >>> 0 };
    const bytes = zipSync({ 'a.csv': [strToU8('/etc/passwd'), link], 'b.csv': strToU8(csv) });
    const records = await recordsOf(fileOf('a.zip', bytes));
    expect(rejectionsIn(records)).toMatchObject([
      { file: 'a.csv', reasons: [{ code: 'zip-enlace' }] },
    ]);
    expect(codesOf(records)).toHaveLength(40);
  });

  it('tells what to do about a file with a password or of an unknown method', async () => {
    const bytes = zipSync({ 'a.csv': strToU8(csv), 'b.csv': strToU8(csv), 'c.csv': strToU8(csv) });
    const view = new DataView(bytes.buffer);
    const headers = directoryHeaders(bytes);
    view.setUint16((headers[0] ?? 0) + 8, 1, true);
    view.setUint16((headers[1] ?? 0) + 10, 9, true);
    const records = await recordsOf(fileOf('a.zip', bytes));
    expect(rejectionsIn(records)).toMatchObject([
      { file: 'a.csv', reasons: [{ code: 'zip-con-contrasena' }] },
      { file: 'b.csv', reasons: [{ code: 'zip-otro-metodo', params: { metodo: 'Deflate64' } }] },
    ]);
    expect(codesOf(records)).toHaveLength(40);
  });

  it('names a damaged file and reads the others', async () => {
    const bytes = zipSync({
      'a.csv': [strToU8(csv), { level: 0 }],
      'b.csv': [strToU8(csv), { level: 0 }],
    });
    bytes[bytes.indexOf(0x4e, 60)] = 0x6e;
    const records = await recordsOf(fileOf('a.zip', bytes));
    expect(codesOf(records)).toHaveLength(80);
    expect(rejectionsIn(records)).toMatchObject([
      { file: 'a.csv', reasons: [{ code: 'zip-archivo-no-coincide' }] },
    ]);
  });

  it('rescues the content of a truncated archive and reports it', async () => {
    const bytes = zipSync({ 'a.csv': strToU8(noisyCsv(500)), 'b.csv': strToU8(noisyCsv(5000)) });
    const records = await recordsOf(fileOf('a.zip', bytes.subarray(0, bytes.length * 0.7)));
    const read = observationsIn(records).length;
    expect(read).toBeGreaterThan(1000);
    expect(read).toBeLessThan(5500);
    const reasons = rejectionsIn(records).map(({ file, reasons: said }) => [file, said]);
    expect(reasons).toEqual([
      ['b.csv', [{ code: 'zip-archivo-danado' }]],
      [undefined, [{ code: 'zip-danado' }]],
    ]);
  });

  it('reads so many files and no more', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [`${index}.csv`, strToU8(csv)]),
    );
    const limits = { ...archiveLimits, mostEntries: 10 };
    const records = await collected(fileOf('a.zip', zipSync(many)), limits);
    expect(codesOf(records)).toHaveLength(400);
    expect(rejectionsIn(records)).toMatchObject([
      { reasons: [{ code: 'zip-demasiados-archivos', params: { maximo: 10 } }] },
    ]);
  });
});

/** Where the entries of the directory begin. */
function directoryHeaders(bytes: Uint8Array): number[] {
  const found: number[] = [];
  for (let at = 0; at < bytes.length - 4; at += 1) {
    const isHeader = [0x50, 0x4b, 1, 2].every((byte, index) => bytes[at + index] === byte);
    if (isHeader) found.push(at);
  }
  return found;
}

async function collected(...[file, limits]: Parameters<typeof readRecords>) {
  const records: Awaited<ReturnType<typeof recordsOf>> = [];
  for await (const record of readRecords(file, limits)) records.push(record);
  return records;
}

describe('bombs', () => {
  const bomb = (megabytes: number) => {
    const start = 'codigo;nombre;fecha_final\n1-1-LE25;a;x\n2-1-LE25;';
    return Buffer.concat([Buffer.from(start), Buffer.alloc(megabytes * 1024 * 1024, 0x61)]);
  };

  it('stops at what expands more than any real file', async () => {
    const records = await recordsOf(fileOf('a.gz', gzipSync(bomb(12), { level: 9 })));
    expect(rejectionsIn(records)).toMatchObject([
      { reasons: [{ code: 'bomba-de-descompresion' }] },
    ]);
    const zipped = zipSync({ 'a.csv': [bomb(12), { level: 9 }], 'b.csv': strToU8(csv) });
    const others = await recordsOf(fileOf('a.zip', zipped));
    expect(codesOf(others)).toContain('39-1-LE25');
    expect(rejectionsIn(others)).toMatchObject([
      { file: 'a.csv', reasons: [{ code: 'bomba-de-descompresion' }] },
    ]);
  });

  it('stops at a total, counted over all files of the archive', async () => {
    const limits = { ...archiveLimits, mostBytes: 100_000 };
    const files = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [`${index}.csv`, strToU8(noisyCsv(300))]),
    );
    const records = await collected(fileOf('a.zip', zipSync(files)), limits);
    expect(observationsIn(records).length).toBeGreaterThan(1000);
    expect(observationsIn(records).length).toBeLessThan(8000);
    expect(rejectionsIn(records)).toMatchObject([
      { reasons: [{ code: 'descomprimido-demasiado-grande', params: { tamano: '1 MB' } }] },
    ]);
  });
});

describe('temporary files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-archivos-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(() => vi.unstubAllEnvs());

  it('are gone as soon as they are open, read or not', async () => {
    vi.stubEnv('TMPDIR', folder);
    const opened = await openFile(fileOf('a.zip', zipSync({ 'a.csv': strToU8(csv) })));
    expect(readdirSync(folder)).toEqual([]);
    if (opened.kind !== 'recognised') throw new Error('not recognised');
    await opened.records.return(undefined);
    expect(await opened.records.next()).toEqual({ done: true, value: undefined });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are not needed for an archive that lies on disk', async () => {
    const path = join(folder, 'a.zip');
    writeFileSync(path, zipSync({ 'a.csv': strToU8(csv) }));
    // Nothing can be written where temporary files would go.
    vi.stubEnv('TMPDIR', join(folder, 'no-existe'));
    const file = { name: 'a.zip', path, bytes: createReadStream(path) };
    expect(codesOf(await recordsOf(file))).toHaveLength(40);
  });
});
