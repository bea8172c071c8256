import { stateNames } from '@pliego/contract/rules/tender-codes';
import type { Json, TenderFacts } from '../notice.ts';
import { elementAt, textAt } from '../xml/read-element.ts';
import { withResults } from '../lot-results.ts';
import { awardOf, endingOf, lotResults } from './awards.ts';
import { categories, folderStates, procedures, urgencies } from './code-lists.ts';
import { buyerOf } from './parties.ts';
import { budgetOf, itemsOf, lotsOf, placeOf, projectOf } from './project.ts';
import { documentsOf, milestonesOf } from './published.ts';
import { folderTerms } from './terms.ts';

/** The path of the contracting body: in a feed, in CODICE 2 and in CODICE 1. */
const buyerPaths = [
  'cac-place-ext:LocatedContractingParty',
  'cac:ContractingParty',
  'cac:ContractingAuthorityParty',
];

export function contractingParty(folder: Json): Json | undefined {
  return buyerPaths.map((path) => elementAt(folder, path)).find((found) => found !== undefined);
}

/** The number of the buyer's file; CODICE 1 calls it otherwise. */
export function referenceOf(folder: Json): string | null {
  return textAt(folder, 'cbc:ContractFolderID') ?? textAt(folder, 'cbc:ContractFileID');
}

function procedureOf(folder: Json): string | null {
  const process = elementAt(folder, 'cac:TenderingProcess');
  const code = textAt(process, 'cbc:ProcedureCode');
  if (code === null) return null;
  const name = procedures.get(code) ?? `Procedimiento ${code}`;
  const urgency = urgencies.get(textAt(process, 'cbc:UrgencyCode') ?? '');
  return urgency === undefined ? name : `${name}, ${urgency}`;
}

/**
 * State of a folder by its code. Neither of the final codes gives the outcome: a folder whose lots
 * were all declared void, or all given up, was not awarded.
 */
export function folderState(code: string | null, folder: Json): TenderFacts['state'] {
  if (code === null) return undefined;
  const known = folderStates.get(code);
  if (known === undefined) {
    return { code, text: `${stateNames.desconocida} (${code})`, class: 'desconocida' };
  }
  if (known.class !== 'adjudicada') return { code, text: known.text, class: known.class };
  const ending = endingOf(folder) ?? 'adjudicada';
  return ending === 'adjudicada'
    ? { code, text: known.text, class: ending }
    : { code, text: stateNames[ending], class: ending };
}

/** What a folder states: all of it at once, so that what is not there is stated as not published. */
export function folderFacts(folder: Json): TenderFacts {
  const project = projectOf(folder);
  const { amount, currency, taxBasis } = budgetOf(project);
  const buyer = buyerOf(contractingParty(folder));
  const type = textAt(project, 'cbc:TypeCode');
  return {
    authority: 'full',
    title: textAt(project, 'cbc:Name') ?? textAt(project, 'cbc:ContractName') ?? undefined,
    buyer,
    commune: buyer?.commune,
    country: 'ES',
    reference: referenceOf(folder) ?? undefined,
    category: type === null ? undefined : (categories.get(type) ?? 'otros'),
    procedure: procedureOf(folder) ?? undefined,
    amount,
    currency: currency ?? undefined,
    taxBasis,
    place: placeOf(folder),
    milestones: milestonesOf(folder),
    terms: folderTerms(folder),
    items: itemsOf(folder),
    lots: withResults(lotsOf(folder), lotResults(folder)),
    documents: documentsOf(folder),
    award: awardOf(folder),
  };
}
