import { types } from '@electric-sql/pglite';

/** The row format of Drizzle: values in order, or by the names of the columns. */
export type RowMode = 'array' | 'object';

export interface StatementResult {
  rows: unknown[];
  fields: { name: string; dataTypeID: number }[];
  /** The command and its number of rows: `SELECT 3`, `COMMIT`. */
  commandTag: string;
}

export interface DatabaseError {
  message: string;
  code: string | undefined;
  detail: string | undefined;
  constraint: string | undefined;
}

export interface Answer {
  /** Of the last statement. */
  result: StatementResult;
  /** The first error; no statement after it was run. */
  error: DatabaseError | undefined;
  /** How many statements were parsed. */
  parsed: number;
  /** What a transaction that was committed has notified, where it is listened to. */
  notified: string[];
}

/** The bytes are not a response in the supported subset of the protocol. */
export class UnreadableAnswer extends Error {
  constructor(reason: string) {
    super(`The embedded database gave an unreadable answer: ${reason}`);
    this.name = 'UnreadableAnswer';
  }
}

/** The backend messages that are read, by their first byte. */
const read = {
  parseComplete: 0x31,
  errorResponse: 0x45,
  rowDescription: 0x54,
  dataRow: 0x44,
  commandComplete: 0x43,
  readyForQuery: 0x5a,
  notificationResponse: 0x41,
} as const;

/**
 * The backend messages that are skipped: BindComplete, CloseComplete, NoData, EmptyQueryResponse, ParameterStatus and
 * NoticeResponse. All others (COPY, authentication, suspended portals) cannot occur.
 */
const skipped = new Set(Buffer.from('23nISN'));

/** The first byte of each part of an ErrorResponse. */
const errorPart = { message: 0x4d, code: 0x43, detail: 0x44, constraint: 0x6e } as const;

/** Bytes of a column's description after its name; its type begins at the seventh. */
const columnBytes = 18;
const typeOffset = 6;
/** The code of a message and its length, which counts itself but not the code. */
const headerBytes = 5;
const lengthBytes = 4;
/** The number of the process, at the start of a notification. */
const processBytes = 4;

const asText = (value: string): string => value;
const parsers: Record<number, ((value: string) => unknown) | undefined> = {
  ...types.parsers,
  // Drizzle expects these as text on every database. No statement of the product returns an array.
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.INTERVAL]: asText,
  [types.DATE]: asText,
};

/** Where the text that begins at `start` ends. */
function endOfText(body: Buffer, start: number): number {
  const end = body.indexOf(0, start);
  if (end < 0) throw new UnreadableAnswer('a text has no end');
  return end;
}

function fieldsOf(body: Buffer): StatementResult['fields'] {
  const fields: StatementResult['fields'] = [];
  let at = 2;
  for (let left = body.readInt16BE(0); left > 0; left -= 1) {
    const end = endOfText(body, at);
    const name = body.toString('utf8', at, end);
    fields.push({ name, dataTypeID: body.readInt32BE(end + 1 + typeOffset) });
    at = end + 1 + columnBytes;
  }
  if (at !== body.length) throw new UnreadableAnswer('a row description of another length');
  return fields;
}

function valuesOf(body: Buffer, fields: StatementResult['fields']): unknown[] {
  if (body.readInt16BE(0) !== fields.length) throw new UnreadableAnswer('a row of other columns');
  let at = 2;
  const values = fields.map(({ dataTypeID }) => {
    const length = body.readInt32BE(at);
    at += lengthBytes;
    if (length < 0) return null;
    if (at + length > body.length) throw new UnreadableAnswer('a value beyond its row');
    const text = body.toString('utf8', at, at + length);
    at += length;
    return parsers[dataTypeID]?.(text) ?? text;
  });
  if (at !== body.length) throw new UnreadableAnswer('a row of another length');
  return values;
}

function errorOf(body: Buffer): DatabaseError {
  const parts = new Map<number | undefined, string>();
  for (let at = 0; body[at] !== 0;) {
    const end = endOfText(body, at + 1);
    parts.set(body[at], body.toString('utf8', at + 1, end));
    at = end + 1;
  }
  return {
    message: parts.get(errorPart.message) ?? '',
    code: parts.get(errorPart.code),
    detail: parts.get(errorPart.detail),
    constraint: parts.get(errorPart.constraint),
  };
}

/** The payload of a notification, after the process that sent it and the channel: there is one of each. */
function payloadOf(body: Buffer): string {
  const start = endOfText(body, processBytes) + 1;
  return body.toString('utf8', start, endOfText(body, start));
}

/** The messages of an answer, each by its code and its body. The last one must be ReadyForQuery. */
function* messagesIn(bytes: Buffer): Generator<{ code: number; body: Buffer }> {
  let code = -1;
  for (let at = 0; at < bytes.length;) {
    if (at + headerBytes > bytes.length) throw new UnreadableAnswer('an incomplete header');
    code = bytes.readUInt8(at);
    const length = bytes.readInt32BE(at + 1);
    const end = at + 1 + length;
    if (length < lengthBytes || end > bytes.length) {
      throw new UnreadableAnswer('an incomplete message');
    }
    yield { code, body: bytes.subarray(at + headerBytes, end) };
    at = end;
  }
  if (code !== read.readyForQuery) throw new UnreadableAnswer('it does not end with ReadyForQuery');
}

function rowOf(values: unknown[], fields: StatementResult['fields'], rowMode: RowMode): unknown {
  if (rowMode === 'array') return values;
  return Object.fromEntries(fields.map(({ name }, column) => [name, values[column]]));
}

/**
 * Reads the answer to some statements. PGlite's own reader makes a buffer for each value, which took half of the
 * time of a long list. Throws UnreadableAnswer for anything outside of the subset above.
 */
export function readAnswer(answer: Uint8Array, rowMode: RowMode): Answer {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  let [rows, fields]: [unknown[], StatementResult['fields']] = [[], []];
  let result: StatementResult = { rows, fields, commandTag: '' };
  let error: DatabaseError | undefined;
  let parsed = 0;
  const notified: string[] = [];
  for (const { code, body } of messagesIn(bytes)) {
    switch (code) {
      case read.parseComplete:
        parsed += 1;
        break;
      case read.rowDescription:
        fields = fieldsOf(body);
        break;
      case read.dataRow:
        rows.push(rowOf(valuesOf(body, fields), fields, rowMode));
        break;
      case read.commandComplete:
        result = { rows, fields, commandTag: body.toString('utf8', 0, endOfText(body, 0)) };
        [rows, fields] = [[], []];
        break;
      case read.errorResponse:
        error ??= errorOf(body);
        break;
      case read.notificationResponse:
        notified.push(payloadOf(body));
        break;
      case read.readyForQuery:
        break;
      default:
        if (!skipped.has(code)) throw new UnreadableAnswer(`a message of code ${code}`);
    }
  }
  return { result, error, parsed, notified };
}
