import { refusedFile } from './refused-file.ts';
import { type Message, createMessage } from '@pliego/contract/message';
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { maxUploadBytes } from '@pliego/contract/areas/sources';
import { ProblemError } from '@pliego/contract/problem';
import { glanceLimits, openFile, Undecided } from '@pliego/sources/read';

/** A file that was uploaded, whatever it is. */
export interface ReceivedFile {
  path: string;
  bytes: number;
  discard: () => Promise<void>;
}

export interface StoredUpload extends ReceivedFile {
  /** What its format is called; null where only reading it will tell. */
  format: readonly Message[] | null;
}

const tooLarge = () =>
  new ProblemError(
    'demasiado-grande',
    createMessage('archivo-demasiado-grande', { megas: maxUploadBytes / 1024 ** 2 }),
  );

/**
 * What a file is, and why it is refused, as far as a glance tells. Of an archive that takes more to know, the import
 * finds out, in its turn.
 */
async function recognise(name: string, path: string): Promise<readonly Message[] | null> {
  const bytes = createReadStream(path);
  const opened = await openFile({ name, bytes, path }, glanceLimits).catch((error: unknown) => {
    bytes.destroy();
    if (error instanceof Undecided) return null;
    throw error;
  });
  if (opened === null) return null;
  if (opened.kind !== 'recognised') {
    // The columns in the answer show that a mapping can still read it.
    const extras = opened.kind === 'table' ? { columnas: opened.columns } : {};
    throw refusedFile(opened, extras);
  }
  await opened.records.return(undefined);
  return opened.label;
}

/** Brings an uploaded file to disk without holding it in memory. */
export async function receiveFile(request: Request, path: string): Promise<ReceivedFile> {
  if (Number(request.headers.get('content-length') ?? 0) > maxUploadBytes) throw tooLarge();
  const discard = () => rm(path, { force: true });
  let bytes = 0;
  async function* limited(source: AsyncIterable<Uint8Array>) {
    for await (const chunk of source) {
      bytes += chunk.byteLength;
      if (bytes > maxUploadBytes) throw tooLarge();
      yield chunk;
    }
  }
  try {
    const source = request.body ?? Readable.from([]);
    await pipeline(source, limited, createWriteStream(path, { mode: 0o600 }));
    return { path, bytes, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** Brings an uploaded file to disk, and refuses it if it is no file of ours. */
export async function storeUpload(
  request: Request,
  name: string,
  folder: string,
): Promise<StoredUpload> {
  const received = await receiveFile(request, join(folder, randomUUID()));
  try {
    return { ...received, format: await recognise(name, received.path) };
  } catch (error) {
    await received.discard();
    throw error;
  }
}
