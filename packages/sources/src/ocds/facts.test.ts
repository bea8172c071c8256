import { describe, expect, it } from 'vitest';
import { factsOf } from '../facts.ts';
import type { JsonObject, Observation } from '../notice.ts';

function facts(payload: JsonObject, source: Observation['source'] = 'ocds') {
  const observedAt = '2020-01-01T00:00:00.000Z';
  return factsOf({ source, code: 'ocds-a-1', format: 'ocds-release', observedAt, payload });
}

describe('reading order', () => {
  it('takes the title from the tender, its description or its first item', () => {
    const items = [{ id: 1, description: 'c' }];
    expect(facts({ tender: { title: 'a', description: 'b', items } }).title).toBe('a');
    expect(facts({ tender: { title: ' ', description: 'b', items } }).title).toBe('b');
    expect(facts({ tender: { items } }).title).toBe('c');
    expect(facts({ awards: [] }).title).toBeUndefined();
  });

  const contract = {
    id: 'c',
    title: 'Aseo de la posta',
    value: { amount: 7, currency: 'USD' },
    items: [{ id: 1, description: 'Aseo' }],
  };

  it.each<[string, JsonObject]>([
    ['a contract', { contracts: [contract] }],
    ['an award', { tender: { id: 't' }, awards: [contract] }],
  ])('takes title, amount and lines from %s where nothing tells of the tender', (_, release) => {
    expect(facts(release)).toMatchObject({
      title: 'Aseo de la posta',
      amount: 7,
      currency: 'USD',
      items: [{ descripcion: 'Aseo' }],
    });
  });

  it('takes no amount of a contract for that of a tender', () => {
    const { title, amount } = facts({ tender: { title: 'a' }, contracts: [contract] });
    expect(title).toBe('a');
    expect(amount).toBeUndefined();
    const planning = { budget: { amount: { amount: 9, currency: 'PYG' } } };
    expect(facts({ planning, contracts: [contract] })).toMatchObject({
      amount: 9,
      currency: 'PYG',
    });
    expect(facts({ contracts: [contract] }, 'mercado-publico').title).toBeUndefined();
  });

  it('keeps an item that has additional classifications alone', () => {
    const additional = { scheme: 'UNSPSC', id: '42132203', description: 'Guantes' };
    const items = [{ id: 1, quantity: 3, additionalClassifications: [additional] }];
    expect(facts({ tender: { items } }).items).toMatchObject([
      { codigo: '42132203', esquema: 'UNSPSC', nombre: 'Guantes', cantidad: 3 },
    ]);
  });

  it('takes the amount from the tender, its lots or the budget', () => {
    const lots = [
      { value: { amount: 1, currency: 'usd' } },
      { value: { amount: '2', currency: 'USD' } },
    ];
    const planning = { budget: { amount: { amount: 9, currency: 'PYG' } } };
    expect(facts({ tender: { value: { amount: '12.5', currency: 'mdl' }, lots } })).toMatchObject({
      amount: 12.5,
      currency: 'MDL',
    });
    expect(facts({ tender: { lots }, planning })).toMatchObject({ amount: 3, currency: 'USD' });
    expect(facts({ tender: { value: { amount: '_NO_APLICA_' } }, planning }).amount).toBe(9);
    expect(facts({ tender: { value: { amount: null } } }).amount).toBeNull();
    expect(facts({ tender: {} }).amount).toBeUndefined();
  });

  it('does not add lots of two currencies', () => {
    const lots = [
      { value: { amount: 1, currency: 'USD' } },
      { value: { amount: 2, currency: 'EUR' } },
    ];
    expect(facts({ tender: { lots } }).amount).toBeUndefined();
  });

  it('never takes the questions for the deadline', () => {
    const period = { startDate: '2020-01-01', endDate: '2020-01-05T12:00:00-04:00' };
    expect(facts({ tender: { enquiryPeriod: period } }).milestones).not.toHaveProperty('cierre');
    expect(facts({ tender: { tenderPeriod: period } }).milestones?.cierre).toEqual({
      instante: '2020-01-05T16:00:00.000Z',
      original: '2020-01-05T12:00:00-04:00',
    });
  });

  it('takes the release date as publication only where it can be', () => {
    const date = '2020-03-01T00:00:00Z';
    expect(facts({ date, tender: {} }).milestones?.publicacion?.original).toBe(date);
    expect(
      facts({ date, tender: { datePublished: '2020-02-01' } }).milestones?.publicacion?.original,
    ).toBe('2020-02-01');
    expect(
      facts({ date, tag: ['tenderUpdate'], tender: {} }).milestones?.publicacion,
    ).toBeUndefined();
    const past = { tenderPeriod: { endDate: '2020-02-01' } };
    expect(
      facts({ date, tag: ['compiled'], tender: past }).milestones?.publicacion,
    ).toBeUndefined();
  });

  it.each([
    ['active', 'publicada', 'Publicada'],
    ['planned', 'planificada', 'Planificada'],
    ['unsuccessful', 'desierta', 'Desierta'],
    ['Contract atribuit', 'desconocida', 'Contract atribuit'],
    ['constructor', 'desconocida', 'constructor'],
  ])('reads the status %s as %s', (status, state, text) => {
    expect(facts({ tender: { status } }).state).toEqual({ code: status, text, class: state });
  });
});

