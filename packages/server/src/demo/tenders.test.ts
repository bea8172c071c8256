import { regionNumber } from '@pliego/contract/rules/regions';
import { describe, expect, it } from 'vitest';
import { buyers } from './buyers.ts';
import { closesInTheAfternoon, dayOf, isBusinessDay } from './calendar.ts';
import type { DemoTender } from './demo-tender.ts';
import { bandOf, pesos } from './money.ts';
import { printedRut } from '@pliego/contract/rules/rut';
import { demoTenders } from './tenders.ts';

interface Item {
  Cantidad: number;
  Adjudicacion: { RutProveedor: string; Cantidad: number; MontoUnitario: number } | null;
}

/** The part of a payload that is looked at here. */
interface Payload {
  CodigoExterno: string;
  Nombre: string;
  Tipo: string;
  CodigoEstado: number;
  Moneda: string;
  MontoEstimado: number | null;
  VisibilidadMonto: number;
  Comprador: { CodigoUnidad: string; RutUnidad: string };
  Fechas: Record<'FechaCreacion' | 'FechaPublicacion' | 'FechaInicio' | 'FechaFinal', string> &
    Record<'FechaPubRespuestas' | 'FechaAdjudicacion' | 'FechaEstimadaAdjudicacion', string> &
    Record<'FechaCierre' | 'FechaActoAperturaTecnica', string | null>;
  Items: { Listado: Item[] };
}

const now = new Date('2026-11-20T12:00:00Z');
const tenders = demoTenders(now);
const lastOf = ({ observations }: DemoTender): Payload =>
  observations.at(-1)?.payload as unknown as Payload;
const latest = tenders.map(lastOf);
const wall = (text: string | null): number => Date.parse(`${text}Z`);
const share = (matches: (payload: Payload) => boolean): number =>
  latest.filter(matches).length / latest.length;

describe('the same demonstration every time', () => {
  it('is equal for the same instant', () => {
    expect(demoTenders(now, 300)).toEqual(demoTenders(now, 300));
  });

  it('moves the dates of the same tenders on another day', () => {
    const later = demoTenders(new Date('2026-11-27T12:00:00Z'));
    const content = (list: typeof tenders): unknown[] =>
      list.map((tender) => {
        const { Comprador, Items, Tipo } = lastOf(tender);
        return [Comprador, Tipo, Items];
      });
    expect(content(later)).toEqual(content(tenders));
    const moved = later.filter(({ closesAt }, index) => closesAt !== tenders[index]?.closesAt);
    expect(moved.length).toBeGreaterThan(1900);
  });
});

describe('identifiers', () => {
  it('has one code a tender, in the form of the portal', () => {
    expect(new Set(tenders.map(({ code }) => code)).size).toBe(tenders.length);
    const malformed = latest.filter(
      ({ CodigoExterno, Tipo, Fechas, Comprador }) =>
        CodigoExterno !==
        `${Comprador.CodigoUnidad}-${CodigoExterno.split('-')[1]}-${Tipo}${Fechas.FechaPublicacion.slice(2, 4)}`,
    );
    expect(malformed).toEqual([]);
  });

  it('has valid RUT for buyers and winners', () => {
    const winners = latest.flatMap(({ Items }) =>
      Items.Listado.map((item) => item.Adjudicacion?.RutProveedor),
    );
    const all = [...latest.map(({ Comprador }) => Comprador.RutUnidad), ...winners];
    const given = all.flatMap((rut) => rut ?? []);
    const wrong = given.filter(
      (rut) => printedRut(Number(rut.slice(0, -2).replaceAll('.', ''))) !== rut,
    );
    expect(given.length).toBeGreaterThan(2500);
    expect(wrong).toEqual([]);
  });

  it('has about 120 buyers over the sixteen regions', () => {
    expect(buyers.length).toBeGreaterThanOrEqual(115);
    const regions = new Set(buyers.map(({ region }) => regionNumber(region)));
    expect([...regions].sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 16 }, (_, index) => index + 1),
    );
    expect(new Set(buyers.map((buyer) => buyer.taxId)).size).toBe(buyers.length);
    const units = buyers.flatMap((buyer) => buyer.units.map(({ code }) => code));
    expect(new Set(units).size).toBe(units.length);
  });
});

