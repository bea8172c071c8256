import type { TenderItem, TenderLot, TenderPlace } from '@pliego/contract/areas/tender-shapes';
import { cpvItems } from '../cpv-items.ts';
import { type EuropeanMoney, moneyIn, noMoney } from '../european-money.ts';
import type { Json, TaxBasis } from '../notice.ts';
import { attributeOf, elementAt, elementsAt, textAt, textIn } from '../xml/read-element.ts';

/** What is contracted. CODICE 1 puts it under another name, and in awards under the result. */
export function projectOf(folder: Json): Json | undefined {
  return (
    elementAt(folder, 'cac:ProcurementProject') ??
    elementAt(folder, 'cac:ProcuringProject') ??
    elementAt(folder, 'cac:TenderResult', 'cac:ProcuringProject')
  );
}

export interface Budget extends EuropeanMoney {
  taxBasis: TaxBasis | null;
}

/**
 * The amount of a project: the budget without taxes, else its estimated value, which by law is without
 * taxes too, else the budget with them. CODICE 1 does not state which its budget is.
 */
export function budgetOf(project: Json | undefined): Budget {
  const amounts: [string[], TaxBasis | null][] = [
    [['cac:BudgetAmount', 'cbc:TaxExclusiveAmount'], 'neto'],
    [['cac:BudgetAmount', 'cbc:EstimatedOverallContractAmount'], 'neto'],
    [['cac:BudgetAmount', 'cbc:TotalAmount'], 'con-impuestos'],
    [['cbc:TotalBudgetAmount'], null],
  ];
  let found: Budget = { ...noMoney, taxBasis: null };
  for (const [path, taxBasis] of amounts) {
    const { amount, currency } = moneyIn(elementAt(project, ...path));
    if (amount !== null && amount > 0) return { amount, currency, taxBasis };
    if (found.amount === null && amount !== null) found = { amount, currency, taxBasis };
  }
  return found;
}

function lotProjects(folder: Json): Json[] {
  return elementsAt(folder, 'cac:ProcurementProjectLot', 'cac:ProcurementProject');
}

/** The CPV codes of the project, then those of its lots; each once. */
export function itemsOf(folder: Json): TenderItem[] {
  const projects = [projectOf(folder), ...lotProjects(folder)];
  const codes = projects.flatMap((project) => {
    const listed = elementsAt(
      project,
      'cac:RequiredCommodityClassification',
      'cbc:ItemClassificationCode',
    ).map((code) => ({ code: textIn(code), name: attributeOf(code, 'name') }));
    const described = elementsAt(
      project,
      'cac:RequiredClassificationScheme',
      'cac:ClassificationCategory',
    ).map((category) => ({
      code: textAt(category, 'cbc:CodeValue'),
      name: textAt(category, 'cbc:Description'),
    }));
    return listed.concat(described);
  });
  return cpvItems(codes);
}

export function lotsOf(folder: Json): TenderLot[] {
  return elementsAt(folder, 'cac:ProcurementProjectLot').flatMap((lot) => {
    const codigo = textAt(lot, 'cbc:ID');
    if (codigo === null) return [];
    const project = elementAt(lot, 'cac:ProcurementProject');
    const { amount, currency } = budgetOf(project);
    return [{ codigo, titulo: textAt(project, 'cbc:Name'), monto: amount, moneda: currency }];
  });
}

/** Where the contract is carried out; the name is the province, else the city, else the country. */
export function placeOf(folder: Json): TenderPlace | null {
  const places = [projectOf(folder), ...lotProjects(folder)].flatMap((project) =>
    elementsAt(project, 'cac:RealizedLocation'),
  );
  for (const location of places) {
    const codigo = textAt(location, 'cbc:CountrySubentityCode');
    const nombre =
      textAt(location, 'cbc:CountrySubentity') ??
      textAt(location, 'cac:Address', 'cbc:CityName') ??
      textAt(location, 'cac:Address', 'cac:Country', 'cbc:Name');
    if (codigo !== null || nombre !== null) return { codigo, nombre };
  }
  return null;
}
