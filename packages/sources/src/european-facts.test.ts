import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import type { Json, JsonObject, NoticeFormat } from './notice.ts';

const formats: NoticeFormat[] = [
  'placsp-entrada',
  'placsp-anulada',
  'codice',
  'ted-formulario',
  'ted-eforms',
  'ted-api',
  'euskadi-contrato',
];

/** Names that the readers use, so that random values are where they read. */
const names = `# @schemeName @LG @CODE @when
  cbc:ID cbc:Name cbc:EndDate cac-place-ext:ContractFolderStatus cac:TenderResult
  cbc:ResultCode summary cac:ProcurementProject cac:ProcurementProjectLot cac:TenderingProcess
  title cac:BudgetAmount cbc:TaxExclusiveAmount cac-place-ext:ParentLocatedParty link
  cac-place-ext:LocatedContractingParty cac:Party cac:PartyName ContractNotice ext:UBLExtensions
  ext:UBLExtension ext:ExtensionContent efext:EformsExtension efac:Organizations efac:NoticeResult
  efac:LotResult cbc:NoticeTypeCode TED_EXPORT FORM_SECTION CODED_DATA_SECTION
  F02_2014 OBJECT_CONTRACT P notice-title buyer-name
  classification-cpv estimated-value-lot notice-type deadline-receipt-tender-date-lot cpv
  budget_with_vat status_processing __proto__ constructor`.split(/\s+/);
const texts = ['', 'x', '2026-01-01', '12:00', '9', 'RES', '8', 'constructor', '45000000'];

const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    fc.constantFrom<Json>(...texts, null, true, 0, -1.5),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 8 }),
  ),
}));
const payloads: fc.Arbitrary<JsonObject> = fc.dictionary(fc.constantFrom(...names), value, {
  maxKeys: 12,
});

describe('the facts of European notices', () => {
  it.each(formats)('of %s are read from any JSON without breaking', (format) => {
    fc.assert(
      fc.property(payloads, (payload) => {
        const observation = { source: 'ted', code: '1-2024', format, payload } as const;
        const facts = factsOf({ ...observation, observedAt: '2026-01-01T00:00:00.000Z' });
        expect(['full', 'summary']).toContain(facts.authority);
        for (const milestone of Object.values(facts.milestones ?? {})) {
          expect(Date.parse(milestone.instante)).not.toBeNaN();
        }
      }),
    );
  });
});
