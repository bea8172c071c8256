import type { Json } from '../notice.ts';
import { elementsAt, textAt } from '../xml/read-element.ts';
import { countryCode } from './countries.ts';
import { eformsExtension } from './publication.ts';
import { localText, stated } from './texts.ts';

/** An organisation of a notice of eForms, which its parts only refer to (`ORG-0001`). */
export interface Organization {
  name: string | null;
  taxId: string | null;
  country: string | null;
  address: string | null;
  commune: string | null;
}

/** The organisations of a notice by their reference, and their contact points, which represent them. */
export function organizationsOf(notice: Json, language: string | null): Map<string, Organization> {
  const found = new Map<string, Organization>();
  const listed = elementsAt(eformsExtension(notice), 'efac:Organizations', 'efac:Organization');
  for (const organization of listed) {
    for (const part of ['efac:Company', 'efac:TouchPoint']) {
      for (const company of elementsAt(organization, part)) {
        const id = textAt(company, 'cac:PartyIdentification', 'cbc:ID');
        if (id !== null) found.set(id, organizationIn(company, language));
      }
    }
  }
  return found;
}

function organizationIn(company: Json, language: string | null): Organization {
  const address = 'cac:PostalAddress';
  return {
    name: localText(company, ['cac:PartyName', 'cbc:Name'], language),
    taxId: stated(textAt(company, 'cac:PartyLegalEntity', 'cbc:CompanyID')),
    country: countryCode(textAt(company, address, 'cac:Country', 'cbc:IdentificationCode')),
    address: stated(textAt(company, address, 'cbc:StreetName')),
    commune: stated(textAt(company, address, 'cbc:CityName')),
  };
}
