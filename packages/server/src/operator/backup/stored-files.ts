import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { OperatorRefusal } from '../refusal.ts';
import type { StoredFile } from './manifest.ts';

/** Readable by its owner only: it holds the data of every company. */
const ownOnly = 0o600;

/** Writes a file of a backup with fsync, and returns its manifest entry. */
export async function writeStored(
  folder: string,
  path: string,
  content: Readable,
  { compressed = false }: { compressed?: boolean } = {},
): Promise<StoredFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      done(null, chunk);
    },
  });
  const target = createWriteStream(join(folder, path), { mode: ownOnly, flags: 'wx', flush: true });
  if (compressed) await pipeline(content, createGzip(), counting, target);
  else await pipeline(content, counting, target);
  return { path, bytes, sha256: hash.digest('hex') };
}

/** Refuses a file that does not match the manifest. */
export async function verifyStored(
  folder: string,
  { path, bytes, sha256 }: StoredFile,
): Promise<void> {
  const file = join(folder, path);
  const found = await stat(file).catch(() => null);
  if (found === null) throw new OperatorRefusal(`Al respaldo le falta el archivo ${path}.`);
  const hash = createHash('sha256');
  if (found.size === bytes) {
    const chunks: AsyncIterable<Buffer> = createReadStream(file);
    for await (const chunk of chunks) hash.update(chunk);
    if (hash.digest('hex') === sha256) return;
  }
  throw new OperatorRefusal(`El archivo ${path} del respaldo está dañado: su suma no coincide.`);
}

/** The lines of a compressed file, some at a time. */
export async function* linesIn(
  folder: string,
  { path }: StoredFile,
  { bytesAtOnce }: { bytesAtOnce: number },
): AsyncGenerator<string[]> {
  const content = createReadStream(join(folder, path)).pipe(createGunzip());
  let lines: string[] = [];
  let bytes = 0;
  for await (const line of createInterface({ input: content, crlfDelay: Infinity })) {
    lines.push(line);
    bytes += line.length;
    if (bytes < bytesAtOnce) continue;
    yield lines;
    [lines, bytes] = [[], 0];
  }
  if (lines.length > 0) yield lines;
}
