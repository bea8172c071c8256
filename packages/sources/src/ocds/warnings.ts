import { stateFromOcds } from '@pliego/contract/rules/tender-codes';
import type { Json, JsonObject } from '../notice.ts';
import { memberAt, objectOf, objectsOf, textOf } from '../read-json.ts';
import { amountOf } from './amounts.ts';
import { ocdsInstant } from './dates.ts';
import { type ReadingMessage, readingMessage } from '../reading-message.ts';

const longestQuote = 60;

function quoted(value: Json | undefined): string {
  return (textOf(value) ?? JSON.stringify(value) ?? '').slice(0, longestQuote);
}

function isGiven(value: Json | undefined): boolean {
  return value !== undefined && value !== null && textOf(value) !== null;
}

function dateWarning(name: string, value: Json | undefined): ReadingMessage[] {
  if (!isGiven(value) || ocdsInstant(value) !== null) return [];
  return [readingMessage('no-es-fecha-cierta', { campo: name, texto: quoted(value) })];
}

function amountWarning(name: string, value: Json | undefined): ReadingMessage[] {
  if (!isGiven(value) || amountOf(value) !== null) return [];
  return [readingMessage('no-es-monto', { campo: name, texto: quoted(value) })];
}

/** What of a tender's essentials a release gives and cannot be read. */
export function releaseWarnings(release: JsonObject): ReadingMessage[] {
  const [tender] = objectsOf(release['tender']);
  if (tender === undefined) return [];
  const status = textOf(tender['status']);
  const warnings = [
    ...dateWarning('tenderPeriod.endDate', memberAt(tender, 'tenderPeriod', 'endDate')),
    ...dateWarning('datePublished', tender['datePublished']),
    ...amountWarning('value.amount', objectOf(tender['value'])?.['amount']),
  ];
  if (status !== null && stateFromOcds(status.toLowerCase()) === 'desconocida') {
    warnings.push(readingMessage('estado-ocds-desconocido', { estado: quoted(status) }));
  }
  return warnings;
}
