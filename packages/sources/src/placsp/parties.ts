import { foldText } from '@pliego/contract/rules/fold-text';
import type { BuyerFacts, Json } from '../notice.ts';
import { attributeOf, elementAt, elementsAt, textAt, textIn } from '../xml/read-element.ts';

/** Ids of a party by their scheme, in capitals. */
function identifiersOf(party: Json | undefined): Map<string, string> {
  const found = new Map<string, string>();
  for (const id of elementsAt(party, 'cac:PartyIdentification', 'cbc:ID')) {
    const value = textIn(id);
    const scheme = attributeOf(id, 'schemeName')?.toUpperCase() ?? '';
    if (value !== null && !found.has(scheme)) found.set(scheme, value);
  }
  return found;
}

/** The tax number among the ids; the oldest documents call it CIF. */
function taxIdOf(identifiers: Map<string, string>): string | null {
  return identifiers.get('NIF') ?? identifiers.get('CIF') ?? null;
}

/** Which of the two that number was called. */
const taxSchemeIn = (identifiers: Map<string, string>) => (identifiers.has('NIF') ? 'NIF' : 'CIF');

/** Names of what stands above a party, nearest first; a recursion of six levels in real files. */
function hierarchyOf(located: Json | undefined): string[] {
  const names: string[] = [];
  let parent = elementAt(located, 'cac-place-ext:ParentLocatedParty');
  while (parent !== undefined) {
    const name = textAt(parent, 'cac:PartyName', 'cbc:Name');
    if (name !== null) names.push(name);
    parent = elementAt(parent, 'cac-place-ext:ParentLocatedParty');
  }
  return names;
}

/** The root of all parties, so it carries no information. */
const top = 'sector publico';

/**
 * The body that contracts. Its DIR3 code names it in every register of the state; its tax number may be
 * that of a whole ministry, and its number on the platform is of the platform alone.
 */
export function buyerOf(located: Json | undefined): BuyerFacts | undefined {
  const party = elementAt(located, 'cac:Party');
  const name = textAt(party, 'cac:PartyName', 'cbc:Name');
  if (name === null) return undefined;
  const ids = identifiersOf(party);
  const taxId = taxIdOf(ids);
  const dir3 = ids.get('DIR3');
  const platform = ids.get('ID_PLATAFORMA');
  const above = hierarchyOf(located).filter(
    (parent) => foldText(parent) !== top && parent !== name,
  );
  const address = 'cac:PostalAddress';
  return {
    key: buyerKey({ dir3, taxId, platform, name }),
    name,
    taxId,
    scheme: taxId === null ? null : taxSchemeIn(ids),
    unit: above.length === 0 ? null : above.join(' · '),
    address: textAt(party, address, 'cac:AddressLine', 'cbc:Line'),
    commune: textAt(party, address, 'cbc:CityName'),
    complaints: null,
  };
}

interface BuyerIds {
  dir3?: string | undefined;
  taxId?: string | null;
  platform?: string | undefined;
  name: string;
}

export function buyerKey({ dir3, taxId, platform, name }: BuyerIds): string {
  if (dir3 !== undefined) return `dir3:${foldText(dir3)}`;
  if (taxId !== undefined && taxId !== null) return `nif:${foldText(taxId)}`;
  return platform === undefined ? `nombre:${foldText(name)}` : `plataforma:${foldText(platform)}`;
}

/** The number by which the platform knows the body that contracts. */
export function platformIdOf(located: Json | undefined): string | null {
  const ids = identifiersOf(elementAt(located, 'cac:Party'));
  return ids.get('ID_PLATAFORMA') ?? ids.get('DIR3') ?? taxIdOf(ids);
}

/** A winner with the number it is known by, whatever the scheme. */
export function supplierOf(party: Json): { nombre: string; rut: string | null } | null {
  const ids = identifiersOf(party);
  const rut = taxIdOf(ids) ?? [...ids.values()][0] ?? null;
  const nombre = textAt(party, 'cac:PartyName', 'cbc:Name') ?? rut;
  return nombre === null ? null : { nombre, rut };
}
