import { storableText } from '../storable-text.ts';
import { type ReadingMessage, readingMessage } from '../reading-message.ts';

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');

/** Name of a file in a zip: UTF-8, or what old programs of Windows write. */
export function entryName(raw: Uint8Array): string {
  let name: string;
  try {
    name = strictUtf8.decode(raw);
  } catch {
    name = windows1252.decode(raw);
  }
  return name.replaceAll('\\', '/');
}

const longestShown = 300;

/** A name as it may be shown and stored: some archives hide control signs in theirs. */
export function shownName(name: string): string {
  const shown = storableText(name).replaceAll(/\p{Cc}|\p{Cf}/gu, '');
  return shown.length > longestShown ? `…${shown.slice(-longestShown)}` : shown;
}

/** Files that programs add to archives by themselves; ignored. */
export function isClutter(name: string): boolean {
  return (
    name.endsWith('/') ||
    /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(name) ||
    /(?:^|\/)\._[^/]*$/.test(name)
  );
}

/** Why a name is malicious; null for a harmless one. */
export function reasonAgainstName(name: string): ReadingMessage | null {
  const isPlain = !name.startsWith('/') && !/^[a-z]:/i.test(name) && !name.includes('\u0000');
  if (isPlain && !name.split('/').includes('..')) return null;
  return readingMessage('zip-nombre-hacia-fuera');
}

const methodNames = new Map([
  [1, 'Shrink'],
  [6, 'Implode'],
  [9, 'Deflate64'],
  [12, 'bzip2'],
  [14, 'LZMA'],
  [93, 'Zstandard'],
  [95, 'XZ'],
  [98, 'PPMd'],
  [99, 'AES'],
]);

/** Facts of an entry, from the directory or the local header. */
export interface EntryFacts {
  method: number;
  flags: number;
  /** Unix mode, where the archive gives it; 0 otherwise. */
  mode: number;
}

/** A file in a zip, by where its bytes lie. */
export interface RawEntry extends EntryFacts {
  name: string;
  start: number;
  end: number;
  /** Checksum of the extracted data; null where only the lost directory had it. */
  checksum: number | null;
}

const symbolicLink = 0xa000;

/** Why an entry is not read; null for one that is. */
export function reasonAgainst(
  name: string,
  { method, flags, mode }: EntryFacts,
): ReadingMessage | null {
  const against = reasonAgainstName(name);
  if (against !== null) return against;
  if ((mode & 0xf000) === symbolicLink) return readingMessage('zip-enlace');
  if ((flags & 0x1) !== 0 || method === 99) return readingMessage('zip-con-contrasena');
  if (method === 0 || method === 8) return null;
  const metodo = methodNames.get(method);
  return metodo === undefined
    ? readingMessage('zip-metodo-sin-nombre', { numero: String(method) })
    : readingMessage('zip-otro-metodo', { metodo });
}
