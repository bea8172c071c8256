import { types } from '@electric-sql/pglite';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswer, UnreadableAnswer } from './answer.ts';
import { bindMessage, joined } from './message.ts';

const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const int16 = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
};
const text = (value: string) => Buffer.from(`${value}\0`);
const message = (code: string, ...parts: Uint8Array[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(code), int32(body.length + 4), body]);
};

/** A column of text; a value is null or a text. */
const columnsMessage = (names: readonly string[]) =>
  message(
    'T',
    int16(names.length),
    ...names.flatMap((name) => [
      text(name),
      Buffer.alloc(6),
      int32(types.TEXT),
      int16(-1),
      int32(-1),
      int16(0),
    ]),
  );
const rowMessage = (values: readonly (string | null)[]) =>
  message(
    'D',
    int16(values.length),
    ...values.flatMap((value) =>
      value === null ? [int32(-1)] : [int32(Buffer.byteLength(value)), Buffer.from(value)],
    ),
  );
const ready = message('Z', Buffer.from('I'));

const word = fc.string({ unit: 'grapheme', maxLength: 12 }).map((one) => one.replaceAll('\0', ''));
const table = fc.uniqueArray(word, { minLength: 1, maxLength: 5 }).chain((names) =>
  fc.record({
    names: fc.constant(names),
    rows: fc.array(
      fc.array(fc.option(word), { minLength: names.length, maxLength: names.length }),
      { maxLength: 6 },
    ),
  }),
);
type Table = typeof table extends fc.Arbitrary<infer T> ? T : never;

const answerOf = ({ names, rows }: Table) =>
  Buffer.concat([
    message('1'),
    message('2'),
    message('N', text('SNOTICE'), Buffer.alloc(1)),
    columnsMessage(names),
    ...rows.map(rowMessage),
    message('C', text(`SELECT ${rows.length}`)),
    ready,
  ]);

/** Whether reading it either fails, or gives rows of exactly the columns that were described. */
function isConsistent(bytes: Uint8Array): boolean {
  try {
    const { fields, rows } = readAnswer(bytes, 'array').result;
    return rows.every((row) => Array.isArray(row) && row.length === fields.length);
  } catch (error) {
    return error instanceof Error;
  }
}

describe('an answer', () => {
  it('is read value by value', () => {
    fc.assert(
      fc.property(table, (given) => {
        const { result, error, parsed } = readAnswer(answerOf(given), 'array');
        expect(result.rows).toEqual(given.rows);
        expect(result.fields.map(({ name }) => name)).toEqual(given.names);
        expect([result.commandTag, error, parsed]).toEqual([
          `SELECT ${given.rows.length}`,
          undefined,
          1,
        ]);
      }),
    );
  });

  it('is the same in any number of chunks', () => {
    fc.assert(
      fc.property(table, fc.array(fc.nat(200)), (given, cuts) => {
        const whole = answerOf(given);
        const places = [0, ...cuts.map((cut) => cut % whole.length), whole.length];
        places.sort((a, b) => a - b);
        const chunks = places.slice(1).map((end, at) => whole.subarray(places[at], end));
        expect(readAnswer(joined(chunks), 'object')).toEqual(readAnswer(whole, 'object'));
      }),
    );
  });

  it('is refused when its end is missing', () => {
    fc.assert(
      fc.property(table, fc.nat(), (given, cut) => {
        const whole = answerOf(given);
        const part = whole.subarray(0, cut % whole.length);
        expect(() => readAnswer(part, 'array')).toThrow(UnreadableAnswer);
      }),
    );
  });

  it('that is garbled fails, or has rows of its columns', () => {
    const flips = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(table, flips, (given, changes) => {
        const bytes = answerOf(given);
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        return isConsistent(bytes);
      }),
    );
    expect(() => fc.assert(fc.property(fc.uint8Array(), isConsistent))).not.toThrow();
  });

  it.each([
    ['COPY', message('G', Buffer.alloc(3))],
    ['a suspended portal', message('s')],
    ['a length below its own', Buffer.concat([Buffer.from('C'), int32(-1), text('x')])],
    ['a row of other columns', Buffer.concat([columnsMessage(['a']), rowMessage(['1', '2'])])],
    [
      'a value beyond its row',
      Buffer.concat([columnsMessage(['a']), message('D', int16(1), int32(9))]),
    ],
  ])('with %s is refused', (_, bytes) => {
    expect(() => readAnswer(Buffer.concat([bytes, ready]), 'array')).toThrow(UnreadableAnswer);
  });
});

describe('a Bind message', () => {
  it('holds the name of the statement and every value', () => {
    fc.assert(
      fc.property(word, fc.array(fc.option(word), { maxLength: 6 }), (name, values) => {
        const bytes = Buffer.from(bindMessage(name, values));
        expect(bytes.toString('latin1', 0, 1)).toBe('B');
        expect(bytes.readInt32BE(1)).toBe(bytes.length - 1);
        // The values are laid out as in a row.
        const body = Buffer.concat([Buffer.alloc(1), text(name), int16(0)]);
        const row = rowMessage(values).subarray(5);
        expect(bytes.subarray(5)).toEqual(Buffer.concat([body, row, int16(0)]));
      }),
    );
  });
});