describe('a tender of Mercado Público', () => {
  it('is adjudicada when it is complete with an award', () => {
    const release = { tender: { status: 'complete' }, awards: [{ id: '1' }] };
    expect(facts(release, 'mercado-publico').state?.class).toBe('adjudicada');
    expect(facts(release).state?.class).toBe('cerrada');
    expect(facts({ ...release, awards: [] }, 'mercado-publico').state?.class).toBe('cerrada');
  });
});

describe('organisations', () => {
  it('reads those embedded in 1.0', () => {
    const { buyer } = facts({
      buyer: {
        name: 'MOP',
        identifier: { scheme: 'X-Y', id: 12 },
        address: { locality: 'Asunción' },
      },
    });
    expect(buyer).toMatchObject({
      key: 'ocds:x-y:12',
      name: 'MOP',
      taxId: '12',
      commune: 'Asunción',
    });
  });

  it('reads those that 1.1 refers to by id, whatever the type of the id', () => {
    const parties = [
      { id: '12', name: 'Ministerio', roles: ['buyer'], identifier: { scheme: '', id: '' } },
    ];
    expect(facts({ buyer: { id: 12 }, parties }).buyer).toMatchObject({ key: 'ocds:ministerio' });
    expect(facts({ parties }).buyer).toMatchObject({ name: 'Ministerio' });
  });

  it('falls back to the procuring entity', () => {
    expect(facts({ buyer: {}, tender: { procuringEntity: { name: 'X' } } }).buyer?.name).toBe('X');
  });

  it('gives Chilean buyers the key that the portal gives them', () => {
    const buyer = {
      name: 'S',
      identifier: { scheme: 'CL-RUT', id: '61.602.276-8' },
      address: { region: 'Biobío' },
    };
    expect(facts({ buyer }, 'mercado-publico')).toMatchObject({
      buyer: { key: 'rut:61602276-8' },
      regionNumber: 8,
    });
    expect(facts({ buyer }).regionNumber).toBeUndefined();
  });
});

describe('items, documents and awards', () => {
  it('reads items with their classification', () => {
    const items: JsonObject[] = [
      {
        id: 'x',
        classification: { scheme: 'UNSPSC', id: 1010150, description: 'Gatos' },
        unit: { name: 'Unidad' },
        quantity: '3',
      },
      { id: 2 },
    ];
    expect(facts({ tender: { items } }).items).toEqual([
      expect.objectContaining({
        correlativo: 1,
        codigo: '01010150',
        esquema: 'UNSPSC',
        nombre: 'Gatos',
        unidad: 'Unidad',
        cantidad: 3,
      }),
    ]);
  });

  it('reads documents, linking only to web addresses', () => {
    const documents: JsonObject[] = [
      { url: 'https://e.org/a/bases.pdf?x=1' },
      { title: 't', url: 'javascript:1' },
    ];
    expect(facts({ tender: { documents } }).documents).toMatchObject([
      { titulo: 'bases.pdf', url: 'https://e.org/a/bases.pdf?x=1' },
      { titulo: 't', url: null },
    ]);
  });

  it('adds up the valid awards', () => {
    const value = { amount: 5, currency: 'CLP' };
    const supplier = { name: 'P', identifier: { scheme: 'CL-RUT', id: '1-9' } };
    const { award, milestones } = facts({
      awards: [
        { id: 1, date: '2020-01-01', value, suppliers: [supplier], status: 'active' },
        { id: 2, date: '2020-02-01', value, suppliers: [supplier] },
        { id: 3, date: '2020-03-01', value, status: 'cancelled' },
      ],
    });
    expect(award).toMatchObject({
      monto: 10,
      moneda: 'CLP',
      fecha: '2020-02-01',
      proveedores: [{ nombre: 'P', rut: '1-9' }],
    });
    expect(milestones?.adjudicacion?.original).toBe('2020-02-01');
  });
});
