import { randomUUID } from 'node:crypto';
import { close, fstat, open, read, write } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const openFile = promisify(open);
const closeFile = promisify(close);
const statusOf = promisify(fstat);

const pieceBytes = 64 * 1024;

/** A file that can be read from any place. */
export interface SpooledFile {
  /** For libraries that read by themselves. They must not close it. */
  fd: number;
  size: number;
  /** How many bytes were read: fewer than the buffer holds at the end of the file. */
  read: (buffer: Uint8Array, position: number) => Promise<number>;
  /** The bytes of a range, or as many as the file has. */
  range: (start: number, end: number) => AsyncGenerator<Uint8Array>;
  close: () => Promise<void>;
}

function spooled(fd: number, size: number): SpooledFile {
  const readAt = (buffer: Uint8Array, position: number) =>
    new Promise<number>((resolve, reject) => {
      read(fd, buffer, 0, buffer.length, position, (error, bytes) =>
        error === null ? resolve(bytes) : reject(error),
      );
    });
  async function* range(start: number, end: number): AsyncGenerator<Uint8Array> {
    for (let at = start; at < end;) {
      const buffer = new Uint8Array(Math.min(pieceBytes, end - at));
      const bytes = await readAt(buffer, at);
      if (bytes === 0) return;
      at += bytes;
      yield buffer.subarray(0, bytes);
    }
  }
  let isOpen = true;
  const closeOnce = async () => {
    if (isOpen) {
      isOpen = false;
      await closeFile(fd);
    }
  };
  return { fd, size, read: readAt, range, close: closeOnce };
}

async function writeWhole(fd: number, chunk: Uint8Array, position: number): Promise<void> {
  for (let from = 0; from < chunk.length;) {
    from += await new Promise<number>((resolve, reject) => {
      write(fd, chunk, from, chunk.length - from, position + from, (error, bytes) =>
        error === null ? resolve(bytes) : reject(error),
      );
    });
  }
}

/**
 * An empty temporary file to read and write. Its name is removed as soon as it is open: whatever happens
 * to the process, nothing stays behind.
 */
export async function temporaryFile(): Promise<{ fd: number; close: () => Promise<void> }> {
  const path = join(tmpdir(), `pliego-${randomUUID()}`);
  const fd = await openFile(path, 'wx+', 0o600);
  await rm(path, { force: true });
  return { fd, close: () => closeFile(fd) };
}

/** Brings a stream to disk, where it can be read from any place. Closing it removes it. */
export async function spool(bytes: AsyncIterable<Uint8Array>): Promise<SpooledFile> {
  const { fd, close } = await temporaryFile();
  let size = 0;
  try {
    for await (const chunk of bytes) {
      await writeWhole(fd, chunk, size);
      size += chunk.length;
    }
  } catch (error) {
    await close();
    throw error;
  }
  return spooled(fd, size);
}

/** A file that lies on disk already. */
export async function openedFrom(path: string): Promise<SpooledFile> {
  const fd = await openFile(path, 'r');
  const { size } = await statusOf(fd);
  return spooled(fd, size);
}
