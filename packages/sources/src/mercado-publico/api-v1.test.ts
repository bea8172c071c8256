import { describe, expect, it } from 'vitest';
import { factsOf } from '../facts.ts';
import type { JsonObject } from '../notice.ts';
import { fileOf, observationsIn, recordsOf, rejectionsIn } from '../testing/files.ts';
import { refusalOf, written } from '../testing/sentences.ts';

const created = '2025-12-17T22:20:37.5626564Z';

async function read(envelope: unknown) {
  return recordsOf(fileOf('respuesta.json', JSON.stringify(envelope)));
}

async function factsIn(element: JsonObject) {
  const records = await read({ Cantidad: 1, FechaCreacion: created, Listado: [element] });
  const [observation] = observationsIn(records);
  if (observation === undefined) throw new Error('nothing was read');
  return factsOf(observation);
}

const listed = {
  CodigoExterno: '1-1-LE25',
  Nombre: ' Arriendo ',
  CodigoEstado: 5,
  FechaCierre: '2025-12-29T15:00:00',
};

describe('envelopes', () => {
  it('dates each element with the instant of the query, wherever that is', async () => {
    for (const envelope of [
      { FechaCreacion: created, Listado: [listed] },
      { Listado: [listed], FechaCreacion: created },
    ]) {
      expect(observationsIn(await read(envelope))).toMatchObject([
        {
          source: 'mercado-publico',
          code: '1-1-LE25',
          format: 'mp-listado',
          observedAt: '2025-12-17T22:20:37.562Z',
        },
      ]);
    }
  });

  it('rejects elements by their position', async () => {
    const records = await read({ FechaCreacion: created, Listado: [listed, 'x', { Nombre: 'a' }] });
    expect(rejectionsIn(records).map(({ line, reasons }) => [line, reasons])).toEqual([
      [2, [{ code: 'elemento-sin-objeto' }]],
      [3, [{ code: 'elemento-sin-codigo' }]],
    ]);
  });

  it('reads through the NUL bytes that the portal leaves in its answers', async () => {
    const text = JSON.stringify({ FechaCreacion: created, Listado: [listed, listed] });
    const dirty = text.replaceAll('Arriendo', 'Arri\0endo').replaceAll(',"CodigoE', ',\0"CodigoE');
    const records = await recordsOf(fileOf('a.json', `${dirty}\0`));
    expect(observationsIn(records).map(({ payload }) => payload)).toEqual([listed, listed]);
    const lines = await recordsOf(fileOf('a.jsonl', `${dirty}\n${dirty}\n`));
    expect(observationsIn(lines)).toHaveLength(4);
  });

  it.each([
    [
      'No trae licitaciones: es un mensaje de error de Mercado Público (código 10500): «Lo sentimos. Hay peticiones simultáneas.» Vuelve a hacer la consulta e importa su respuesta.',
      { Codigo: 10500, Mensaje: 'Lo sentimos. Hay peticiones simultáneas.' },
    ],
    [
      'No trae licitaciones: es un mensaje de error de Mercado Público (código 203): «Ticket no válido.» Vuelve a hacer la consulta e importa su respuesta.',
      { Codigo: 203, Mensaje: 'Ticket no válido.', Listado: [] },
    ],
    [
      'No trae licitaciones: es un mensaje de error de Mercado Público: «An error has occurred.» Vuelve a hacer la consulta e importa su respuesta.',
      { Message: 'An error has occurred.' },
    ],
  ])('refuses an error, whatever its HTTP status was: %s', async (words, error) => {
    expect(written(await refusalOf(read(error)))).toBe(words);
    const lines = [JSON.stringify({ FechaCreacion: created, Listado: [listed] }), '', error];
    const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
    const records = await recordsOf(fileOf('a.jsonl', text.join('\n')));
    expect(observationsIn(records)).toHaveLength(1);
    const [rejection] = rejectionsIn(records);
    expect(rejection?.line).toBe(3);
    expect(written(rejection?.reasons ?? [])).toBe(words);
  });

  it('yields the records before a cut, and then one rejection', async () => {
    const whole = JSON.stringify({ FechaCreacion: created, Listado: [listed, listed, listed] });
    const records = await recordsOf(fileOf('a.json', whole.slice(0, -40)));
    expect(records.map(({ kind, line }) => [kind, line])).toEqual([
      ['observation', 1],
      ['observation', 2],
      ['rejected', 3],
    ]);
    expect(rejectionsIn(records)[0]?.reasons).toEqual([
      { code: 'json-cortado', params: { registro: 3 } },
    ]);
  });
});

