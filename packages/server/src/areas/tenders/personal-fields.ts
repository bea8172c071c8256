/**
 * Officials' names, addresses and telephones in the public payload (Ley 21.719): users who work on tenders may have to call
 * them, other roles do not see them.
 */
const personalFields = new RegExp(
  `^(?:${[
    // Mercado Público
    'RutUsuario|CodigoUsuario|NombreUsuario|CargoUsuario|(?:Nombre|Email|Fono)Responsable.*',
    // OCDS
    'contactPoint|telephone|faxNumber|email',
    // CODICE and eForms: contacts, signatories, beneficial owners
    'ca[cb][^:]*:(?:Contact|Person|Telephone|Telefax|ElectronicMail)|efac:UltimateBeneficialOwner',
    // Forms of TED until 2023
    'CONTACT_POINT|CONTACT|ATTENTION|E_MAILS?|PHONE|FAX',
    // The interface of TED: `buyer-email`, `organisation-contact-point-buyer`
    '(?:.*-)?(?:e?mail|tel|phone|telephone|fax|contact-point|person)(?:-.*)?',
  ].join('|')})$`,
);

/** A payload without personal fields, at any depth. */
export function withoutPersons(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPersons);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !personalFields.test(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutPersons(inner)]));
}
