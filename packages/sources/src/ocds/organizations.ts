import { fold } from '@pliego/contract/rules/tender-codes';
import { regionNumber } from '@pliego/contract/rules/regions';
import { normalisedRut } from '@pliego/contract/rules/rut';
import type { BuyerFacts, Json, JsonObject, Observation } from '../notice.ts';
import { listOf, memberAt, objectOf, objectsOf, textOf } from '../read-json.ts';

/** Parties by id. Ids come as numbers in references and as texts in parties, so both are text here. */
export function partiesById(release: JsonObject): Map<string, JsonObject> {
  const parties = objectsOf(release['parties']).flatMap((party) => {
    const id = textOf(party['id']);
    return id === null ? [] : [[id, party] as const];
  });
  return new Map(parties);
}

/** A reference of 1.1 with what its party says; embedded fields of 1.0 come first. */
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

function identifierOf(party: JsonObject): { scheme: string; id: string } | null {
  const scheme = textOf(memberAt(party, 'identifier', 'scheme'));
  const id = textOf(memberAt(party, 'identifier', 'id'));
  return scheme === null || id === null ? null : { scheme, id };
}

function nameOf(party: JsonObject): string | null {
  return textOf(party['name']) ?? textOf(memberAt(party, 'identifier', 'legalName'));
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

function buyerKey(
  name: string,
  identifier: { scheme: string; id: string } | null,
  isChilean: boolean,
) {
  const rut = isChilean && identifier !== null ? normalisedRut(identifier.id) : null;
  // The same institution that the portal's own files name by its RUT.
  if (rut !== null) return `rut:${rut}`;
  return identifier === null
    ? `ocds:${fold(name)}`
    : `ocds:${fold(identifier.scheme)}:${fold(identifier.id)}`;
}

/** The buyer by the reading order of formats.md §7.5; undefined when the release names none. */
export function ocdsBuyer(
  release: JsonObject,
  source: Observation['source'],
): { buyer: BuyerFacts; regionNumber: number | null } | undefined {
  const party = buyingParty(release);
  const name = party === null ? null : nameOf(party);
  if (party === null || name === null) return undefined;
  const isChilean = source === 'mercado-publico';
  const identifier = identifierOf(party);
  const region = textOf(memberAt(party, 'address', 'region'));
  return {
    buyer: {
      key: buyerKey(name, identifier, isChilean),
      name,
      taxId: identifier?.id ?? null,
      unit: null,
      address: textOf(memberAt(party, 'address', 'streetAddress')),
      commune: textOf(memberAt(party, 'address', 'locality')),
      complaints: null,
    },
    // The numbers are those of Chile: another country's region is none of them.
    regionNumber: isChilean && region !== null ? regionNumber(region) : null,
  };
}
