/** A parameter as text, as the driver of a PostgreSQL server writes it. */
export function written(param: unknown): string | null {
  if (param === null || param === undefined) return null;
  if (typeof param === 'string') return param;
  if (param instanceof Date) return param.toISOString();
  if (typeof param === 'number' || typeof param === 'bigint' || typeof param === 'boolean') {
    return String(param);
  }
  if (param instanceof Uint8Array) return `\\x${Buffer.from(param).toString('hex')}`;
  throw new TypeError('A parameter must be a text, a number, a boolean, an instant, bytes or null');
}

const bindCode = 0x42;
const nullLength = -1;

/**
 * The Bind message of a prepared statement, all values as text. PGlite's own writer goes through each text character
 * by character, which is slow for the megabytes of an import.
 */
export function bindMessage(statement: string, values: readonly (string | null)[]): Uint8Array {
  const lengths = values.map((value) => (value === null ? 0 : Buffer.byteLength(value)));
  const name = Buffer.byteLength(statement);
  // Code, length, unnamed portal, statement, no parameter formats, number of values, values, no result formats.
  const size = 1 + 4 + 1 + name + 1 + 2 + 2 + lengths.reduce((sum, one) => sum + 4 + one, 0) + 2;
  const bytes = Buffer.alloc(size);
  bytes[0] = bindCode;
  bytes.writeInt32BE(size - 1, 1);
  bytes.write(statement, 6);
  let at = 6 + name + 1 + 2;
  at = bytes.writeUInt16BE(values.length, at);
  for (const [index, value] of values.entries()) {
    at = bytes.writeInt32BE(value === null ? nullLength : (lengths[index] ?? 0), at);
    if (value !== null) at += bytes.write(value, at);
  }
  return bytes;
}

/** Concatenates messages into a new buffer. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
