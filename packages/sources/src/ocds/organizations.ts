import { foldText } from '@pliego/contract/rules/fold-text';
import { regionNumber } from '@pliego/contract/rules/regions';
import { normalisedRut } from '@pliego/contract/rules/rut';
import type { BuyerFacts, Json, JsonObject, Observation } from '../notice.ts';
import { listOf, memberAt, objectOf, objectsOf, textOf } from '../read-json.ts';
import { countryNamed, countryOfOcid } from './country.ts';
import { textIn } from './sections.ts';

/** Parties by id. Ids come as numbers in references and as texts in parties, so both are text here. */
export function partiesById(release: JsonObject): Map<string, JsonObject> {
  const parties = objectsOf(release['parties']).flatMap((party) => {
    const id = textOf(party['id']);
    return id === null ? [] : [[id, party] as const];
  });
  return new Map(parties);
}

/** A reference of 1.1 with the data of its party; embedded fields of 1.0 come first. */
export function organization(
  reference: Json | undefined,
  parties: Map<string, JsonObject>,
): JsonObject | null {
  const embedded = objectOf(reference);
  if (embedded === null) return null;
  const party = parties.get(textOf(embedded['id']) ?? '') ?? {};
  const stated = Object.entries(embedded).filter(([, value]) => value !== null && value !== '');
  return { ...party, ...Object.fromEntries(stated) };
}

interface Identifier {
  scheme: string;
  id: string;
}

/** Kinds of tax number that one publisher calls by several names, by what their names have in common. */
const sameSchemes: readonly (readonly [RegExp, string])[] = [
  [/\bnit\b/, 'nit'],
  [/^registro unico de contribuyentes/, 'ruc'],
];

/** One publisher writes an address where the name of the scheme belongs. */
function isScheme(scheme: string): boolean {
  return !(/\s/.test(scheme) && /\d/.test(scheme));
}

function identifierIn(object: JsonObject | null): Identifier | null {
  const scheme = textOf(object?.['scheme']);
  const id = textOf(object?.['id']);
  return scheme === null || id === null || !isScheme(scheme) ? null : { scheme, id };
}

/** An id of a party that names the register it is from, as org-id.guide has it: "GB-COH-123". */
function identifierInId(party: JsonObject): Identifier | null {
  const [, scheme, id] = /^([A-Z]{2}-[A-Z0-9]+)-(.+)$/.exec(textOf(party['id']) ?? '') ?? [];
  return scheme === undefined || id === undefined ? null : { scheme, id };
}

function identifierOf(party: JsonObject): Identifier | null {
  const identifiers = [party['identifier'], ...listOf(party['additionalIdentifiers'])].flatMap(
    (value) => identifierIn(objectOf(value)) ?? [],
  );
  // ChileCompra gives its own code of the institution, and its tax number beside it at best.
  const rut = identifiers.find(
    ({ scheme, id }) => isRutScheme(scheme) && normalisedRut(id) !== null,
  );
  return rut ?? identifiers[0] ?? identifierInId(party);
}

function isRutScheme(scheme: string): boolean {
  return /^CL-(?:RUT|RUN)$/i.test(scheme);
}

/** Name of an organisation; undefined parts and empty texts are none. */
export function nameOf(party: JsonObject): string | null {
  return textIn(party, 'name') ?? textOf(memberAt(party, 'identifier', 'legalName'));
}

function buyingParty(release: JsonObject): JsonObject | null {
  const parties = partiesById(release);
  const candidates = [release['buyer'], memberAt(release, 'tender', 'procuringEntity')].map(
    (value) => organization(value, parties),
  );
  for (const role of ['buyer', 'procuringEntity']) {
    const byRole = [...parties.values()].find((party) =>
      listOf(party['roles']).some((held) => textOf(held) === role),
    );
    candidates.push(byRole ?? null);
  }
  return candidates.find((party) => party !== null && nameOf(party) !== null) ?? null;
}

/** Whether a scheme names its country, as those of org-id.guide do. */
const namesCountry = /^[a-z]{2}-/;

/**
 * Stable key of a buyer. Names and the numbers of a country's own registers repeat in other countries,
 * so the country is part of it where it is known.
 */
function buyerKey(
  name: string,
  identifier: Identifier | null,
  country: string | null,
  isChilean: boolean,
) {
  const within = country === null ? 'ocds' : `ocds:${country.toLowerCase()}`;
  if (identifier === null) return `${within}:${foldText(name)}`;
  const { scheme, id } = identifier;
  const rut = isChilean || isRutScheme(scheme) ? normalisedRut(id) : null;
  // The same institution that the portal's own files name by its RUT.
  if (rut !== null) return `rut:${rut}`;
  const folded = foldText(scheme);
  const same = sameSchemes.find(([pattern]) => pattern.test(folded))?.[1] ?? folded;
  return `${namesCountry.test(same) ? 'ocds' : within}:${same}:${foldText(id)}`;
}

/** The buyer by the reading order of formats.md §7.5; undefined when the release names none. */
export function ocdsBuyer(
  release: JsonObject,
  source: Observation['source'],
): { buyer: BuyerFacts; regionNumber: number | null; country: string | null } | undefined {
  const party = buyingParty(release);
  const name = party === null ? null : nameOf(party);
  if (party === null || name === null) return undefined;
  const isChilean = source === 'mercado-publico';
  const identifier = identifierOf(party);
  const region = textOf(memberAt(party, 'address', 'region'));
  const country =
    countryOfOcid(textOf(release['ocid']) ?? '') ??
    countryNamed(memberAt(party, 'address', 'country')) ??
    countryNamed(memberAt(party, 'address', 'countryName'));
  return {
    buyer: {
      key: buyerKey(name, identifier, country, isChilean),
      name,
      taxId: identifier?.id ?? null,
      scheme: identifier === null || isRutScheme(identifier.scheme) ? null : identifier.scheme,
      unit: null,
      address: textOf(memberAt(party, 'address', 'streetAddress')),
      commune: textOf(memberAt(party, 'address', 'locality')),
      complaints: null,
    },
    country,
    // The numbers are those of Chile: another country's region is none of them.
    regionNumber: isChilean && region !== null ? regionNumber(region) : null,
  };
}
