import { SaxesParser } from 'saxes';
import { BrokenArchive } from '../archive/limits.ts';
import { decoded, encodingOf } from '../encoding.ts';
import { readingMessage } from '../reading-message.ts';

/** The handler of a part of a workbook: receives its elements, by local name, in order. */
export interface PartReader<Item> {
  open: (name: string, attribute: (name: string) => string | undefined) => void;
  text: (text: string) => void;
  close: (name: string) => void;
  /** What is ready since the last call. */
  take: () => Item[];
}

/** No part of a workbook is nested as deep, nor goes on for so long without an element. */
const deepest = 64;
const longestToken = 4 * 1024 * 1024;

const damaged = readingMessage('excel-danado');

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

async function* textOfPart(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const source = bytes[Symbol.asyncIterator]();
  const first = await source.next();
  if (first.done === true) return;
  const start = first.value;
  async function* whole(): AsyncGenerator<Uint8Array> {
    try {
      yield start;
      for (let next = await source.next(); next.done !== true; next = await source.next()) {
        yield next.value;
      }
    } finally {
      await source.return?.();
    }
  }
  const encoding = encodingOf(start);
  // The only encodings of a workbook are those of Unicode.
  yield* decoded(whole(), encoding === 'windows-1252' ? 'utf-8' : encoding);
}

/** The text of a part; where its archive is damaged, the workbook is. */
async function* workbookText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  try {
    yield* textOfPart(bytes);
  } catch (error) {
    const isDamage = error instanceof BrokenArchive && error.trouble === 'damaged';
    throw isDamage ? new BrokenArchive(damaged) : error;
  }
}

/**
 * What a reader makes of a part of a workbook, in batches, in bounded memory. Entities are only the five of
 * XML: a part that declares its own is refused.
 */
export async function* partItems<Item>(
  bytes: AsyncIterable<Uint8Array>,
  reader: PartReader<Item>,
): AsyncGenerator<Item[]> {
  const parser = new SaxesParser({ xmlns: false });
  let depth = 0;
  let sinceElement = 0;
  parser.on('doctype', () => {
    throw new Error('a part of a workbook has no document type');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    sinceElement = 0;
    if (depth > deepest) throw new Error('too deep');
    reader.open(localName(name), (wanted) => attributes[wanted]);
  });
  parser.on('text', (text) => reader.text(text));
  parser.on('cdata', (text) => reader.text(text));
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    sinceElement = 0;
    reader.close(localName(name));
  });
  for await (const text of workbookText(bytes)) {
    try {
      parser.write(text);
      sinceElement += text.length;
      if (sinceElement > longestToken) throw new Error('too long');
    } catch (error) {
      yield reader.take();
      throw error instanceof BrokenArchive ? error : new BrokenArchive(damaged);
    }
    yield reader.take();
  }
  try {
    parser.close();
  } catch {
    throw new BrokenArchive(damaged);
  }
}

/** Reads a part to its end for what the reader keeps. */
export async function readPart(
  bytes: AsyncIterable<Uint8Array>,
  reader: PartReader<never>,
): Promise<void> {
  for await (const items of partItems(bytes, reader)) if (items.length > 0) return;
}
