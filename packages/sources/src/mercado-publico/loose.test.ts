import { describe, expect, it } from 'vitest';
import { foldTender } from '../fold.ts';
import { unknownInstant } from '../instants.ts';
import type { JsonObject } from '../notice.ts';
import { fileOf, observationsIn, recordsOf, rejectionsIn, warningsIn } from '../testing/files.ts';

const read = (content: unknown) => recordsOf(fileOf('guardadas.json', JSON.stringify(content)));

const published = {
  CodigoExterno: '1-1-LE25',
  Nombre: 'Arriendo',
  CodigoEstado: 5,
  FechaCierre: '2025-12-29T15:00:00',
};

async function instantOf(element: JsonObject) {
  const [observation] = observationsIn(await read([element]));
  return observation?.observedAt;
}

describe('tenders saved without the answer around them', () => {
  it.each([
    ['a list of them', [published, { ...published, CodigoExterno: '2-2-L125' }], 2],
    ['one alone', published, 1],
    ['an answer that lost its date', { Cantidad: 1, Listado: [published] }, 1],
  ])('are read with a warning: %s', async (_, content, count) => {
    const records = await read(content);
    expect(observationsIn(records)).toHaveLength(count);
    expect(rejectionsIn(records)).toEqual([]);
    expect(warningsIn(records)).toHaveLength(count);
    expect(warningsIn(records)[0]).toEqual({ code: 'sin-fecha-de-consulta' });
  });

  it('keep the fields that a list was saved with', async () => {
    const saved = {
      ...published,
      Descripcion: 'Arriendo de oficinas',
      Tipo: 'LE',
      Moneda: 'CLP',
      MontoEstimado: 5_000,
      NombreOrganismo: 'Hospital de Talca',
      RutUnidad: '61.606.901-2',
      RegionUnidad: 'Región del Maule ',
    };
    expect(foldTender(observationsIn(await read([saved])))).toMatchObject({
      description: 'Arriendo de oficinas',
      type: 'LE',
      currency: 'CLP',
      amount: 5_000,
      regionNumber: 7,
      buyer: { name: 'Hospital de Talca', taxId: '61.606.901-2' },
    });
  });

  it('are read one a line, and each that is none is refused', async () => {
    const text = [published, published, { Nombre: 'sin código' }].map((one) => JSON.stringify(one));
    const records = await recordsOf(fileOf('a.jsonl', text.join('\n')));
    expect(records.map(({ kind, line }) => [kind, line])).toEqual([
      ['observation', 1],
      ['observation', 2],
      ['rejected', 3],
    ]);
  });

  it('are of no later than what they prove to have passed', async () => {
    const at = '2025-12-29T18:00:00.000Z';
    const fechas = { FechaPublicacion: '2025-12-01T10:00:00', FechaCierre: '2025-12-29T15:00:00' };
    expect(await instantOf(published)).toBe(unknownInstant);
    expect(await instantOf({ ...published, CodigoEstado: 6 })).toBe(at);
    expect(await instantOf({ ...published, CodigoEstado: 8 })).toBe(at);
    // In these states the date is the act, which has happened.
    expect(await instantOf({ ...published, CodigoEstado: 15 })).toBe(at);
    const detail = { ...published, FechaCierre: null, Fechas: fechas };
    expect(await instantOf(detail)).toBe('2025-12-01T13:00:00.000Z');
    expect(await instantOf({ ...detail, CodigoEstado: 8 })).toBe(at);
    expect(await instantOf({ ...detail, CodigoEstado: 7 })).toBe('2025-12-01T13:00:00.000Z');
  });

  it('never outweigh a response with the time of its query', async () => {
    const dated = {
      FechaCreacion: '2025-12-02T00:00:00Z',
      Listado: [{ ...published, Nombre: 'b' }],
    };
    const all = [await read([published]), await read(dated)].flatMap(observationsIn);
    expect(foldTender(all).title).toBe('b');
    expect(foldTender(all.toReversed()).title).toBe('b');
  });
});
