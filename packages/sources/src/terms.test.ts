import { describe, expect, it } from 'vitest';
import { changesOf } from './changes.ts';
import { factsOf } from './facts.ts';
import { foldTender } from './fold.ts';
import type { JsonObject, NoticeFormat, Observation } from './notice.ts';
import { factsIn } from './testing/first-facts.ts';
import { entry, feed, project } from './testing/placsp-feed.ts';
import { eforms, heading, organizations, tedForm } from './testing/ted-notices.ts';

function said(format: NoticeFormat, day: number, payload: JsonObject): Observation {
  const observedAt = `2026-01-0${day}T12:00:00.000Z`;
  return { source: 'mercado-publico', code: '1-1-LE26', format, observedAt, payload };
}

const detail = (day: number, terms: JsonObject) =>
  said('mp-detalle', day, { CodigoExterno: '1-1-LE26', Nombre: 'Aseo', Fechas: {}, ...terms });

const days = (cantidad: number) => ({ cantidad, unidad: 'dias', original: null });
const months = (cantidad: number) => ({ cantidad, unidad: 'meses', original: null });

describe('the terms of a tender', () => {
  it('are folded one by one: each is the one stated last, and one left empty is gone', () => {
    const first = detail(1, {
      DireccionVisita: 'Calle Uno 1',
      FuenteFinanciamiento: 'FNDR',
      Modalidad: 1,
    });
    const second = detail(2, { DireccionVisita: '', Modalidad: 7 });
    const folded = foldTender([second, first]);
    expect(folded.terms).toEqual({
      financiamiento: 'FNDR',
      formaPago: { significado: 'mensual', codigo: '7' },
    });
    expect(foldTender([first, second])).toEqual(folded);
  });

  it('of a list never replace those of a detail', () => {
    const list = said('mp-listado', 2, { CodigoExterno: '1-1-LE26', Nombre: 'Aseo', Etapas: 2 });
    expect(foldTender([detail(1, { Etapas: 1 }), list]).terms).toEqual({ etapas: 1 });
  });

  it('have their changes in the history, each by its name', () => {
    const changes = changesOf([
      detail(1, { TiempoDuracionContrato: '12', UnidadTiempoDuracionContrato: 4, Modalidad: 1 }),
      detail(2, { TiempoDuracionContrato: '24', UnidadTiempoDuracionContrato: 4, Modalidad: 99 }),
    ]).slice(1);
    expect(changes).toMatchObject([
      {
        field: 'condicion',
        detail: 'duracion',
        before: { tipo: 'plazo', ...months(12) },
        after: { tipo: 'plazo', ...months(24) },
      },
      {
        field: 'condicion',
        detail: 'formaPago',
        before: { tipo: 'codigo', significado: '30-dias', codigo: '1' },
        after: { tipo: 'codigo', significado: null, codigo: '99' },
      },
    ]);
  });
});

describe('the terms in an OCDS release', () => {
  const release = (payload: JsonObject) =>
    factsOf({
      source: 'ocds',
      code: 'ocds-a-1',
      format: 'ocds-release',
      observedAt: '2026-01-01T00:00:00.000Z',
      payload,
    }).terms;

  it('are the length of the contract, the one address and the guarantee', () => {
    const deliveryAddress = { streetAddress: 'Av. Uno 1', locality: 'Asunción' };
    expect(
      release({
        tender: {
          title: 'a',
          contractPeriod: { durationInDays: 364 },
          items: [
            { id: 1, deliveryAddress },
            { id: 2, deliveryAddress },
          ],
          guarantee: { amount: 5000, currency: 'uah' },
        },
      }),
    ).toEqual({
      duracion: days(364),
      direccionEntrega: 'Av. Uno 1, Asunción',
      garantias: [
        { nombre: null, porcentaje: null, monto: 5000, moneda: 'UAH', descripcion: null },
      ],
    });
  });

  it('leave out lengths in which contracts differ, and addresses that are several', () => {
    const contract = (id: string, durationInDays: number) => ({ id, period: { durationInDays } });
    const tender = {
      title: 'a',
      items: ['Uno 1', 'Dos 2'].map((streetAddress, id) => ({
        id,
        deliveryAddress: { streetAddress },
      })),
    };
    expect(release({ tender, contracts: [contract('a', 10), contract('b', 20)] })).toBeUndefined();
    expect(release({ contracts: [contract('a', 10), contract('b', 10)] })).toEqual({
      duracion: days(10),
    });
  });
});

