import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../notice.ts';
import { readRelease, releaseOf } from '../testing/ocds.ts';

/*
 * What publishers of the rest of the world do that the standard does not foresee (formats.md §7.4), one invented release
 * each.
 */

describe('Moldova', () => {
  it('gives empty texts for amounts and dates, and its states in words', async () => {
    const { facts } = await readRelease(
      releaseOf('ocds-ngfbwp-1', {
        tender: {
          title: 'Reparații',
          status: 'Primirea ofertelor',
          procurementMethod: 'Licitaţie publică',
          value: { amount: '', currency: '' },
          items: [
            {
              id: 1,
              description: 'a',
              quantity: '',
              classification: { scheme: 'CPV', id: '45000000' },
            },
          ],
        },
        awards: [{ id: 1, date: '' }],
      }),
    );
    expect(facts).toMatchObject({
      country: 'MD',
      procedure: 'Licitaţie publică',
      state: { class: 'desconocida', text: 'Primirea ofertelor' },
      items: [{ codigo: '45000000', esquema: 'CPV', cantidad: null }],
    });
    expect(facts.amount).toBeUndefined();
    expect(facts.currency).toBeUndefined();
  });
});

describe('others', () => {
  it('Ukraine says whether taxes are in, and has lots', async () => {
    const value = { amount: 10, currency: 'UAH' };
    const tender = {
      value: { ...value, valueAddedTaxIncluded: true },
      lots: [{ id: 'l', title: 'Лот', value }],
    };
    const { facts } = await readRelease(releaseOf('ocds-be6bcu-UA-1', { tender }));
    expect(facts).toMatchObject({
      country: 'UA',
      taxBasis: 'con-impuestos',
      lots: [{ codigo: 'l', titulo: 'Лот', monto: 10, moneda: 'UAH' }],
    });
    const net = { ...value, valueAddedTaxIncluded: false };
    expect((await readRelease(releaseOf('a', { tender: { value: net } }))).facts.taxBasis).toBe(
      'neto',
    );
    expect(
      (await readRelease(releaseOf('a', { tender: { value } }))).facts.taxBasis,
    ).toBeUndefined();
  });

  it('Armenia gives names in one other language, and nulls everywhere', async () => {
    const { facts } = await readRelease(
      releaseOf('AM-PPS-1', {
        buyer: { name: null, name_ru: 'Министерство' },
        tender: { title: null, title_ru: 'Ремонт', value: null, tenderPeriod: null, items: null },
        awards: null,
        parties: null,
      }),
    );
    expect(facts).toMatchObject({
      title: 'Ремонт',
      country: 'AM',
      buyer: { name: 'Министерство' },
    });
  });

  it('Uganda refers by number to what has a text for an id', async () => {
    const parties = [
      { id: '12', name: 'Ministry of Examples', roles: ['buyer'], contactPoint: {} },
    ];
    const { facts } = await readRelease(releaseOf('ocds-rdvc92-1', { buyer: { id: 12 }, parties }));
    expect(facts).toMatchObject({ country: 'UG', buyer: { name: 'Ministry of Examples' } });
  });

  it('Taiwan has its own prefix, one text for the tag and days without time', async () => {
    const { facts, observation } = await readRelease(
      releaseOf('ocid-6as3t2-1', {
        date: '2026-02-01',
        tag: 'awardNotice',
        tender: { title: '採購', procurementMethod: '公開' },
      }),
    );
    expect(observation.observedAt).toBe('2026-02-01T00:00:00.000Z');
    expect(facts).toMatchObject({ country: 'TW', procedure: '公開' });
    expect(facts.milestones).not.toHaveProperty('publicacion');
  });

  it('the United Kingdom leaves identifiers empty and keeps delivery apart from the buyer', async () => {
    const { facts } = await readRelease(
      releaseOf('ocds-b5fd17-1', {
        buyer: {
          name: 'Council',
          identifier: { scheme: '', id: '' },
          contactPoint: { telephone: '' },
        },
        tender: {
          id: 'EX-2026/77',
          status: 'planning',
          mainProcurementCategory: 'works',
          procurementMethod: 'selective',
          value: { amount: null, currency: 'GBP' },
          items: [{ id: '1', deliveryAddresses: [{ postalCode: 'X1' }, { region: 'South West' }] }],
        },
      }),
    );
    expect(facts).toMatchObject({
      country: 'GB',
      reference: 'EX-2026/77',
      category: 'obras',
      procedure: 'Licitación selectiva',
      place: { codigo: null, nombre: 'South West' },
      state: { class: 'planificada' },
      amount: null,
      currency: 'GBP',
      buyer: { key: 'ocds:gb:council', taxId: null },
    });
  });

  it('one buyer is one, by the register its id names or by its identifier', async () => {
    const parties = (party: JsonObject) => ({
      buyer: { id: 'GB-COH-77' },
      parties: [{ id: 'GB-COH-77', ...party }],
    });
    const byId = await readRelease(releaseOf('ocds-b5fd17-1', parties({ name: 'Works Ltd' })));
    const byIdentifier = await readRelease(
      releaseOf(
        'ocds-b5fd17-2',
        parties({ name: 'WORKS LIMITED', identifier: { scheme: 'GB-COH', id: '77' } }),
      ),
    );
    expect(byId.facts.buyer?.key).toBe('ocds:gb-coh:77');
    expect(byIdentifier.facts.buyer?.key).toBe('ocds:gb-coh:77');
  });

  it('Canada writes its draft tags as one text and its deadlines with words', async () => {
    const { facts } = await readRelease({
      releases: [
        {
          ocid: 'PW-14-00000001',
          releaseID: 'x',
          date: '2014-02-28',
          tag: "['tenderNotice']",
          tender: {
            id: 'PW-14-00000001',
            tenderPeriod: { endDate: '2014-03-26 16:00 Eastern Standard Time (EST)' },
          },
        },
      ],
    });
    expect(facts.milestones).toMatchObject({
      publicacion: { original: '2014-02-28' },
      cierre: { instante: '2014-03-26T21:00:00.000Z' },
    });
    expect(facts.reference).toBeUndefined();
  });
});
