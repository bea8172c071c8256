import type { EndpointDefinition } from '@pliego/contract/endpoint';
import * as fc from 'fast-check';
import { type $ZodType, type JSONSchema, toJSONSchema } from 'zod/v4/core';

/*
 * Requests of an endpoint drawn from its schemas: valid, nearly so, and hostile. A part of every request is what no
 * client of ours sends.
 */

type JsonSchema = JSONSchema.BaseSchema;

const numbers = [0, -0, -1, 0.1, 1e308, 2 ** 31, 2 ** 53];
const signs = ['', ' ', '%', '*', '(', '\\', '😀', '\ud800', 'a\0b', '\u202e', '\uffff'];
const words = ["'; --", '__proto__', 'constructor', '-1', '1e9', 'NaN', '../../etc/passwd'];
const dates = ['0000-00-00', '9999-12-31T23:59:59Z', '275760-09-13', '2026-02-30'];
const shapes: unknown[] = [null, true, [], [[]], {}, { toString: 1 }, { length: 9 }];
const long: unknown[] = [Array(200).fill(1), 'x'.repeat(10_001)];

/** Values that have broken one server or another. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...numbers, ...signs, ...words, ...dates, ...shapes, ...long),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.double(),
  fc.maxSafeInteger(),
);

const formats: Record<string, fc.Arbitrary<string>> = {
  email: fc.emailAddress(),
  uri: fc.webUrl(),
  date: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
};

function textOf({ format, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<unknown> {
  const ofFormat = format === undefined ? undefined : formats[format];
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) };
  return ofFormat ?? fc.oneof(fc.string(length), fc.string({ ...length, unit: 'grapheme' }));
}

/** Small numbers are likely to be the id of something that is there. */
function numberOf({ type, minimum = -10, maximum = 1e9 }: JsonSchema): fc.Arbitrary<unknown> {
  const [min, max] = [Math.ceil(minimum), Math.floor(Math.max(minimum, maximum))];
  const whole = fc.oneof(
    fc.integer({ min: Math.max(min, 1), max: Math.max(Math.min(max, 9), Math.max(min, 1)) }),
    fc.integer({
      min: Math.max(min, -1e9),
      max: Math.max(Math.min(max, 1e9), Math.max(min, -1e9)),
    }),
  );
  return type === 'integer' ? whole : fc.oneof(whole, fc.double());
}

function objectOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, valueOf(property)]),
  );
  const known = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  if (typeof additionalProperties !== 'object' || Object.keys(properties).length > 0) return known;
  return fc.dictionary(fc.string({ maxLength: 8 }), valueOf(additionalProperties), { maxKeys: 3 });
}

function arrayOf({ items = {}, prefixItems, minItems = 0, maxItems = 4 }: JsonSchema) {
  if (prefixItems !== undefined) return fc.tuple(...prefixItems.map(valueOf));
  const maxLength = Math.max(minItems, Math.min(maxItems, 4));
  return fc.array(valueOf(Array.isArray(items) ? {} : items), { minLength: minItems, maxLength });
}

function valid(schema: JsonSchema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices !== undefined) return fc.oneof(...choices.map(valueOf));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return arrayOf(schema);
    case 'string':
      return textOf(schema);
    case 'number':
    case 'integer':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return hostile;
  }
}

/** Mostly what the schema asks for; now and then, at any depth, what it does not. */
function valueOf(schema: JsonSchema | boolean): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: typeof schema === 'boolean' ? hostile : valid(schema) },
    { weight: 1, arbitrary: hostile },
  );
}

function drawnFrom(schema: $ZodType | undefined): fc.Arbitrary<unknown> {
  if (schema === undefined) return fc.constant(undefined);
  return valueOf(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** As it stands in a URL; lone surrogates, which no URL can hold, become marks of an error. */
const escaped = (value: unknown): string =>
  encodeURIComponent(asText(value).replaceAll(/\p{Surrogate}/gu, '\uFFFD'));

function queryString(query: unknown): string {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one) => `${escaped(name)}=${escaped(one)}`),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** An id that is there, or anything. */
const pathPart = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 9 }) },
  { weight: 1, arbitrary: hostile },
);

const deep = fc
  .integer({ min: 1, max: 20_000 })
  .map((depth) => '['.repeat(depth) + ']'.repeat(depth));

function bodyText({ body }: EndpointDefinition): fc.Arbitrary<string> {
  const json = drawnFrom(body === 'file' ? undefined : body).map((value) => {
    const text: string | undefined = JSON.stringify(value);
    return text ?? '{}';
  });
  const broken = fc.oneof(fc.json(), fc.string({ unit: 'binary' }), deep, fc.constant('{"a":'));
  return fc.oneof({ weight: 9, arbitrary: json }, { weight: 1, arbitrary: broken });
}

export interface DrawnRequest {
  path: string;
  body: string;
  headers: Record<string, string>;
}

/** Requests of an endpoint. */
export function arbitraryRequest(definition: EndpointDefinition): fc.Arbitrary<DrawnRequest> {
  const names = [...definition.path.matchAll(/:([a-zA-Z]+)/g)].map(([, name = '']) => name);
  return fc
    .record({
      params: fc.tuple(...names.map(() => pathPart)),
      query: drawnFrom(definition.query),
      body: bodyText(definition),
      version: fc.constantFrom(undefined, '"1"', '"999999999"', '*'),
    })
    .map(({ params, query, body, version }) => {
      const path = names.reduce(
        (filled, name, at) => filled.replace(`:${name}`, escaped(params[at])),
        definition.path as string,
      );
      const type = definition.body === 'file' ? 'octet-stream' : 'json';
      const headers: Record<string, string> = { 'content-type': `application/${type}` };
      if (version !== undefined && definition.versioned === true) headers['if-match'] = version;
      return { path: path + queryString(query), body, headers };
    });
}
