import { types } from '@electric-sql/pglite';

/** How Drizzle wants a row: its values in order, or by the names of the columns. */
export type RowMode = 'array' | 'object';

export interface StatementResult {
  rows: unknown[];
  fields: { name: string; dataTypeID: number }[];
  /** What was done and to how many rows: `SELECT 3`, `COMMIT`. */
  done: string;
}

export interface DatabaseComplaint {
  message: string;
  code: string | undefined;
  detail: string | undefined;
  constraint: string | undefined;
}

/** What the database said to some statements. */
export interface Answer {
  /** Of the last one. */
  result: StatementResult;
  /** The first thing that went wrong; what came after it was not done. */
  complaint: DatabaseComplaint | undefined;
  /** How many statements were parsed. */
  parsed: number;
}

/** The messages that are read, by their first byte; the others say nothing that is not known. */
const says = { parsed: 0x31, error: 0x45, fields: 0x54, row: 0x44, done: 0x43 } as const;

/** The first byte of each thing that an error says. */
const about = { message: 0x4d, code: 0x43, detail: 0x44, constraint: 0x6e } as const;

/** Bytes of a field's description after its name; the type is at the seventh. */
const fieldBytes = 18;
const typeOffset = 6;

const asText = (value: string): string => value;
const parsers: Record<number, ((value: string) => unknown) | undefined> = {
  ...types.parsers,
  // Types Drizzle wants as text, on every database alike. No statement here answers an array.
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.INTERVAL]: asText,
  [types.DATE]: asText,
};

function fieldsOf(bytes: Buffer, start: number): StatementResult['fields'] {
  const fields: StatementResult['fields'] = [];
  let at = start + 2;
  for (let left = bytes.readInt16BE(start); left > 0; left -= 1) {
    const end = bytes.indexOf(0, at);
    const name = bytes.toString('utf8', at, end);
    fields.push({ name, dataTypeID: bytes.readInt32BE(end + 1 + typeOffset) });
    at = end + 1 + fieldBytes;
  }
  return fields;
}

function valuesOf(bytes: Buffer, start: number, fields: StatementResult['fields']): unknown[] {
  let at = start + 2;
  return fields.map(({ dataTypeID }) => {
    const length = bytes.readInt32BE(at);
    at += 4;
    if (length < 0) return null;
    const text = bytes.toString('utf8', at, at + length);
    at += length;
    return parsers[dataTypeID]?.(text) ?? text;
  });
}

function complaintOf(bytes: Buffer, start: number): DatabaseComplaint {
  const said = new Map<number | undefined, string>();
  for (let at = start; bytes[at] !== 0;) {
    const end = bytes.indexOf(0, at + 1);
    said.set(bytes[at], bytes.toString('utf8', at + 1, end));
    at = end + 1;
  }
  return {
    message: said.get(about.message) ?? '',
    code: said.get(about.code),
    detail: said.get(about.detail),
    constraint: said.get(about.constraint),
  };
}

/**
 * Reads the messages of PostgreSQL's protocol that answer some statements. PGlite has a reader of its own, which
 * makes a buffer for each value: half of the time of a long list went into those.
 */
export function readAnswer(answer: Uint8Array, rowMode: RowMode): Answer {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  let [rows, fields]: [unknown[], StatementResult['fields']] = [[], []];
  let result: StatementResult = { rows, fields, done: '' };
  let complaint: DatabaseComplaint | undefined;
  let parsed = 0;
  for (let at = 0; at < bytes.length; at += 1 + bytes.readInt32BE(at + 1)) {
    const start = at + 5;
    switch (bytes[at]) {
      case says.parsed:
        parsed += 1;
        break;
      case says.fields:
        fields = fieldsOf(bytes, start);
        break;
      case says.row: {
        const values = valuesOf(bytes, start, fields);
        rows.push(
          rowMode === 'array'
            ? values
            : Object.fromEntries(fields.map(({ name }, column) => [name, values[column]])),
        );
        break;
      }
      case says.done:
        result = { rows, fields, done: bytes.toString('utf8', start, bytes.indexOf(0, start)) };
        [rows, fields] = [[], []];
        break;
      case says.error:
        complaint ??= complaintOf(bytes, start);
        break;
    }
  }
  return { result, complaint, parsed };
}
