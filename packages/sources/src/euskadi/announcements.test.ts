import { describe, expect, it } from 'vitest';
import { fileOf, observationsIn, recordsOf, rejectionsIn } from '../testing/files.ts';
import { factsIn } from '../testing/first-facts.ts';
import { announcement, record } from '../testing/euskadi.ts';

const records = (content: string) => recordsOf(fileOf('data.xml', content));

describe('an announcement of Euskadi', () => {
  it('of 2021 and later is read with its award', async () => {
    const [observation] = observationsIn(await records(announcement()));
    expect(observation).toMatchObject({
      source: 'euskadi',
      code: 'expcm100',
      observedAt: '2024-01-03T04:40:00.000Z',
    });
    expect(await factsIn(announcement())).toMatchObject({
      title: 'Suministro de mesas',
      state: { text: 'Adjudicación', class: 'adjudicada' },
      reference: 'B911-2021-00011',
      category: 'bienes',
      procedure: 'Abierto',
      amount: 12_345.67,
      currency: undefined,
      taxBasis: 'neto',
      place: { codigo: 'ES213' },
      buyer: { name: 'Ayuntamiento de Prueba', taxId: 'P4800000A', address: 'Calle Mayor 1' },
      milestones: {
        publicacion: { instante: '2024-01-03T04:03:00.000Z', zona: 'Europe/Madrid' },
        adjudicacion: { dia: '2021-11-23' },
      },
      items: [{ codigo: '39100000', nombre: 'Mobiliario' }],
      award: {
        fecha: '2021-11-23',
        oferentes: 1,
        monto: 4170,
        moneda: null,
        proveedores: [{ nombre: 'Muebles SL', rut: 'B12345678' }],
      },
    });
  });

  it('of before 2021 is read from its named items', async () => {
    expect(observationsIn(await records(record()))[0]).toMatchObject({
      code: 'JASO100',
      observedAt: '2020-08-13T11:48:31.000Z',
    });
    expect(await factsIn(record())).toMatchObject({
      title: 'Suministro de reactivos',
      reference: 'S-019-2014',
      state: { text: 'Modificación del Contrato', class: 'adjudicada' },
      buyer: { name: 'Gobierno Vasco', taxId: null },
      amount: null,
      items: [{ codigo: '33696500', nombre: 'Reactivos de laboratorio' }],
      award: {
        monto: 159_001.5,
        moneda: null,
        oferentes: 1,
        proveedores: [{ nombre: 'Reactivos SA', rut: null }],
      },
    });
  });

  it('keeps a state that is none of ours in its own words', async () => {
    const facts = await factsIn(announcement({ state: 'En redacción' }));
    expect(facts.state).toEqual({ code: null, text: 'En redacción', class: 'desconocida' });
    const closed = await factsIn(announcement({ state: 'Pendiente de adjudicación' }));
    expect(closed.state?.class).toBe('cerrada');
  });

  it('needs an identifier and a date', async () => {
    const [nameless] = rejectionsIn(await records(announcement({ id: '' })));
    expect(nameless?.reasons).toEqual([{ code: 'anuncio-de-euskadi-sin-codigo' }]);
    const [undated] = rejectionsIn(await records(announcement({ changed: 'ayer' })));
    expect(undated?.reasons).toEqual([{ code: 'anuncio-sin-fecha-ni-envio' }]);
  });

  it('is no record of anything else', async () => {
    await expect(records('<record><item name="libro"/></record>')).rejects.toMatchObject({
      code: 'archivo-no-reconocido',
    });
  });
});
