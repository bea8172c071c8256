/** Feeds of the Spanish platform with invented bodies and companies, for the tests. */

const uris = {
  basic: 'urn:dgpe:names:draft:codice:schema:xsd:CommonBasicComponents-2',
  aggregate: 'urn:dgpe:names:draft:codice:schema:xsd:CommonAggregateComponents-2',
  placeBasic: 'urn:dgpe:names:draft:codice-place-ext:schema:xsd:CommonBasicComponents-2',
  placeAggregate: 'urn:dgpe:names:draft:codice-place-ext:schema:xsd:CommonAggregateComponents-2',
};

export const codiceDeclarations = `xmlns:cbc="${uris.basic}" xmlns:cac="${uris.aggregate}"`;

const declarations = `${codiceDeclarations} xmlns:cbc-place-ext="${uris.placeBasic}" xmlns:cac-place-ext="${uris.placeAggregate}" xmlns:at="http://purl.org/atompub/tombstones/1.0"`;

export const registry =
  'https://contrataciondelestado.es/sindicacion/licitacionesPerfilContratante';

/** A feed with the given entries and tombstones. */
export function feed(content: string, before = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" ${declarations}>
<id>https://contrataciondelestado.es/sindicacion/sindicacion_643/prueba.atom</id>${before}
<updated>2026-03-02T10:00:00.000+01:00</updated>
${content}
</feed>`;
}

interface EntryParts {
  code?: string;
  updated?: string;
  summary?: string;
  title?: string;
  /** What stands in the folder after its number and state; null for an entry without folder. */
  folder?: string | null;
  state?: string;
}

/** An entry; what is not given is that of an open call of an invented town. */
export function entry({
  code = '900001',
  updated = '2026-03-01T09:30:00.000+01:00',
  summary = 'Id licitación: EXP-7/2026; Órgano de Contratación: Alcaldía de Villaclara del Río; Importe: 48000 EUR; Estado: PUB',
  title = 'Reparación de la fuente de la plaza',
  folder = '',
  state = 'PUB',
}: EntryParts = {}): string {
  const status =
    folder === null
      ? ''
      : `<cac-place-ext:ContractFolderStatus>
<cbc:ContractFolderID>EXP-7/2026</cbc:ContractFolderID>
<cbc-place-ext:ContractFolderStatusCode listURI="https://a.es/2.04.gc">${state}</cbc-place-ext:ContractFolderStatusCode>
${folder}
</cac-place-ext:ContractFolderStatus>`;
  return `<entry>
<id>${registry}/${code}</id>
<link href="https://contrataciondelestado.es/wps/poc?uri=deeplink:detalle_licitacion&amp;idEvl=x%3D"/>
<summary type="text">${summary}</summary>
<title>${title}</title>
<updated>${updated}</updated>
${status}
</entry>`;
}

export function tombstone(code: string, when = '2026-03-05T12:00:00.000+01:00'): string {
  return `<at:deleted-entry ref="${registry}/${code}" when="${when}"><at:comment type="ANULADA"/></at:deleted-entry>`;
}

/** A result of a lot, or of the whole where no lot is named. */
export function result(
  code: string,
  {
    lot,
    winner,
    net,
    paid,
    offers,
    date,
  }: {
    lot?: string;
    winner?: [name: string, nif: string];
    net?: string;
    paid?: string;
    offers?: string;
    date?: string;
  } = {},
): string {
  const optional = (value: string | undefined, text: (value: string) => string) =>
    value === undefined ? '' : text(value);
  const party =
    winner === undefined
      ? ''
      : `<cac:WinningParty><cac:PartyIdentification><cbc:ID schemeName="NIF">${winner[1]}</cbc:ID></cac:PartyIdentification><cac:PartyName><cbc:Name>${winner[0]}</cbc:Name></cac:PartyName></cac:WinningParty>`;
  return `<cac:TenderResult><cbc:ResultCode>${code}</cbc:ResultCode>
${optional(date, (day) => `<cbc:AwardDate>${day}</cbc:AwardDate>`)}
${optional(offers, (count) => `<cbc:ReceivedTenderQuantity>${count}</cbc:ReceivedTenderQuantity>`)}
${party}
<cac:AwardedTenderedProject>${optional(lot, (id) => `<cbc:ProcurementProjectLotID>${id}</cbc:ProcurementProjectLotID>`)}<cac:LegalMonetaryTotal>
${optional(net, (amount) => `<cbc:TaxExclusiveAmount currencyID="EUR">${amount}</cbc:TaxExclusiveAmount>`)}
${optional(paid, (amount) => `<cbc:PayableAmount currencyID="EUR">${amount}</cbc:PayableAmount>`)}
</cac:LegalMonetaryTotal></cac:AwardedTenderedProject></cac:TenderResult>`;
}

/* Parts of a folder. */

export const id = (scheme: string, value: string) =>
  `<cac:PartyIdentification><cbc:ID schemeName="${scheme}">${value}</cbc:ID></cac:PartyIdentification>`;
export const named = (name: string) =>
  `<cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName>`;
export const buyer = (party: string, above = '') =>
  `<cac-place-ext:LocatedContractingParty><cac:Party>${party}</cac:Party>${above}</cac-place-ext:LocatedContractingParty>`;
export const parent = (name: string, above = '') =>
  `<cac-place-ext:ParentLocatedParty>${named(name)}${above}</cac-place-ext:ParentLocatedParty>`;
export const euros = (name: string, amount: string) =>
  `<cbc:${name} currencyID="EUR">${amount}</cbc:${name}>`;
export const project = (content: string) =>
  `<cac:ProcurementProject>${content}</cac:ProcurementProject>`;
export const budget = (content: string) =>
  project(`<cac:BudgetAmount>${content}</cac:BudgetAmount>`);
