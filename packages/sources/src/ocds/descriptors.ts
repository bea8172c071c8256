import { foldText } from '@pliego/contract/rules/fold-text';
import type { TenderLot, TenderPlace } from '@pliego/contract/areas/tender-shapes';
import type { JsonObject, TaxBasis, TenderCategory } from '../notice.ts';
import { listOf, memberAt, objectOf, objectsOf, textOf } from '../read-json.ts';
import { moneyOf } from './amounts.ts';
import { textIn } from './sections.ts';

const categories = new Map<string, TenderCategory>([
  ['goods', 'bienes'],
  ['bienes', 'bienes'],
  ['services', 'servicios'],
  ['servicios', 'servicios'],
  ['consultingservices', 'servicios'],
  ['works', 'obras'],
  ['obras', 'obras'],
  ['obra publica', 'obras'],
]);

/** What is bought, where the publisher keeps to the codelist or to its Spanish. */
export function categoryOf(tender: JsonObject | undefined): TenderCategory | undefined {
  return categories.get(foldText(textOf(tender?.['mainProcurementCategory']) ?? ''));
}

const methods = new Map([
  ['open', 'Licitación abierta'],
  ['selective', 'Licitación selectiva'],
  ['limited', 'Licitación limitada'],
  ['direct', 'Contratación directa'],
]);

/** Name of the procedure: the publisher's own, else that of the codelist in Spanish, else the raw value. */
export function procedureOf(tender: JsonObject | undefined): string | undefined {
  const method = textOf(tender?.['procurementMethod']);
  const named = method === null ? null : (methods.get(method.toLowerCase()) ?? method);
  return textIn(tender, 'procurementMethodDetails') ?? named ?? undefined;
}

/** Letters and digits of a code, which publishers join in different ways. */
function bare(code: string): string {
  return foldText(code).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const shortestReference = 3;

/** Machine-generated keys, not shown. */
const machineMade = /^[0-9a-f]{32}$/;

/** The tender's own number, where it is neither the ocid nor made from it, nor a count or a machine's key. */
export function referenceOf(tender: JsonObject | undefined, ocid: string): string | undefined {
  const id = textOf(tender?.['id']);
  if (id === null || id.length < shortestReference) return undefined;
  const own = bare(ocid.replace(/^(?:ocds|ocid)-[a-z0-9]{6}-/i, ''));
  const said = bare(id);
  const isDerived = own.includes(said) || said.includes(own);
  return said === '' || isDerived || machineMade.test(said) ? undefined : id;
}

/** Lots of the tender; undefined when it has none. */
export function lotsOf(tender: JsonObject | undefined): TenderLot[] | undefined {
  const lots = objectsOf(tender?.['lots']).map((lot, index) => {
    const { amount, currency } = moneyOf(objectOf(lot['value']));
    return {
      codigo: textOf(lot['id']) ?? String(index + 1),
      titulo: textIn(lot, 'title') ?? textIn(lot, 'description'),
      monto: amount,
      moneda: currency,
    };
  });
  return lots.length === 0 ? undefined : lots;
}

/** Whether an amount is with taxes; undefined where the publisher does not state it, as most do not. */
export function taxBasisOf(value: JsonObject | null): TaxBasis | undefined {
  const included = value?.['valueAddedTaxIncluded'];
  if (typeof included !== 'boolean') return undefined;
  return included ? 'con-impuestos' : 'neto';
}

/** A place by the address or the gazetteer of something that is delivered there. */
function placeIn(delivered: JsonObject): TenderPlace | null {
  const addresses = [
    ...objectsOf(delivered['deliveryAddress']),
    ...objectsOf(delivered['deliveryAddresses']),
  ];
  // The first address that names a place; others are of the same delivery or of another one.
  const names = addresses
    .map((address) => ['locality', 'region'].flatMap((part) => textOf(address[part]) ?? []))
    .find((parts) => parts.length > 0);
  const [location] = [
    ...objectsOf(delivered['deliveryLocation']),
    ...objectsOf(delivered['deliveryLocations']),
  ];
  const codigo = textOf(listOf(memberAt(location, 'gazetteer', 'identifiers'))[0]);
  const nombre = names === undefined ? textOf(location?.['description']) : names.join(', ');
  return codigo === null && nombre === null ? null : { codigo, nombre };
}

/** The delivery place of the first item; undefined when unknown. */
export function placeOf(tender: JsonObject | undefined): TenderPlace | undefined {
  if (tender === undefined) return undefined;
  for (const delivered of [tender, ...objectsOf(tender['items'])]) {
    const place = placeIn(delivered);
    if (place !== null) return place;
  }
  return undefined;
}
