import { contract } from '@pliego/contract/contract';
import { namedShapes } from '@pliego/contract/named-shapes';
import { problemTitles } from '@pliego/contract/messages/problem-titles.es';
import { Problem, problemStatus } from '@pliego/contract/problem';
import type { EndpointDefinition } from '@pliego/contract/endpoint';
import { scopeOf } from '@pliego/contract/rules/key-scopes';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { docsPage } from './docs-page.ts';
import { openApiOf, problemsOf } from './openapi.ts';

/* The parts of OpenAPI 3.1 that the document uses, each with what the specification requires of it. */

const JsonSchema = z.union([z.boolean(), z.record(z.string(), z.unknown())]);
const MediaTypes = z.record(
  z.string().regex(/^[a-z]+\/[a-z+-]+$/),
  z.strictObject({ schema: JsonSchema }),
);

const Parameter = z.strictObject({
  name: z.string().min(1),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  description: z.string().optional(),
  schema: JsonSchema,
});

const Security = z.record(z.string(), z.array(z.string()));

const Operation = z.strictObject({
  operationId: z.string(),
  tags: z.array(z.string()).length(1),
  summary: z.string().min(1),
  description: z.string().regex(/^(Sin|Con) sesión/),
  security: z.array(Security).optional(),
  'x-permiso': z.string().optional(),
  parameters: z.array(Parameter),
  requestBody: z.strictObject({ required: z.literal(true), content: MediaTypes }).optional(),
  responses: z.record(
    z.string().regex(/^[2-5]\d\d$/),
    z.strictObject({ description: z.string().min(1), content: MediaTypes.optional() }),
  ),
});

const OpenApi = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({
    title: z.string(),
    version: z.string(),
    description: z.string(),
    license: z.strictObject({ name: z.string(), identifier: z.string() }),
  }),
  security: z.array(Security),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'patch', 'delete']), Operation),
  ),
  components: z.strictObject({
    schemas: z.record(z.string(), JsonSchema),
    securitySchemes: z.record(
      z.string(),
      z.union([
        z.strictObject({ type: z.literal('apiKey'), in: z.literal('cookie'), name: z.string() }),
        z.strictObject({
          type: z.literal('http'),
          scheme: z.literal('bearer'),
          bearerFormat: z.string(),
        }),
      ]),
    ),
  }),
});

const text = JSON.stringify(openApiOf(contract, '1.2.3', namedShapes));
const document = OpenApi.parse(JSON.parse(text));
const endpoints = Object.entries(contract).flatMap(([area, { endpoints: own }]) =>
  Object.entries(own).map(([name, definition]) => ({ id: `${area}.${name}`, definition })),
);
const templateOf = (path: string) => path.replaceAll(/:([a-z]+)/gi, '{$1}');

function operationOf({ method, path }: { method: string; path: string }) {
  const name = z.enum(['get', 'post', 'patch', 'delete']).parse(method.toLowerCase());
  const operation = document.paths[templateOf(path)]?.[name];
  if (operation === undefined) throw new Error(`${method} ${path} is missing`);
  return operation;
}

/** How one shows who one is: not at all, by a session alone, or also by a key with a scope. */
function securityOf(definition: EndpointDefinition) {
  if (definition.access === 'public') return [];
  const scope = scopeOf(definition);
  return scope === null ? undefined : [{ sesion: [] }, { clave: [scope] }];
}

/** Every `$ref` anywhere in a value. */
function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' ? [String(inner)] : refsIn(inner),
  );
}

describe('the OpenAPI document', () => {
  it('has shapes that many answers hold once: its page reads all of it before it shows anything', () => {
    expect(text.length).toBeLessThan(1_200_000);
  });

  it('lists every endpoint once and nothing else', () => {
    const listed = Object.values(document.paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    );
    expect(listed.sort()).toEqual(endpoints.map(({ id }) => id).sort());
  });

  it.each(endpoints)('declares exactly the path parameters of $id', ({ definition }) => {
    const { parameters } = operationOf(definition);
    const named = [...templateOf(definition.path).matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => name)).toEqual(named);
    expect(inPath.every(({ required }) => required)).toBe(true);
    const keys = parameters.map(({ name, in: place }) => `${place} ${name}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(endpoints)('describes the responses and refusals of $id', ({ definition }) => {
    const { responses, security, requestBody } = operationOf(definition);
    const statuses = problemsOf(definition).map((code) => String(problemStatus[code]));
    expect(new Set(Object.keys(responses))).toEqual(
      new Set([String('status' in definition ? definition.status : 200), ...statuses]),
    );
    expect(security).toEqual(securityOf(definition));
    expect(requestBody !== undefined).toBe('body' in definition);
  });

  it('needs no parameter that has a default', () => {
    const optional = operationOf(contract.tenders.endpoints.list).parameters;
    expect(optional.filter(({ required }) => required)).toEqual([]);
    const upload = operationOf(contract.sources.endpoints.upload).parameters;
    expect(upload.filter(({ required }) => required).map(({ name }) => name)).toEqual(['nombre']);
  });

  it('refers only to what it holds', () => {
    const names = Object.keys(document.components.schemas);
    const refs = [...new Set(refsIn(document))].toSorted();
    expect(refs).toEqual(names.map((name) => `#/components/schemas/${name}`).toSorted());
    expect(names).toEqual(expect.arrayContaining(['Problem', ...Object.keys(namedShapes)]));
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    const used = [document, ...operations].flatMap(({ security = [] }) => security);
    for (const name of used.flatMap((one) => Object.keys(one))) {
      expect(document.components.securitySchemes).toHaveProperty(name);
    }
  });

  it('gives the codes of a problem as an enumeration', () => {
    expect(document.components.schemas['Problem']).toMatchObject({
      properties: { code: { enum: Problem.shape.code.options } },
    });
  });

  it('leaves out areas that the server does not answer', () => {
    const elsewhere = { ...contract, health: { ...contract.health, home: 'sample' as const } };
    expect(openApiOf(elsewhere, '1')['paths']).not.toHaveProperty('/api/salud');
  });
});

describe('the page of the API', async () => {
  const page = String(await docsPage('1.2.3'));

  it('is in Spanish and shows the version', () => {
    expect(page).toMatch(/^<!doctype html>\s*<html lang="es-CL">/);
    expect(page).toContain('Versión 1.2.3');
  });

  it('has no inline style or script', () => {
    expect(page).not.toMatch(/<style|style=|<script[^>]*>[^<]|\son\w+=/);
  });

  it.each(Object.entries(problemTitles))('explains %s', (code, title) => {
    expect(page).toContain(`<tr id="${code}">`);
    expect(page).toContain(title);
  });

  it('has no reference without its place', () => {
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) {
      expect(page).toContain(`id="${target}"`);
    }
  });
});
