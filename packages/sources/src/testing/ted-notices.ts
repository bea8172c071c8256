/** Notices of TED with invented bodies and companies, for the tests. */

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';
const europa = 'http://data.europa.eu/p27';

export function eforms(
  root: 'ContractNotice' | 'ContractAwardNotice' | 'PriorInformationNotice',
  { extension = '', content = '' }: { extension?: string; content?: string },
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="${ubl}:${root}-2" xmlns:a="${ubl}:CommonAggregateComponents-2" xmlns:b="${ubl}:CommonBasicComponents-2" xmlns:ext="${ubl}:CommonExtensionComponents-2" xmlns:efac="${europa}/eforms-ubl-extension-aggregate-components/1" xmlns:efbc="${europa}/eforms-ubl-extension-basic-components/1" xmlns:efext="${europa}/eforms-ubl-extensions/1">
<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><efext:EformsExtension>${extension}</efext:EformsExtension></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>
${content}
</${root}>`;
}

export function published(number: string, day = '2025-04-02+02:00'): string {
  return `<efac:Publication><efbc:NoticePublicationID schemeName="ojs-notice-id">${number}</efbc:NoticePublicationID><efbc:PublicationDate>${day}</efbc:PublicationDate></efac:Publication>`;
}

/** Organisations in the order of their references, `ORG-0001` first. */
export function organizations(...given: { name: string; id: string; country: string }[]): string {
  const listed = given.map(
    ({ name, id, country }, index) =>
      `<efac:Organization><efac:Company><a:PartyIdentification><b:ID schemeName="organization">ORG-000${index + 1}</b:ID></a:PartyIdentification><a:PartyName><b:Name languageID="SPA">${name}</b:Name></a:PartyName><a:PostalAddress><b:CityName>Puerto Claro</b:CityName><a:Country><b:IdentificationCode>${country}</b:IdentificationCode></a:Country></a:PostalAddress><a:PartyLegalEntity><b:CompanyID>${id}</b:CompanyID></a:PartyLegalEntity><a:Contact><b:Name>Persona Reservada</b:Name><b:ElectronicMail>persona@puerto.example</b:ElectronicMail></a:Contact></efac:Company></efac:Organization>`,
  );
  return `<efac:Organizations>${listed.join('')}</efac:Organizations>`;
}

/** What every notice of eForms begins with. */
export function heading(type: string, { id = 'aaaa-1', version = '01' } = {}): string {
  return `<b:ID schemeName="notice-id">${id}</b:ID><b:IssueDate>2025-04-01Z</b:IssueDate><b:IssueTime>07:50:55Z</b:IssueTime><b:VersionID>${version}</b:VersionID><b:NoticeTypeCode>${type}</b:NoticeTypeCode><b:NoticeLanguageCode>POR</b:NoticeLanguageCode>
<a:ContractingParty><a:Party><a:PartyIdentification><b:ID>ORG-0001</b:ID></a:PartyIdentification></a:Party></a:ContractingParty>`;
}

interface FormParts {
  number?: string | null;
  country?: string;
  documentType?: string;
  /** Codes beside the document's type. */
  codes?: string;
  data?: string;
  /** Forms by language, the first being the original. */
  forms: Record<string, string>;
}

/** A notice in a form of 2011 to 2023. */
export function tedForm({
  number = '000123-2021',
  country = 'ES',
  documentType = '3',
  codes = '',
  data = '',
  forms,
}: FormParts): string {
  const sections = Object.entries(forms).map(
    ([language, content], index) =>
      `<F02_2014 CATEGORY="${index === 0 ? 'ORIGINAL' : 'TRANSLATION'}" FORM="F02" LG="${language}">${content}</F02_2014>`,
  );
  const id = number === null ? '' : ` DOC_ID="${number}"`;
  return `<TED_EXPORT xmlns="http://publications.europa.eu/resource/schema/ted/R2.0.9/publication" xmlns:n="http://publications.europa.eu/resource/schema/ted/2021/nuts"${id}>
<CODED_DATA_SECTION><REF_OJS><DATE_PUB>20210111</DATE_PUB></REF_OJS>
<NOTICE_DATA><LG_ORIG>${Object.keys(forms)[0] ?? ''}</LG_ORIG><ISO_COUNTRY VALUE="${country}"/>${data}</NOTICE_DATA>
<CODIF_DATA><TD_DOCUMENT_TYPE CODE="${documentType}">Something</TD_DOCUMENT_TYPE>${codes}</CODIF_DATA></CODED_DATA_SECTION>
<FORM_SECTION>${sections.join('')}</FORM_SECTION></TED_EXPORT>`;
}
