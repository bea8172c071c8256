import type { TenderGuarantee, TermLength } from '@pliego/contract/areas/tender-terms';
import type { Json, StatedTerms } from '../notice.ts';
import { integerOf } from '../read-json.ts';
import { termLength } from '../term-lengths.ts';
import { attributeOf, elementAt, elementsAt, textAt, textIn } from '../xml/read-element.ts';
import { localText, paragraphs, stated } from './texts.ts';

/** `FundingProgramCode` of eForms. */
const funds = new Map([
  ['eu-funds', 'Con fondos de la Unión Europea'],
  ['no-eu-funds', 'Sin fondos de la Unión Europea'],
]);

/** What all lots have in common; undefined where one differs, or none states it. */
function common<Value>(values: readonly (Value | null)[]): Value | undefined {
  const [first, ...others] = values.filter((value) => value !== null);
  const isCommon = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
  return isCommon ? first : undefined;
}

function described(descripcion: string): TenderGuarantee {
  return { nombre: null, porcentaje: null, monto: null, moneda: null, descripcion };
}

function lengthIn(element: Json | undefined, unit: string): TermLength | null {
  return termLength(textIn(element) ?? undefined, attributeOf(element, unit) ?? undefined);
}

function givenOnly(terms: StatedTerms): StatedTerms | undefined {
  return Object.values(terms).every((term) => term === undefined) ? undefined : terms;
}

/** The terms that all lots of a notice of eForms share. */
export function eformsTerms(
  lots: readonly Json[],
  language: string | null,
): StatedTerms | undefined {
  const projects = lots.map((lot) => elementAt(lot, 'cac:ProcurementProject'));
  const renewals = projects.map((project) =>
    integerOf(textAt(project, 'cac:ContractExtension', 'cbc:MaximumNumberNumeric') ?? undefined),
  );
  const programs = lots.map((lot) =>
    stated(textAt(lot, 'cac:TenderingTerms', 'cbc:FundingProgramCode')),
  );
  const guarantees = lots.map((lot) =>
    localText(
      lot,
      ['cac:TenderingTerms', 'cac:RequiredFinancialGuarantee', 'cbc:Description'],
      language,
    ),
  );
  const times = common(renewals);
  const program = common(programs);
  const guarantee = common(guarantees);
  return givenOnly({
    duracion: common(
      projects.map((project) =>
        lengthIn(elementAt(project, 'cac:PlannedPeriod', 'cbc:DurationMeasure'), 'unitCode'),
      ),
    ),
    renovable: times === undefined ? undefined : times > 0,
    detalleRenovacion:
      times === undefined || times < 1 ? undefined : `Renovaciones, como máximo: ${times}`,
    financiamiento: program === undefined ? undefined : (funds.get(program) ?? program),
    garantias: guarantee === undefined ? undefined : [described(guarantee)],
  });
}

/** The terms of a form of TED; forms describe each lot in an `OBJECT_DESCR`. */
export function formTerms(form: Json): StatedTerms | undefined {
  const lots = elementsAt(form, 'OBJECT_CONTRACT', 'OBJECT_DESCR');
  const has = (name: string) => lots.some((lot) => elementAt(lot, name) !== undefined);
  const isRenewable = has('RENEWAL');
  const legal = elementAt(form, 'LEFTI');
  const guarantee = stated(paragraphs(legal, 'DEPOSIT_GUARANTEE_REQUIRED'));
  const renewals = lots.map((lot) => stated(paragraphs(lot, 'RENEWAL_DESCR')));
  return givenOnly({
    duracion: common(lots.map((lot) => lengthIn(elementAt(lot, 'DURATION'), 'TYPE'))),
    renovable: isRenewable || has('NO_RENEWAL') ? isRenewable : undefined,
    detalleRenovacion: common(renewals),
    financiamiento: stated(paragraphs(legal, 'MAIN_FINANCING_CONDITION')) ?? undefined,
    garantias: guarantee === null ? undefined : [described(guarantee)],
  });
}
