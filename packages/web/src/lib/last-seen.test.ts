import { describe, expect, test } from 'vitest';
import { boxNameOf, isAway, isBoxName, isKeepable, isKept, whoOf } from './last-seen.ts';

const at = (path: string) => new URL(path, 'https://pliego.example');

describe('whose answers are kept', () => {
  test('each user has a separate cache in each company', () => {
    const viewers = [
      { user: 1, company: 12 },
      { user: 11, company: 2 },
      { user: 1, company: 2 },
      { user: 2, company: 1 },
    ];
    const names = viewers.map((viewer) => boxNameOf(whoOf(viewer)));
    expect(new Set(names).size).toBe(viewers.length);
    for (const name of names) expect(isBoxName(name ?? '')).toBe(true);
  });

  test.each([null, '', '1', '1.', '.2', '1.2.3', '1.2 ', '-1.2', 'a.b', '1.2/../3.4'])(
    'nobody in particular (%j) has none',
    (who) => {
      expect(boxNameOf(who)).toBeNull();
    },
  );

  test('the cache of the build belongs to no user', () => {
    expect(isBoxName('workbox-precache-v2-https://pliego.example/')).toBe(false);
    expect(isBoxName('pliego-archivos')).toBe(false);
  });
});

describe('what is kept', () => {
  test.each([
    '/api/licitaciones',
    '/api/licitaciones?q=agua&sort=cierre',
    '/api/licitaciones/17',
    '/api/licitaciones/17/eventos',
    '/api/licitaciones/facetas?q=agua',
    '/api/etiquetas',
    '/api/usuarios',
    '/api/fuentes/importaciones',
    '/api/bookmarks/data',
  ])('reading %s', (path) => {
    expect(isKept('GET', at(path))).toBe(true);
  });

  test.each([
    ['POST', '/licitaciones/editar/17/tag'],
    ['POST', '/api/etiquetas'],
    ['DELETE', '/api/etiquetas/4'],
    ['HEAD', '/api/etiquetas'],
    ['GET', '/api/auth/session'],
    ['GET', '/api/auth/two-steps'],
    ['GET', '/api/auth/cuentas-demo'],
    ['GET', '/api/salud'],
    ['GET', '/api/openapi.json'],
    ['GET', '/api/licitacionesx'],
    ['GET', '/licitaciones'],
  ])('never %s %s', (method, path) => {
    expect(isKept(method, at(path))).toBe(false);
  });

  test('only complete answers, and only data', () => {
    expect(isKeepable(200, 'application/json; charset=utf-8')).toBe(true);
    expect(isKeepable(206, 'application/json')).toBe(false);
    expect(isKeepable(404, 'application/problem+json')).toBe(false);
    expect(isKeepable(200, 'application/problem+json')).toBe(false);
    expect(isKeepable(200, 'text/csv; charset=utf-8')).toBe(false);
    expect(isKeepable(200, null)).toBe(false);
  });

  test('an unreachable server is distinguished from a failing one', () => {
    expect([502, 503, 504].every(isAway)).toBe(true);
    expect([200, 401, 404, 429, 500].some(isAway)).toBe(false);
  });
});