describe('proportions', () => {
  it.each([
    ['L1', 0.12],
    ['LE', 0.57],
    ['LP', 0.21],
    ['LR', 0.06],
    ['O1', 0.02],
  ])('type %s is %d', (type, expected) => {
    expect(share(({ Tipo }) => Tipo === type)).toBeCloseTo(expected, 1.8);
  });

  it.each([
    [5, 0.45],
    [6, 0.15],
    [8, 0.28],
    [7, 0.08],
    [15, 0.03],
    [16, 0.01],
  ])('state %d is %d', (code, expected) => {
    expect(share(({ CodigoEstado }) => CodigoEstado === code)).toBeCloseTo(expected, 2);
  });

  it('has the currencies in their measure', () => {
    expect(share(({ Moneda }) => Moneda === 'CLP')).toBeCloseTo(0.97, 3);
    expect(share(({ Moneda }) => Moneda === 'CLF')).toBeCloseTo(0.019, 3);
    expect(share(({ Moneda }) => Moneda === 'USD')).toBeCloseTo(0.009, 3);
    expect(share(({ Moneda }) => Moneda === 'UTM')).toBeCloseTo(0.002, 3);
  });

  it('hides more than half of the amounts, in both fields', () => {
    const hidden = share(({ MontoEstimado }) => MontoEstimado === null);
    expect(hidden).toBeGreaterThan(0.5);
    expect(hidden).toBeLessThan(0.56);
    expect(share(({ VisibilidadMonto }) => VisibilidadMonto === 0)).toBe(hidden);
  });

  it('types three of four titles in capitals, and some untidily', () => {
    const shouted = share(({ Nombre }) => Nombre === Nombre.toLocaleUpperCase('es'));
    expect(shouted).toBeGreaterThan(0.72);
    expect(shouted).toBeLessThan(0.78);
    const untidy = share(({ Nombre }) => Nombre !== Nombre.trim());
    expect(untidy).toBeGreaterThan(0.035);
    expect(untidy).toBeLessThan(0.065);
  });

  it('closes almost half of them between 15:00 and 15:59, and many on a Monday', () => {
    const closings = latest.map(({ Fechas }) => Fechas.FechaCierre).filter((text) => text !== null);
    const atThree = closings.filter((text: string) => text.slice(11, 13) === '15');
    expect(atThree.length / closings.length).toBeGreaterThan(0.43);
    expect(atThree.length / closings.length).toBeLessThan(0.52);
    const mondays = closings.filter((text: string) => new Date(wall(text)).getUTCDay() === 1);
    expect(mondays.length / closings.length).toBeGreaterThan(0.25);
  });

  it('gives a history to about one in seven', () => {
    const told = tenders.filter(({ observations: all }) => all.length > 1);
    expect(told.length / tenders.length).toBeCloseTo(0.15, 2);
    const most = Math.max(...tenders.map(({ observations: all }) => all.length));
    expect(most).toBe(3);
  });
});

describe('amounts', () => {
  it('stay within the band of the type', () => {
    const outside = latest.filter(({ Tipo, Moneda, MontoEstimado, Fechas }) => {
      if (MontoEstimado === null || Tipo === 'O1') return false;
      const { low, high } = bandOf(Tipo, Number(Fechas.FechaPublicacion.slice(0, 4)));
      const utm = (MontoEstimado * pesos(Moneda)) / pesos('UTM');
      return utm < low || utm > high;
    });
    expect(outside).toEqual([]);
  });

  it('award lines at a price of that unit, never more than was requested', () => {
    const lines = latest.flatMap(({ Items }) => Items.Listado);
    const wrong = lines.filter(
      ({ Cantidad, Adjudicacion: award }) =>
        award !== null &&
        (award.Cantidad < 1 || award.Cantidad > Cantidad || award.MontoUnitario <= 0),
    );
    expect(lines.filter(({ Adjudicacion }) => Adjudicacion !== null).length).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });
});

describe('dates', () => {
  it('keep every milestone in order', () => {
    const disordered = latest.filter(({ Fechas }) => {
      const times = [
        Fechas.FechaCreacion,
        Fechas.FechaPublicacion,
        Fechas.FechaInicio,
        Fechas.FechaFinal,
        Fechas.FechaPubRespuestas,
        Fechas.FechaCierre,
        Fechas.FechaActoAperturaTecnica,
        Fechas.FechaEstimadaAdjudicacion,
      ].filter((text) => text !== null);
      return times.some((text, index) => index > 0 && wall(text) <= wall(times[index - 1] ?? null));
    });
    expect(disordered).toEqual([]);
  });

  it('close on business days, and in the afternoon after a day off', () => {
    const wrong = latest.filter(({ Fechas }) => {
      if (Fechas.FechaCierre === null) return false;
      const day = dayOf(wall(Fechas.FechaCierre));
      const isEarly = Number(Fechas.FechaCierre.slice(11, 13)) < 15;
      return !isBusinessDay(day) || (isEarly && closesInTheAfternoon(day));
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['L1', 5],
    ['LE', 10],
    ['LP', 20],
    ['LR', 30],
  ])('give %s at least %d days', (type, days) => {
    const gaps = latest
      .filter(({ Tipo }) => Tipo === type)
      .map(({ Fechas }) => dayOf(wall(Fechas.FechaCierre)) - dayOf(wall(Fechas.FechaPublicacion)));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(days);
  });

  it('leave room for the act between the closing and now', () => {
    const wrong = latest.filter(
      ({ CodigoEstado, Fechas }) =>
        (CodigoEstado === 8 || CodigoEstado === 7) &&
        wall(Fechas.FechaAdjudicacion) <= wall(Fechas.FechaCierre),
    );
    expect(wrong).toEqual([]);
  });

  it('are of the last 150 days, but for a handful forgotten years ago', () => {
    const horizon = now.getTime() - 150 * 86_400_000;
    const old = tenders.filter(({ publishedAt }) => Date.parse(publishedAt) < horizon);
    expect(old.length).toBeGreaterThan(2);
    expect(old.length).toBeLessThan(10);
    expect(old.every(({ outcome, closesAt }) => outcome === 'zombie' && closesAt === null)).toBe(
      true,
    );
    expect(tenders.every(({ publishedAt }) => Date.parse(publishedAt) < now.getTime())).toBe(true);
  });
});
