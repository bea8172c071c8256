import { contract } from '@pliego/contract/contract';
import type { EndpointDefinition } from '@pliego/contract/endpoint';
import { keyScopes, scopeOf, topicOf } from '@pliego/contract/rules/key-scopes';
import { expect, it } from 'vitest';
import { curlOf, sampleCalls } from './sample-call.ts';

const endpoints = Object.values(contract).flatMap((area): EndpointDefinition[] =>
  Object.values(area.endpoints),
);

it.each(Object.entries(sampleCalls))('a key that may read %s may call %s', (topic, call) => {
  const path = call.split('?')[0];
  const found = endpoints.filter((one) => one.method === 'GET' && one.path === path);
  expect(found.map(scopeOf)).toEqual([`${topic}:leer`]);
});

it('every topic of which anything can be read has its call', () => {
  const readable = endpoints
    .filter(({ method, params }) => method === 'GET' && params === undefined)
    .flatMap((endpoint) => (endpoint.access === 'public' ? [] : (scopeOf(endpoint) ?? [])));
  const topics = new Set(readable.map(topicOf));
  expect(new Set(Object.keys(sampleCalls))).toEqual(topics);
});

it('the command names the key, the address and the first of what it may read', () => {
  const alcances = keyScopes.filter((scope) => scope.endsWith(':leer'));
  expect(curlOf({ clave: 'pliego_x', alcances }, 'https://pliego.test')).toBe(
    "curl -H 'Authorization: Bearer pliego_x' 'https://pliego.test/api/licitaciones?limit=5'",
  );
  expect(curlOf({ clave: 'pliego_x', alcances: [] }, 'https://pliego.test')).toBeNull();
});
