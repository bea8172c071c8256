import { describe, expect, it } from 'vitest';
import { factsOf } from '../facts.ts';
import { fileOf, observationsIn, recordsOf, rejectionsIn } from '../testing/files.ts';

const contract = {
  open_data_report: { id: '1', year: '2020', date_modified: '2021/01/28' },
  cod_cont: 'E-1/2020_01',
  tender_cod_exp: 'E-1/2020',
  cauth_promoter: 'Agencia del Faro',
  cauth_promoter_organism: 'Dirección de Luces',
  bidder_cif: 616_299,
  bidder_name: 'Lentes del Norte, S.L.',
  location_nuts: 'ES213',
  date_signed: '2020/07/27',
  date_awarded: '2020/07/08',
  type_cont: 'Suministros',
  type_procedure: 'Abierto',
  status_contract: 'Ejecución',
  status_processing: 'Formalizado / En ejecución',
  description: 'Lentes de repuesto',
  cpv: '38600000-1',
  budget_with_vat: 525_000.5,
};
const lines = (...given: unknown[]) => `${given.map((one) => JSON.stringify(one)).join('\n')}\n`;
const records = (content: string) => recordsOf(fileOf('a.jsonl', content));

describe('contracts of the Basque register', () => {
  it.each([
    ['lines', lines(contract, { ...contract, cod_cont: 'b' })],
    ['a list', JSON.stringify([contract, { ...contract, cod_cont: 'b' }])],
  ])('are read as %s', async (_, content) => {
    expect(observationsIn(await records(content))).toMatchObject([
      {
        source: 'euskadi',
        format: 'euskadi-contrato',
        code: 'E-1/2020_01',
        observedAt: '2021-01-28T12:00:00.000Z',
      },
      { code: 'b' },
    ]);
  });

  it('are read where there is only one', async () => {
    expect(observationsIn(await records(JSON.stringify(contract)))).toHaveLength(1);
  });

  it('continue after a broken line, with the reason of each rejection', async () => {
    const content = `${lines(contract)}{"cod_cont":\n${lines(
      { ...contract, cod_cont: null },
      { ...contract, open_data_report: null, date_signed: 'n/a', date_awarded: '' },
      7,
      { ...contract, open_data_report: null },
    )}`;
    const found = await records(content);
    expect(found.map(({ kind, line }) => [kind, line])).toEqual([
      ['observation', 1],
      ['rejected', 2],
      ['rejected', 3],
      ['rejected', 4],
      ['rejected', 5],
      ['observation', 6],
    ]);
    expect(rejectionsIn(found).map(({ reasons }) => reasons)).toEqual([
      [{ code: 'linea-json-mal-escrita' }],
      [{ code: 'contrato-sin-codigo' }],
      [{ code: 'contrato-sin-fecha' }],
      [{ code: 'contrato-sin-objeto' }],
    ]);
  });

  it('state who buys what from whom, with taxes', async () => {
    const [observation] = observationsIn(await records(lines(contract, contract)));
    expect(observation === undefined ? null : factsOf(observation)).toMatchObject({
      title: 'Lentes de repuesto',
      reference: 'E-1/2020',
      country: 'ES',
      state: { code: 'Ejecución', text: 'Formalizado / En ejecución', class: 'adjudicada' },
      buyer: { key: 'nombre:agencia del faro', unit: 'Dirección de Luces' },
      category: 'bienes',
      procedure: 'Abierto',
      amount: 525_000.5,
      taxBasis: 'con-impuestos',
      place: { codigo: 'ES213', nombre: null },
      items: [{ codigo: '38600000', esquema: 'CPV' }],
      milestones: {
        adjudicacion: { original: '2020/07/08' },
        inicioContrato: { original: '2020/07/27' },
      },
      award: {
        fecha: '2020-07-08',
        monto: null,
        proveedores: [{ nombre: 'Lentes del Norte, S.L.', rut: '616299' }],
      },
    });
  });

  it.each([
    ['Desierto', 'desierta'],
    ['Desistimiento', 'revocada'],
    ['Adjudicación', 'adjudicada'],
    ['Plazo de presentación', 'publicada'],
    ['Otra cosa', 'desconocida'],
  ])('in state «%s» are %s', async (status, state) => {
    const given = { ...contract, status_processing: status };
    const [observation] = observationsIn(await records(lines(given, given)));
    expect(observation === undefined ? null : factsOf(observation).state).toMatchObject({
      class: state,
    });
  });
});
