import type { TenderGuarantee, TermLength } from '@pliego/contract/areas/tender-terms';
import type { Json, JsonObject, StatedTerms } from '../notice.ts';
import { memberAt, objectOf, objectsOf, textOf } from '../read-json.ts';
import { daysLength } from '../term-lengths.ts';
import { moneyOf } from './amounts.ts';
import { awardsOf, contractsOf } from './sections.ts';

/** What all of some lengths are; null where they differ. */
function common(lengths: readonly (TermLength | null)[]): TermLength | null {
  const [first, ...others] = lengths.filter((length) => length !== null);
  const isCommon = others.every(({ cantidad }) => cantidad === first?.cantidad);
  return first !== undefined && isCommon ? first : null;
}

/** How long the contract lasts: by the call, else as all its contracts or all its awards say. */
function durationOf(release: JsonObject, tender: JsonObject | undefined): TermLength | null {
  const days = (period: Json | undefined) => daysLength(memberAt(period, 'durationInDays'));
  return (
    days(tender?.['contractPeriod']) ??
    common(contractsOf(release).map(({ period }) => days(period))) ??
    common(awardsOf(release).map(({ contractPeriod }) => days(contractPeriod)))
  );
}

function addressOf(address: JsonObject): string | null {
  const street = textOf(address['streetAddress']);
  if (street === null) return null;
  const place = [street, textOf(address['locality']), textOf(address['region'])];
  return [...new Set(place.filter((part) => part !== null))].join(', ');
}

/** Where everything is delivered; undefined where no address has a street, or there are several. */
function deliveryOf(tender: JsonObject | undefined): string | undefined {
  const delivered = [...objectsOf(tender), ...objectsOf(tender?.['items'])];
  const addresses = delivered
    .flatMap((one) => objectsOf(one['deliveryAddress']).concat(objectsOf(one['deliveryAddresses'])))
    .flatMap((address) => addressOf(address) ?? []);
  const [only, another] = new Set(addresses);
  return another === undefined ? only : undefined;
}

/** The guarantee of the bid, as ProZorro publishes it. */
function guaranteesOf(tender: JsonObject | undefined): TenderGuarantee[] | undefined {
  const { amount, currency } = moneyOf(objectOf(tender?.['guarantee']));
  if (amount === null || amount <= 0) return undefined;
  return [{ nombre: null, porcentaje: null, monto: amount, moneda: currency, descripcion: null }];
}

/** The terms in a release. */
export function ocdsTerms(
  release: JsonObject,
  tender: JsonObject | undefined,
): StatedTerms | undefined {
  const duracion = durationOf(release, tender) ?? undefined;
  const direccionEntrega = deliveryOf(tender);
  const garantias = guaranteesOf(tender);
  const isNothing = [duracion, direccionEntrega, garantias].every((term) => term === undefined);
  return isNothing ? undefined : { duracion, direccionEntrega, garantias };
}