describe('the terms in the registers of Europe', () => {
  it('of a folder of PLACSP are its length, its guarantees and its funds', async () => {
    const period =
      '<cac:PlannedPeriod><cbc:DurationMeasure unitCode="MON">24</cbc:DurationMeasure></cac:PlannedPeriod>';
    const terms =
      '<cac:TenderingTerms><cbc:FundingProgramCode>NO-EU</cbc:FundingProgramCode><cac:RequiredFinancialGuarantee><cbc:GuaranteeTypeCode>2</cbc:GuaranteeTypeCode><cbc:AmountRate>5</cbc:AmountRate></cac:RequiredFinancialGuarantee></cac:TenderingTerms>';
    const facts = await factsIn(feed(entry({ folder: project(period) + terms })));
    expect(foldTender([said('placsp-entrada', 1, {})], () => facts).terms).toEqual({
      duracion: months(24),
      financiamiento: 'Sin fondos de la Unión Europea',
      garantias: [
        { nombre: 'Definitiva', porcentaje: 5, monto: null, moneda: null, descripcion: null },
      ],
    });
  });

  it('of a form of TED are those that its lots share', async () => {
    const lot = (number: number, length: number) =>
      `<OBJECT_DESCR><LOT_NO>${number}</LOT_NO><DURATION TYPE="MONTH">${length}</DURATION><NO_RENEWAL/></OBJECT_DESCR>`;
    const form = (second: number) =>
      `<OBJECT_CONTRACT>${lot(1, 48)}${lot(2, second)}</OBJECT_CONTRACT><LEFTI><DEPOSIT_GUARANTEE_REQUIRED><P>Fianza del 5 %</P></DEPOSIT_GUARANTEE_REQUIRED></LEFTI>`;
    const shared = await factsIn(tedForm({ forms: { ES: form(48) } }));
    expect(shared.terms).toMatchObject({
      duracion: months(48),
      renovable: false,
      garantias: [{ descripcion: 'Fianza del 5 %' }],
    });
    const differing = await factsIn(tedForm({ forms: { ES: form(12) } }));
    expect(differing.terms?.duracion).toBeUndefined();
  });

  it('of a notice of eForms are those that its lots share', async () => {
    const lot =
      '<a:ProcurementProjectLot><b:ID schemeName="Lot">LOT-0001</b:ID><a:TenderingTerms><b:FundingProgramCode>eu-funds</b:FundingProgramCode></a:TenderingTerms><a:ProcurementProject><a:PlannedPeriod><b:DurationMeasure unitCode="MONTH">36</b:DurationMeasure></a:PlannedPeriod><a:ContractExtension><b:MaximumNumberNumeric>3</b:MaximumNumberNumeric></a:ContractExtension></a:ProcurementProject></a:ProcurementProjectLot>';
    const buyer = organizations({ name: 'Puerto Claro', id: 'Q1', country: 'ESP' });
    const { terms } = await factsIn(
      eforms('ContractNotice', { extension: buyer, content: heading('cn-standard') + lot }),
    );
    expect(terms).toMatchObject({
      duracion: months(36),
      renovable: true,
      detalleRenovacion: 'Renovaciones, como máximo: 3',
      financiamiento: 'Con fondos de la Unión Europea',
    });
  });
});

it('the delivery of a Compra Ágil is among its terms', () => {
  const entrega = { direccion_entrega: 'Bodega central', plazo_entrega_dias: '5' };
  const { terms } = factsOf(said('ca-api', 1, { codigo: '1-1-COT26', nombre: 'Papel', entrega }));
  expect(terms).toMatchObject({ direccionEntrega: 'Bodega central', plazoEntrega: days(5) });
});
