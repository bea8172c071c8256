/*
 * What most clients of Mercado Público get wrong, each with its test here or where its rule lives: types
 * by year, codes, copies and zombies in the contract's `rules/tender-types`, the hour that happens twice
 * in `rules/santiago-time`, regions in `rules/regions`; the dates of Compra Ágil in `compra-agil/`.
 */

import { foldText } from '@pliego/contract/rules/fold-text';
import { isCopyCode } from '@pliego/contract/rules/tender-types';
import { describe, expect, it } from 'vitest';
import { hashOf } from './canonical.ts';
import { factsOf } from './facts.ts';
import { foldTender } from './fold.ts';
import type { JsonObject, Observation } from './notice.ts';
import { byTender, fileOf, observationsIn, recordsOf } from './testing/files.ts';

async function answered(queriedAt: string, ...elements: JsonObject[]): Promise<Observation[]> {
  const text = JSON.stringify({ FechaCreacion: queriedAt, Version: 'v1', Listado: elements });
  return observationsIn(await recordsOf(fileOf('respuesta.json', text)));
}

const code = '2409-11-LE26';
const listed = {
  CodigoExterno: code,
  Nombre: 'Reposición de luminarias',
  CodigoEstado: 5,
  FechaCierre: '2026-04-20T15:00:00',
};
const detailed = {
  ...listed,
  Estado: 'Publicada',
  FechaCierre: null,
  Tipo: 'LE',
  Moneda: 'CLP',
  Comprador: { NombreOrganismo: 'MUNICIPALIDAD DE PICHILEMU', RutUnidad: '69.091.200-7' },
  Fechas: {
    FechaPublicacion: '2026-04-01T10:11:12.3',
    FechaCierre: '2026-04-20T15:00:00',
    FechaAdjudicacion: '2026-05-04T17:00:00',
  },
};

async function foldedFrom(...answers: Promise<Observation[]>[]) {
  return foldTender((await Promise.all(answers)).flat());
}

describe('trap 1: revoked is 15 and suspended is 16, against the dictionary', () => {
  it.each([
    [15, 'revocada'],
    [16, 'suspendida'],
    [18, 'revocada'],
    [19, 'suspendida'],
    [17, 'desconocida'],
  ])('%i is %s', async (number, state) => {
    const tender = await foldedFrom(
      answered('2026-04-02T00:00:00Z', { ...listed, CodigoEstado: number }),
    );
    expect(tender.state.class).toBe(state);
  });
});

describe('trap 2: the list writes the act where the detail writes the closing', () => {
  it.each([7, 15, 16])('in state %i the closing of the detail stays', async (number) => {
    const act = { ...listed, CodigoEstado: number, FechaCierre: '2026-04-18T09:41:37.413' };
    const tender = await foldedFrom(
      answered('2026-04-02T00:00:00Z', detailed),
      answered('2026-04-19T00:00:00Z', act),
    );
    expect(tender.milestones.cierre?.original).toBe('2026-04-20T15:00:00');
    expect(tender.milestones.acto?.original).toBe('2026-04-18T09:41:37.413');
  });
});

describe('trap 3: the date of the award is a plan until the state is 8', () => {
  it('is one milestone before and another after', async () => {
    const open = await foldedFrom(answered('2026-04-02T00:00:00Z', detailed));
    expect(open.milestones.adjudicacionEstimada?.original).toBe('2026-05-04T17:00:00');
    expect(open.milestones.adjudicacion).toBeUndefined();
    const decided = {
      ...detailed,
      CodigoEstado: 8,
      Estado: 'Adjudicada',
      Fechas: { ...detailed.Fechas, FechaAdjudicacion: '2026-05-06T11:02:33' },
    };
    const awarded = await foldedFrom(
      answered('2026-04-02T00:00:00Z', detailed),
      answered('2026-05-07T00:00:00Z', decided),
    );
    expect(awarded.milestones.adjudicacion?.original).toBe('2026-05-06T11:02:33');
    expect(awarded.milestones.adjudicacionEstimada?.original).toBe('2026-05-04T17:00:00');
  });
});

describe('trap 4: complaints are about the buyer', () => {
  it('are no change of the tender', async () => {
    const [before, after] = await Promise.all(
      [5, 895].map((CantidadReclamos) =>
        answered('2026-04-02T00:00:00Z', { ...detailed, CantidadReclamos }),
      ),
    );
    const [one] = before ?? [];
    const [other] = after ?? [];
    if (one === undefined || other === undefined) throw new Error('nothing was read');
    expect(hashOf(other)).toBe(hashOf(one));
    expect([factsOf(one), factsOf(other)].map(({ buyer }) => buyer?.complaints)).toEqual([5, 895]);
  });
});

