import { describe, expect, it } from 'vitest';
import { factsIn } from '../testing/first-facts.ts';
import { entry, feed, result } from '../testing/placsp-feed.ts';

const folderFacts = (folder: string, state: string) => factsIn(feed(entry({ folder, state })));

describe('the state of a folder', () => {
  it.each([
    ['PRE', 'planificada', 'Anuncio previo'],
    ['PUB', 'publicada', 'En plazo'],
    ['EV', 'cerrada', 'Pendiente de adjudicación'],
    ['ADJ', 'adjudicada', 'Adjudicada'],
    ['RES', 'adjudicada', 'Resuelta'],
    ['ANUL', 'revocada', 'Anulada'],
    ['XYZ', 'desconocida', 'Estado desconocido (XYZ)'],
    ['constructor', 'desconocida', 'Estado desconocido (constructor)'],
  ])('%s is %s', async (code, stateClass, text) => {
    expect((await folderFacts('', code)).state).toEqual({ code, text, class: stateClass });
  });

  it.each([
    [['3'], 'desierta', 'Desierta'],
    [['6', '7'], 'desierta', 'Desierta'],
    [['4', '5'], 'revocada', 'Revocada'],
    [['3', '8'], 'adjudicada', 'Resuelta'],
    [['10'], 'adjudicada', 'Resuelta'],
  ])('RES with results %s is %s', async (codes, stateClass, text) => {
    const folder = codes.map((code) => result(code)).join('');
    expect((await folderFacts(folder, 'RES')).state).toEqual({
      code: 'RES',
      text,
      class: stateClass,
    });
  });
});

describe('the award', () => {
  it('is that of all its lots together', async () => {
    const folder = [
      result('8', {
        lot: '1',
        winner: ['Norte SL', 'B1'],
        net: '100.10',
        paid: '121',
        offers: '3',
        date: '2026-02-01',
      }),
      result('9', {
        lot: '2',
        winner: ['Sur SA', 'A2'],
        net: '50.20',
        offers: '5',
        date: '2026-02-03',
      }),
      result('8', { lot: '3', winner: ['Norte SL', 'B1'], net: '1', offers: '2' }),
      result('3', { lot: '4', offers: '0', date: '2026-02-09' }),
    ].join('');
    const facts = await folderFacts(folder, 'ADJ');
    expect(facts.award).toEqual({
      fecha: '2026-02-03',
      numero: null,
      oferentes: 5,
      urlActa: null,
      monto: 151.3,
      moneda: 'EUR',
      proveedores: [
        { nombre: 'Norte SL', rut: 'B1' },
        { nombre: 'Sur SA', rut: 'A2' },
      ],
    });
    expect(facts.milestones?.adjudicacion?.original).toBe('2026-02-03');
    expect(facts.milestones?.acto).toBeUndefined();
  });

  it('stands in each lot with its winners, its price and its bids', async () => {
    const listed = `<cac:ProcurementProjectLot><cbc:ID schemeName="ID_LOTE">1</cbc:ID><cac:ProcurementProject><cbc:Name>Grúas</cbc:Name></cac:ProcurementProject></cac:ProcurementProjectLot>`;
    const folder = [
      listed,
      result('8', { lot: '1', winner: ['Norte SL', 'B1'], net: '100', offers: '3' }),
      result('8', { lot: '1', winner: ['Sur SA', 'A2'], net: '50', offers: '3' }),
      result('3', { lot: '2', offers: '0' }),
      result('99', { lot: '9' }),
    ].join('');
    expect((await folderFacts(folder, 'ADJ')).lots).toEqual([
      {
        codigo: '1',
        titulo: 'Grúas',
        monto: null,
        moneda: null,
        resultado: {
          final: 'adjudicada',
          ofertas: 3,
          monto: 150,
          moneda: 'EUR',
          proveedores: [
            { nombre: 'Norte SL', rut: 'B1' },
            { nombre: 'Sur SA', rut: 'A2' },
          ],
        },
      },
      {
        codigo: '2',
        titulo: null,
        monto: null,
        moneda: null,
        resultado: { final: 'desierta', ofertas: 0, monto: null, moneda: null, proveedores: [] },
      },
    ]);
  });

  it('falls back on what is to be paid, and to nothing where one lot says nothing', async () => {
    const paid = (amount?: string) => result('8', amount === undefined ? {} : { paid: amount });
    expect((await folderFacts(paid('121') + paid('9'), 'ADJ')).award?.monto).toBe(130);
    expect((await folderFacts(paid('121') + paid(), 'ADJ')).award?.monto).toBeNull();
  });

  it('is none when every lot was void: the act is dated instead', async () => {
    const facts = await folderFacts(result('3', { date: '2026-02-09' }), 'RES');
    expect(facts.award).toBeNull();
    expect(facts.milestones).toMatchObject({ acto: { original: '2026-02-09' } });
  });
});
