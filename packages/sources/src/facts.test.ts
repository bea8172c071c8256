import { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf } from './canonical.ts';
import { factsOf } from './facts.ts';
import { foldTender } from './fold.ts';
import type { Json, JsonObject, NoticeFormat, Observation } from './notice.ts';

const formats: NoticeFormat[] = ['mp-csv', 'mp-listado', 'mp-detalle', 'ocds-release'];

/** Every key that a reader uses, so that random payloads reach deep into the readers. */
const keys = [
  'CodigoEstado',
  'Estado',
  'FechaCierre',
  'Fechas',
  'Comprador',
  'Items',
  'Listado',
  'Adjudicacion',
  'CodigoProducto',
  'Categoria',
  'Moneda',
  'MontoEstimado',
  'estado',
  'fecha_final',
  'institucion_rut',
  'region',
  'tender',
  'title',
  'status',
  'value',
  'amount',
  'lots',
  'planning',
  'budget',
  'buyer',
  'procuringEntity',
  'parties',
  'roles',
  'identifier',
  'id',
  'scheme',
  'name',
  'awards',
  'suppliers',
  'contracts',
  'period',
  'endDate',
  'documents',
  'items',
  'classification',
  'unit',
  'quantity',
  'tag',
  'date',
  'ocid',
  'tenderPeriod',
  'address',
  'url',
  'mainProcurementCategory',
  'procurementMethod',
  'deliveryAddress',
  'region',
  'countryName',
  'valueAddedTaxIncluded',
  'additionalIdentifiers',
  'title_ru',
  'contract',
];

const leaf: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json[]>(
    null,
    true,
    '',
    ' ',
    'x',
    '2020-01-01',
    '0001-01-01T00:00:00',
    '61.602.276-8',
    5,
    1e300,
  ),
  fc.string(),
);
const { payload } = fc.letrec<{ value: Json; payload: JsonObject }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium' },
    leaf,
    tie('payload'),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
  payload: fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 8 }),
}));

function observe(format: NoticeFormat, observed: JsonObject): Observation {
  const observedAt = '2026-01-01T00:00:00.000Z';
  return { source: 'mercado-publico', code: '1-1-LE25', format, observedAt, payload: observed };
}

const Fechas = TenderDetail.shape.fechas;

describe('factsOf', () => {
  it.each(formats)('reads any payload of %s without throwing', (format) => {
    const anything = fc.oneof(
      payload,
      fc.dictionary(fc.string(), fc.jsonValue()) as typeof payload,
    );
    fc.assert(
      fc.property(anything, (observed) => {
        const observation = observe(format, observed);
        expect(['full', 'summary']).toContain(factsOf(observation).authority);
        const folded = foldTender([observation]);
        expect(Fechas.safeParse(folded.milestones).success).toBe(true);
        expect(TenderDetail.shape.items.safeParse(folded.items).success).toBe(true);
        expect(TenderDetail.shape.documentos.safeParse(folded.documents).success).toBe(true);
        expect(TenderDetail.shape.adjudicacion.safeParse(folded.award).success).toBe(true);
        expect(TenderDetail.shape.lotes.safeParse(folded.lots).success).toBe(true);
        expect(TenderDetail.shape.lugar.safeParse(folded.place).success).toBe(true);
        expect(hashOf(observation)).toHaveLength(64);
      }),
      { numRuns: 400 },
    );
  });

  it('gives the page of the portal, and none to demonstration data', () => {
    const observation = observe('mp-listado', {});
    expect(factsOf(observation).url).toBe(
      'https://www.mercadopublico.cl/Procurement/Modules/RFB/DetailsAcquisition.aspx?idlicitacion=1-1-LE25',
    );
    expect(factsOf({ ...observation, source: 'demostracion' }).url).toBeNull();
  });
});
