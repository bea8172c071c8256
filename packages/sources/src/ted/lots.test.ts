import { describe, expect, it } from 'vitest';
import { factsIn } from '../testing/first-facts.ts';
import { eforms, heading, organizations, tedForm } from '../testing/ted-notices.ts';

const award = (content: string) => `<AWARD_CONTRACT>${content}</AWARD_CONTRACT>`;
const contractor = (name: string, id: string, extra: string) =>
  `<AWARDED_CONTRACT><CONTRACTORS><CONTRACTOR><ADDRESS_CONTRACTOR><OFFICIALNAME>${name}</OFFICIALNAME><NATIONALID>${id}</NATIONALID></ADDRESS_CONTRACTOR></CONTRACTOR></CONTRACTORS>${extra}</AWARDED_CONTRACT>`;
const total = (amount: string) =>
  `<VALUES><VAL_TOTAL CURRENCY="EUR">${amount}</VAL_TOTAL></VALUES>`;
const lot = (id: string) =>
  `<a:ProcurementProjectLot><b:ID schemeName="Lot">${id}</b:ID></a:ProcurementProjectLot>`;
const reference = (kind: string, id: string) => `<efac:${kind}><b:ID>${id}</b:ID></efac:${kind}>`;
const lotResult = (code: string, content: string) =>
  `<efac:LotResult><b:TenderResultCode>${code}</b:TenderResultCode>${content}<efac:ReceivedSubmissionsStatistics><efbc:StatisticsCode>tenders</efbc:StatisticsCode><efbc:StatisticsNumeric>3</efbc:StatisticsNumeric></efac:ReceivedSubmissionsStatistics></efac:LotResult>`;
const port = { name: 'Puerto Claro', id: 'Q1', country: 'ESP' };

describe('the lots of an awarded notice', () => {
  it('of a form tell how each ended, and no price of one that shares its contract', async () => {
    const of = (lots: string, content: string) =>
      award(content).replace('<AWARD_CONTRACT>', `<AWARD_CONTRACT><LOT_NO>${lots}</LOT_NO>`);
    const form = [
      '<OBJECT_CONTRACT><OBJECT_DESCR><TITLE><P>Uno</P></TITLE><LOT_NO>1</LOT_NO></OBJECT_DESCR></OBJECT_CONTRACT>',
      of('1', contractor('Norte', 'B1', total('10'))),
      of('2', '<NO_AWARDED_CONTRACT/>'),
      of('3, 4', contractor('Sur', 'A2', total('5'))),
    ].join('');
    const { lots = [] } = await factsIn(tedForm({ documentType: '7', forms: { ES: form } }));
    expect(lots.map(({ codigo, titulo }) => [codigo, titulo])).toEqual([
      ['1', 'Uno'],
      ['2', null],
      ['3', null],
      ['4', null],
    ]);
    expect(lots.map(({ resultado }) => resultado)).toMatchObject([
      { final: 'adjudicada', monto: 10, proveedores: [{ nombre: 'Norte', rut: 'B1' }] },
      { final: 'desierta', monto: null, proveedores: [] },
      { final: 'adjudicada', monto: null, proveedores: [{ nombre: 'Sur', rut: 'A2' }] },
      { final: 'adjudicada', monto: null, proveedores: [{ nombre: 'Sur', rut: 'A2' }] },
    ]);
  });

  it('of eForms tell how each ended, and nothing of one that is still open', async () => {
    const result = (code: string, lotId: string, content = '') =>
      lotResult(code, `${content}${reference('TenderLot', lotId)}`);
    const price =
      '<a:LegalMonetaryTotal><b:PayableAmount currencyID="EUR">73</b:PayableAmount></a:LegalMonetaryTotal>';
    const results = `<efac:NoticeResult>${result('selec-w', 'LOT-0001', reference('LotTender', 'TEN-0001'))}${result('clos-nw', 'LOT-0002')}${result('open-nw', 'LOT-0003')}
<efac:LotTender><b:ID>TEN-0001</b:ID>${price}${reference('TenderingParty', 'TPA-0001')}</efac:LotTender>
<efac:TenderingParty><b:ID>TPA-0001</b:ID>${reference('Tenderer', 'ORG-0002')}</efac:TenderingParty></efac:NoticeResult>`;
    const content = eforms('ContractAwardNotice', {
      extension: `${results}${organizations(port, { name: 'Dragas SA', id: 'A5', country: 'ESP' })}`,
      content: `${heading('can-standard')}${['1', '2', '3'].map((id) => lot(`LOT-000${id}`)).join('')}`,
    });
    const { lots = [] } = await factsIn(content);
    expect(lots.map(({ resultado }) => resultado)).toMatchObject([
      {
        final: 'adjudicada',
        monto: 73,
        ofertas: 3,
        proveedores: [{ nombre: 'Dragas SA', rut: 'A5' }],
      },
      { final: 'desierta', monto: null },
      undefined,
    ]);
    expect(lots.at(-1)).not.toHaveProperty('resultado');
  });
});
