import { crc32 } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { directory, type Written } from './zip-format.ts';
import { type ZipEntry, zipped } from './zip-stream.ts';

const madeAt = new Date('2026-11-20T15:00:00Z');

async function* listed(entries: Iterable<ZipEntry>): AsyncGenerator<ZipEntry> {
  yield* entries;
}

async function bytesOf(entries: Iterable<ZipEntry>, most?: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipped(listed(entries), madeAt, most)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const text = (content: string) => [Buffer.from(content)];

it('holds what is stored and what is compressed, with names in any language', async () => {
  const long = 'línea de datos; '.repeat(20_000);
  const archive = await bytesOf([
    { path: 'LÉEME.txt', isStored: false, chunks: text(long) },
    { path: 'adjuntos/1-v1-bases ñ.pdf', isStored: true, chunks: text('%PDF-1.7') },
    { path: 'vacío', isStored: false, chunks: [] },
  ]);
  expect(archive.length).toBeLessThan(long.length / 20);
  const files = unzipSync(archive);
  expect(Object.keys(files)).toEqual(['LÉEME.txt', 'adjuntos/1-v1-bases ñ.pdf', 'vacío']);
  expect(Object.values(files).map((bytes) => strFromU8(bytes))).toEqual([long, '%PDF-1.7', '']);
});

it('states the checksum of a file of which some pieces are empty', async () => {
  const encoder = new TextEncoder();
  const pieces = ['antes', '', 'después', ''].map((piece) => encoder.encode(piece));
  for (const isStored of [true, false]) {
    const archive = await bytesOf([{ path: 'a', isStored, chunks: pieces }]);
    const entry = archive.lastIndexOf(Buffer.from('504b0102', 'hex'));
    expect(archive.readUInt32LE(entry + 16)).toBe(crc32('antesdespués'));
  }
});

it('holds more files than 16 bits can count', async () => {
  function* many(): Generator<ZipEntry> {
    for (let n = 0; n < 66_000; n += 1) {
      yield { path: `adjuntos/${n}`, isStored: true, chunks: text(String(n)) };
    }
  }
  const files = unzipSync(await bytesOf(many()));
  expect(Object.keys(files)).toHaveLength(66_000);
  expect(strFromU8(files['adjuntos/65999'] ?? new Uint8Array())).toBe('65999');
});

it('may be larger than 32 bits can say', () => {
  const gigabyte = 2 ** 30;
  const file = (path: string, offset: number): Written => {
    const size = 3 * gigabyte;
    return { path, method: 'stored', crc: 7, packed: size, size, offset };
  };
  const start = 6 * gigabyte;
  const files = [file('uno', 0), file('dos', 5 * gigabyte)];
  const bytes = Buffer.concat([...directory(files, start, madeAt)]);
  const at = (signature: number) => {
    const written = Buffer.alloc(4);
    written.writeUInt32LE(signature);
    return bytes.indexOf(written);
  };
  const [end64, locator, end] = [at(0x06_06_4b_50), at(0x07_06_4b_50), at(0x06_05_4b_50)];
  // The locator names the place of the ending in 64 bits, and that the place of the directory and how many files it has.
  expect(Number(bytes.readBigUInt64LE(locator + 8))).toBe(start + end64);
  expect(Number(bytes.readBigUInt64LE(end64 + 32))).toBe(2);
  expect(Number(bytes.readBigUInt64LE(end64 + 48))).toBe(start);
  // Where 32 bits are too few, they say that 64 follow.
  expect(bytes.readUInt32LE(end + 16)).toBe(0xff_ff_ff_ff);
  const extra = bytes.indexOf('dos') + 'dos'.length;
  expect([bytes.readUInt16LE(extra), bytes.readUInt16LE(extra + 2)]).toEqual([1, 8]);
  expect(Number(bytes.readBigUInt64LE(extra + 4))).toBe(5 * gigabyte);
});

it('fails where one file is larger than a ZIP allows', async () => {
  const entry = { path: 'datos/licitaciones.json', isStored: false, chunks: text('x'.repeat(11)) };
  await expect(bytesOf([entry], 10)).rejects.toThrow(
    'datos/licitaciones.json has more than the 10',
  );
  await expect(bytesOf([entry], 11)).resolves.toBeDefined();
});