describe('facts of a list element', () => {
  it('are a summary', async () => {
    expect(await factsIn(listed)).toMatchObject({
      authority: 'summary',
      title: 'Arriendo',
      state: { code: '5', text: 'Publicada', class: 'publicada' },
      milestones: {
        cierre: { instante: '2025-12-29T18:00:00.000Z', original: '2025-12-29T15:00:00' },
      },
    });
  });

  it.each([7, 15, 16, 18, 19])(
    'in state %i, FechaCierre is the act and no closing',
    async (state) => {
      const facts = await factsIn({
        ...listed,
        CodigoEstado: state,
        FechaCierre: '2025-12-29T15:03:21',
      });
      expect(Object.keys(facts.milestones ?? {})).toEqual(['acto']);
    },
  );

  it('in an unknown state are never those of a published tender', async () => {
    const facts = await factsIn({ ...listed, CodigoEstado: 99 });
    expect(facts.state).toEqual({
      code: '99',
      text: 'Estado desconocido (99)',
      class: 'desconocida',
    });
  });
});

const detailed = {
  ...listed,
  FechaCierre: null,
  Estado: 'Publicada',
  Comprador: {
    NombreOrganismo: 'HOSPITAL',
    RutUnidad: '61.602.276-8',
    RegionUnidad: 'Región del Biobío ',
  },
  CantidadReclamos: 279,
  MontoEstimado: null,
  ExtensionPlazo: '1',
  Fechas: {
    FechaCierre: '2026-01-26T15:01:00',
    FechaInicio: '2026-01-12T09:00:00',
    FechaFinal: '2026-01-14T09:00:00',
    FechaAdjudicacion: '2026-02-05T16:00:00',
  },
  Items: { Cantidad: 1, Listado: [{ Correlativo: 1, CodigoProducto: 1010150, Cantidad: 2 }] },
};

describe('facts of a detail', () => {
  it('read the forum, the closing, the buyer and the codes', async () => {
    const facts = await factsIn(detailed);
    expect(facts).toMatchObject({
      authority: 'full',
      buyer: { key: 'rut:61602276-8', complaints: 279 },
      regionNumber: 8,
      amount: null,
      extension: true,
      items: [{ codigo: '01010150', esquema: 'UNSPSC', cantidad: 2 }],
    });
    expect(Object.keys(facts.milestones ?? {}).toSorted()).toEqual([
      'adjudicacionEstimada',
      'cierre',
      'finPreguntas',
      'inicioPreguntas',
    ]);
  });

  it('take the award date as a fact only once awarded', async () => {
    const facts = await factsIn({ ...detailed, CodigoEstado: 8, Estado: 'Adjudicada' });
    expect(facts.milestones?.adjudicacion?.instante).toBe('2026-02-05T19:00:00.000Z');
    expect(facts.milestones?.adjudicacionEstimada).toBeUndefined();
  });

  it('add up no award that is larger than any number', async () => {
    const line = { Adjudicacion: { Cantidad: 1e200, MontoUnitario: 1e200, NombreProveedor: 'X' } };
    const facts = await factsIn({
      ...detailed,
      CodigoEstado: 8,
      Adjudicacion: { Tipo: 1, Numero: '1' },
      Items: { Cantidad: 1, Listado: [{ ...line, Correlativo: 1 }] },
    });
    expect(facts.award).toMatchObject({ numero: '1', monto: null });
  });

  it('keep the scheduled closing beside the act of the top level', async () => {
    const facts = await factsIn({
      ...detailed,
      CodigoEstado: 7,
      Estado: 'Desierta (o art. 3 ó 9 Ley 19.886)',
      FechaCierre: '2026-02-10T12:34:56',
    });
    expect(facts.milestones?.cierre?.original).toBe('2026-01-26T15:01:00');
    expect(facts.milestones?.acto?.original).toBe('2026-02-10T12:34:56');
  });

  it('take the RUT as key only when its check digit is right', async () => {
    const wrong = { ...detailed.Comprador, RutUnidad: '61.602.276-9' };
    const facts = await factsIn({ ...detailed, Comprador: wrong });
    expect(facts.buyer?.key).toBe('nombre:hospital');
  });
});
