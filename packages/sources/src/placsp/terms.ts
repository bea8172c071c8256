import type { TenderGuarantee } from '@pliego/contract/areas/tender-terms';
import type { Json, StatedTerms } from '../notice.ts';
import { numberOf } from '../read-json.ts';
import { termLength } from '../term-lengths.ts';
import { attributeOf, elementAt, elementsAt, textAt, textIn } from '../xml/read-element.ts';
import { moneyIn } from '../european-money.ts';
import { fundingPrograms, guaranteeTypes } from './code-lists.ts';
import { projectOf } from './project.ts';

function guaranteeOf(guarantee: Json): TenderGuarantee {
  const type = elementAt(guarantee, 'cbc:GuaranteeTypeCode');
  const code = textIn(type);
  const { amount, currency } = moneyIn(elementAt(guarantee, 'cbc:LiabilityAmount'));
  return {
    nombre: attributeOf(type, 'name') ?? guaranteeTypes.get(code ?? '') ?? code,
    porcentaje: numberOf(textAt(guarantee, 'cbc:AmountRate') ?? undefined),
    monto: amount,
    moneda: currency,
    descripcion: textAt(guarantee, 'cbc:Description'),
  };
}

/** The terms of a folder: like all of it they are stated at once, and what is not there is not published. */
export function folderTerms(folder: Json): StatedTerms {
  const project = projectOf(folder);
  const terms = elementAt(folder, 'cac:TenderingTerms');
  const duration = elementAt(project, 'cac:PlannedPeriod', 'cbc:DurationMeasure');
  const program = textAt(terms, 'cbc:FundingProgramCode');
  const guarantees = elementsAt(terms, 'cac:RequiredFinancialGuarantee').map(guaranteeOf);
  return {
    duracion: termLength(
      textIn(duration) ?? undefined,
      attributeOf(duration, 'unitCode') ?? undefined,
    ),
    detalleRenovacion: textAt(project, 'cac:ContractExtension', 'cbc:OptionsDescription'),
    financiamiento:
      textAt(terms, 'cbc:FundingProgram') ?? fundingPrograms.get(program ?? '') ?? program,
    garantias: guarantees.length === 0 ? null : guarantees,
  };
}
