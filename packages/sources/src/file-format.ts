import type { FileHead } from './file-head.ts';
import type { ReadRecord } from './notice.ts';
import type { ReadingMessage } from './reading-message.ts';

export type FormatId =
  | 'mp-csv'
  | 'mp-json'
  | 'ca-json'
  | 'ocds-json'
  | 'json-lines'
  | 'placsp-xml'
  | 'ted-xml'
  | 'ted-json'
  | 'euskadi-json'
  | 'euskadi-xml'
  | 'mp-planilla'
  | 'mp-campos'
  | 'ca-planilla'
  | 'compranet-csv'
  | 'sercop-csv'
  | 'zip';

/** Formats with a row per record, as people save them; the others are also what a service answers. */
export const tableFormatIds: ReadonlySet<FormatId> = new Set([
  'mp-csv',
  'mp-planilla',
  'mp-campos',
  'ca-planilla',
  'compranet-csv',
  'sercop-csv',
]);

/** A file whose format is known, with its bytes from the start. */
export interface ReadableFile {
  name: string;
  head: FileHead;
  bytes: AsyncIterable<Uint8Array>;
}

/** Yes, no, or "it is this one, but cannot be read", and why. */
export type Recognition = boolean | { reason: ReadingMessage };

/** A file format: how it is recognised and how it is read. */
export interface FileFormat {
  id: FormatId;
  /** Its display name. */
  label: ReadingMessage;
  recognise: (head: FileHead) => Recognition;
  /** Every record of the file, read or rejected. Never throws because of what the file holds. */
  read: (file: ReadableFile) => AsyncGenerator<ReadRecord>;
}