describe('trap 7: copies of earlier tenders carry R1 to R3', () => {
  it('in the code alone: the type is that of the field', async () => {
    const copy = { ...detailed, CodigoExterno: '2409-11-R126', Tipo: 'LP' };
    const tender = await foldedFrom(answered('2026-04-02T00:00:00Z', copy));
    expect([tender.type, isCopyCode(tender.code)]).toEqual(['LP', true]);
  });
});

describe('trap 8: a published tender may never close', () => {
  it('and then has no closing, rather than one that is past or soon', async () => {
    const tender = await foldedFrom(
      answered('2026-04-02T00:00:00Z', { ...listed, FechaCierre: null }),
    );
    expect(tender.state.class).toBe('publicada');
    expect(tender.milestones).toEqual({});
  });
});

describe('trap 9: dates without zone are of Santiago', () => {
  it.each([
    ['in summer', '2026-01-26T15:01:00', '2026-01-26T18:01:00.000Z'],
    ['in winter', '2026-07-26T15:01:00', '2026-07-26T19:01:00.000Z'],
    [
      'in the hour that happens twice, the earlier',
      '2026-04-04T23:30:00',
      '2026-04-05T02:30:00.000Z',
    ],
    [
      'in the hour that does not exist, an hour later',
      '2026-09-06T00:30:00',
      '2026-09-06T04:30:00.000Z',
    ],
  ])('%s', async (_, wall, instant) => {
    const tender = await foldedFrom(
      answered('2026-01-02T00:00:00Z', { ...listed, FechaCierre: wall }),
    );
    expect(tender.milestones.cierre).toEqual({ instante: instant, original: wall });
  });

  it('while the envelope has UTC with any number of digits, or wall time in the old responses', async () => {
    const instants = await Promise.all(
      [
        '2025-12-17T22:20:37.5626564Z',
        '2026-01-01T08:32:52.0938763-03:00',
        '2016-11-14T12:42:09.707',
      ].map(async (at) => (await answered(at, listed))[0]?.observedAt),
    );
    expect(instants).toEqual([
      '2025-12-17T22:20:37.562Z',
      '2026-01-01T11:32:52.093Z',
      '2016-11-14T15:42:09.707Z',
    ]);
  });
});

describe('trap 11: lists repeat the same codes', () => {
  it('and each keeps all its observations, in any order', async () => {
    const said = await Promise.all([
      answered('2026-04-02T00:00:00Z', listed, listed),
      answered('2026-04-21T00:00:00Z', { ...listed, CodigoEstado: 6 }),
      answered('2026-05-07T00:00:00Z', { ...listed, CodigoEstado: 8 }),
    ]);
    const groups = byTender(said.flat());
    expect(groups.map((group) => group.length)).toEqual([4]);
    expect(foldTender(said.flat().toReversed())).toEqual(foldTender(said.flat()));
    expect(foldTender(said.flat()).state.class).toBe('adjudicada');
  });
});

describe('trap 12: texts are dirty', () => {
  it('and are compared without case, accents and spaces around', () => {
    expect(foldText(' ADQUISICIÓN  DE\tÑANDÚES ')).toBe(foldText('Adquisicion de ñandues'));
    expect(foldText('n\u0303')).toBe(foldText('Ñ'));
  });

  it('and are kept as they came, but for the spaces around', async () => {
    const title = '  CAÑERÍAS   DE COBRE ';
    const [observation] = await answered('2026-04-02T00:00:00Z', { ...listed, Nombre: title });
    expect(observation?.payload['Nombre']).toBe(title);
    expect(observation && factsOf(observation).title).toBe('CAÑERÍAS   DE COBRE');
  });
});

describe('currencies are never added or turned into another', () => {
  const line = (monto: number) => ({
    Correlativo: 1,
    Cantidad: 2,
    Adjudicacion: { RutProveedor: '76.111.222-6', Cantidad: 2, MontoUnitario: monto },
  });

  it.each([
    ['CLF', 'CLF'],
    ['UF', 'CLF'],
    ['UTM', 'UTM'],
    ['usd', 'USD'],
    ['EUR', 'EUR'],
  ])('what is in %s stays in %s, the estimate and the award', async (Moneda, currency) => {
    const tender = await foldedFrom(
      answered('2026-05-07T00:00:00Z', {
        ...detailed,
        CodigoEstado: 8,
        Estado: null,
        Moneda,
        MontoEstimado: 12.5,
        Items: { Listado: [line(1.5), line(2)] },
      }),
    );
    expect([tender.amount, tender.currency]).toEqual([12.5, currency]);
    expect([tender.award?.monto, tender.award?.moneda]).toEqual([7, currency]);
  });
});
