import { zonedInstant } from '@pliego/contract/rules/zoned-time';
import { instantFromIso } from '../instants.ts';
import type { Json } from '../notice.ts';
import { readAmount } from '../spreadsheet/cell-amounts.ts';
import { attributeOf, elementAt, elementsAt, textAt } from '../xml/read-element.ts';

/** The clock of the Basque administration. */
export const basqueZone = 'Europe/Madrid';

/** Who won, when and for how much. */
export interface Resolution {
  winner: string | null;
  taxId: string | null;
  day: string | null;
  net: string | null;
  gross: string | null;
}

/** What both shapes of an announcement say, as texts. */
export interface Announcement {
  code: string | null;
  reference: string | null;
  published: string | null;
  changed: string | null;
  state: string | null;
  title: string | null;
  buyer: string | null;
  /** The body behind the buyer, with its tax number in front: «P4800000A - Ayuntamiento». */
  entity: string | null;
  address: string | null;
  nuts: string | null;
  type: string | null;
  procedure: string | null;
  net: string | null;
  gross: string | null;
  bids: string | null;
  cpv: { code: string | null; name: string | null }[];
  resolutions: Resolution[];
}

/** An announcement of 2021 and later: `contractingAnnouncement`. */
function ofAnnouncement(root: Json): Announcement {
  const contracting = elementAt(root, 'contracting');
  const text = (...path: string[]) => textAt(contracting, ...path);
  return {
    code: attributeOf(root, 'id'),
    reference: text('codExp') ?? text('idExpOrigen'),
    published: text('firstPublicationDate'),
    changed: text('lastPublicationDate') ?? text('firstPublicationDate'),
    state: text('processingStatus'),
    title: text('subject'),
    buyer: text('contractingAuthority', 'name'),
    entity: text('entityDriving', 'name'),
    address: text('contractingAuthority', 'address'),
    nuts:
      text('placeExecutionNUTS', 'placeExecution', 'code') ??
      text('contractingAuthority', 'nutsCode'),
    type: text('contractingType'),
    procedure: text('adjudicationProcedure'),
    net: text('budgetWithoutVAT') ?? text('tenderBudgetWithoutTaxes'),
    gross: text('budgetWithVAT') ?? text('tenderBudgetWithTaxes'),
    bids: text('biddersNumber'),
    cpv: elementsAt(contracting, 'cpvs', 'cpv').map((cpv) => ({
      code: attributeOf(cpv, 'id'),
      name: textAt(cpv, 'name'),
    })),
    resolutions: elementsAt(contracting, 'resolutions', 'resolution').map((resolution) => ({
      winner: textAt(resolution, 'adjInfo', 'licitorCompanies', 'name'),
      taxId: textAt(resolution, 'adjInfo', 'licitorCompanies', 'cif'),
      day: textAt(resolution, 'adjInfo', 'date'),
      net: textAt(resolution, 'priceWithoutVAT'),
      gross: textAt(resolution, 'priceWithVAT'),
    })),
  };
}

/** The value of a named item of a record or of another item. */
function itemAt(holder: Json | undefined, ...names: string[]): Json | undefined {
  let current = holder;
  for (const name of names) {
    const item = elementsAt(current, 'item').find((one) => attributeOf(one, 'name') === name);
    current = elementAt(item, 'value');
  }
  return current;
}

/** The values of the items of a list, which are named by their position. */
function listAt(holder: Json | undefined, name: string): Json[] {
  return elementsAt(itemAt(holder, name), 'item', 'value');
}

/** An announcement of before 2021: a `record` of named items. */
function ofRecord(root: Json): Announcement {
  const content = itemAt(root, 'contratacion');
  const text = (...names: string[]) => textAt({ it: itemAt(content, ...names) ?? '' }, 'it');
  const ofItem = (holder: Json, name: string) => textAt({ it: itemAt(holder, name) ?? '' }, 'it');
  const own = textAt({ it: itemAt(root, 'v79_idRec') ?? '' }, 'it');
  const authority = 'contratacion_poder_adjudicador';
  const day = text('contratacion_fecha_adjudicacion_definitiva');
  return {
    code: own ?? attributeOf(root, 'name')?.replace(/^e[su]_/, '') ?? null,
    reference: text('contratacion_expediente'),
    published: text('contratacion_fecha_primera_publicacion'),
    changed:
      text('contratacion_fecha_de_publicacion_documento') ??
      text('contratacion_fecha_primera_publicacion'),
    state: text('contratacion_estado_tramitacion', 'valor'),
    title: text('contratacion_titulo_contrato'),
    buyer: text(authority, 'valor'),
    entity: text('contratacion_entidad_impulsora', 'valor'),
    address: text(authority, 'direccion'),
    nuts: text(authority, 'contratacion_codigo_nuts'),
    type: text('contratacion_tipo_contrato', 'valor'),
    procedure: text('contratacion_procedimiento', 'valor'),
    net: text('contratacion_presupuesto_contrato_cab'),
    gross: text('contratacion_presupuesto_contrato_con_iva_cab'),
    bids: text('contratacion_num_licitadores'),
    cpv: listAt(content, 'contratacion_codigo_cpv').map((cpv) => ({
      code: ofItem(cpv, 'contratacion_cpv'),
      name: ofItem(cpv, 'contratacion_desc_cpv'),
    })),
    resolutions: listAt(content, 'contratacion_informe_adjudicacion_definitiva').map((one) => ({
      winner: ofItem(one, 'empresa'),
      taxId: null,
      day,
      net: ofItem(one, 'precio'),
      gross: ofItem(one, 'precioIVA'),
    })),
  };
}

/** An announcement of the Basque platform, in either of its shapes. */
export function announcementOf(name: string, root: Json): Announcement {
  return name === 'record' ? ofRecord(root) : ofAnnouncement(root);
}

const datePattern = /^(\d{2})\/(\d{2})\/(\d{4})(?:\s+(\d{2}:\d{2}(?::\d{2})?))?$/;

/** The day of a date as `YYYY-MM-DD`, with its hour where it gives one; null when it is none. */
export function basqueDate(text: string | null): { day: string; instant: string | null } | null {
  const match = datePattern.exec(text ?? '');
  if (match === null) return null;
  const [, date, month, year, clock] = match;
  const day = `${year}-${month}-${date}`;
  if (clock === undefined) return { day, instant: null };
  const seconds = clock.length === 5 ? `${clock}:00` : clock;
  const instant = zonedInstant(`${day}T${seconds}`, basqueZone);
  return instant === null ? null : { day, instant: instantFromIso(instant) };
}

/** An amount as Spain writes it, «4.170» and «5.045,7»; its currency only where a sign names it. */
export function basqueMoney(text: string | null): {
  amount: number | null;
  currency: string | null;
} {
  const read = text === null ? null : readAmount(text, 'coma');
  return read?.kind === 'amount'
    ? { amount: read.amount, currency: read.currency }
    : { amount: null, currency: null };
}
