import { stateFromOcds } from '@pliego/contract/rules/tender-codes';
import type { Json, JsonObject } from '../notice.ts';
import { memberAt, objectOf, objectsOf, textOf } from '../read-json.ts';
import { amountOf } from './amounts.ts';
import { ocdsInstant } from './dates.ts';

const longestQuote = 60;

function quoted(value: Json | undefined): string {
  return (textOf(value) ?? JSON.stringify(value) ?? '').slice(0, longestQuote);
}

function isGiven(value: Json | undefined): boolean {
  return value !== undefined && value !== null && textOf(value) !== null;
}

function dateWarning(name: string, value: Json | undefined): string[] {
  if (!isGiven(value) || ocdsInstant(value) !== null) return [];
  return [
    `«${name}» dice «${quoted(value)}», que no se puede leer como fecha con certeza: quedó sin valor.`,
  ];
}

function amountWarning(name: string, value: Json | undefined): string[] {
  if (!isGiven(value) || amountOf(value) !== null) return [];
  return [`«${name}» dice «${quoted(value)}», que no es un monto: quedó sin valor.`];
}

/** What of a tender's essentials a release gives and cannot be read, as Spanish sentences. */
export function releaseWarnings(release: JsonObject): string[] {
  const [tender] = objectsOf(release['tender']);
  if (tender === undefined) return [];
  const status = textOf(tender['status']);
  const warnings = [
    ...dateWarning('tenderPeriod.endDate', memberAt(tender, 'tenderPeriod', 'endDate')),
    ...dateWarning('datePublished', tender['datePublished']),
    ...amountWarning('value.amount', objectOf(tender['value'])?.['amount']),
  ];
  if (status !== null && stateFromOcds(status.toLowerCase()) === 'desconocida') {
    warnings.push(
      `El estado «${quoted(status)}» no es de la lista de OCDS: quedó como desconocido.`,
    );
  }
  return warnings;
}
