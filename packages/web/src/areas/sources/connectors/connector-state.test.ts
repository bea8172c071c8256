import type { Connector } from '@pliego/contract/areas/connector-shapes';
import { describe, expect, it } from 'vitest';
import { isDue, statusOf, refetchDelayMs, quotaShares } from './connector-state.ts';

const now = Date.parse('2026-03-02T12:00:00Z');
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

type Standing = Parameters<typeof statusOf>[0];
const active: Standing = {
  estado: 'activo',
  corriendo: false,
  proxima: at(10),
  ultimoExito: at(-20),
  ultimoFallo: null,
};
const failed: Connector['ultimoFallo'] = {
  en: at(-5),
  motivo: [{ code: 'servicio-sin-respuesta' }],
};

describe('the status of a connector', () => {
  it.each([
    ['activo', active],
    ['consultando', { ...active, corriendo: true, ultimoFallo: failed }],
    ['fallando', { ...active, ultimoFallo: failed }],
    ['fallando', { ...active, ultimoFallo: failed, ultimoExito: null }],
    ['activo', { ...active, ultimoFallo: failed, ultimoExito: at(-1) }],
    ['pausado', { ...active, estado: 'pausado', proxima: null, ultimoFallo: failed }],
    // It finishes the pending request.
    ['consultando', { ...active, estado: 'pausado', corriendo: true }],
  ] as const)('%s', (look, standing) => {
    expect(statusOf(standing)).toBe(look);
  });

  it('is due once its time has come and no round has started', () => {
    expect(isDue(active, now)).toBe(false);
    expect(isDue({ ...active, proxima: at(0) }, now)).toBe(true);
    expect(isDue({ ...active, proxima: at(-1), corriendo: true }, now)).toBe(false);
    expect(isDue({ ...active, proxima: null }, now)).toBe(false);
  });
});

it('refetches soon while one is running, at the time of the next, and never when none is active', () => {
  const paused: Standing = { ...active, estado: 'pausado', proxima: null };
  expect(refetchDelayMs([], now)).toBe(false);
  expect(refetchDelayMs([paused], now)).toBe(false);
  expect(refetchDelayMs([paused, { ...active, corriendo: true }], now)).toBe(2_000);
  expect(refetchDelayMs([active, { ...active, proxima: at(3) }], now)).toBe(183_000);
  expect(refetchDelayMs([{ ...active, proxima: at(-30) }], now)).toBe(5_000);
});

it('never draws more of a quota than there is', () => {
  const quota = { dia: '2026-03-02', limite: 10_000, reservadas: 2_000, bloqueadaHasta: null };
  expect(quotaShares({ ...quota, usadas: 1_500, aMano: 500 })).toEqual({
    automatic: 0.1,
    byHand: 0.05,
    reserved: 0.2,
  });
  const full = quotaShares({ ...quota, usadas: 12_500, aMano: 3_000 });
  expect(full.automatic + full.byHand).toBeLessThanOrEqual(1);
  expect(quotaShares({ ...quota, limite: 0, usadas: 3, aMano: 0 }).automatic).toBe(0);
});
