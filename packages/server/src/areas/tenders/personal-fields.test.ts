import { fileHead } from '@pliego/sources/file-head';
import { placspXml } from '@pliego/sources/placsp/feed';
import { tedXml } from '@pliego/sources/ted/notices';
import type { FileFormat } from '@pliego/sources/file-format';
import { describe, expect, it } from 'vitest';
import { withoutPersons } from './personal-fields.ts';

async function payloadOf(format: FileFormat, content: string): Promise<unknown> {
  const name = 'a.xml';
  const all = Buffer.from(content);
  async function* bytes() {
    yield all;
  }
  const file = { name, head: fileHead(name, all, true), bytes: bytes() };
  for await (const record of format.read(file)) {
    if (record.kind === 'observation') return record.observation.payload;
  }
  throw new Error('nothing was read');
}

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';
const codice = 'urn:dgpe:names:draft:codice:schema:xsd:Common';
const contact = (prefix: string) =>
  `<${prefix}a:Contact><${prefix}b:Name>Rosa Reservada</${prefix}b:Name><${prefix}b:Telephone>600 000 000</${prefix}b:Telephone><${prefix}b:ElectronicMail>rosa@reservada.example</${prefix}b:ElectronicMail></${prefix}a:Contact>`;

const notices: [string, FileFormat, string][] = [
  [
    'CODICE',
    placspXml,
    `<ContractNotice xmlns="urn:dgpe:names:draft:codice:schema:xsd:ContractNotice-2" xmlns:qb="${codice}BasicComponents-2" xmlns:qa="${codice}AggregateComponents-2"><qb:UUID>1</qb:UUID><qb:IssueDate>2013-06-07</qb:IssueDate><qb:Note>Se compra papel</qb:Note><qa:ContractingParty><qa:Party>${contact('q')}<qa:Person><qb:FirstName>Rosa Reservada</qb:FirstName></qa:Person></qa:Party></qa:ContractingParty></ContractNotice>`,
  ],
  [
    'eForms',
    tedXml,
    `<ContractNotice xmlns="${ubl}:ContractNotice-2" xmlns:qb="${ubl}:CommonBasicComponents-2" xmlns:qa="${ubl}:CommonAggregateComponents-2" xmlns:e="http://data.europa.eu/p27/eforms-ubl-extension-aggregate-components/1"><qb:ID schemeName="notice-id">1</qb:ID><qb:IssueDate>2025-04-01Z</qb:IssueDate><qb:Note>Se compra papel</qb:Note><e:Organizations><e:Organization><e:Company>${contact('q')}</e:Company><e:UltimateBeneficialOwner><qb:FirstName>Rosa Reservada</qb:FirstName></e:UltimateBeneficialOwner></e:Organization></e:Organizations></ContractNotice>`,
  ],
  [
    'a form of TED',
    tedXml,
    `<TED_EXPORT xmlns="http://publications.europa.eu/resource/schema/ted/R2.0.9/publication" DOC_ID="1-2021"><CODED_DATA_SECTION><REF_OJS><DATE_PUB>20210111</DATE_PUB></REF_OJS></CODED_DATA_SECTION><FORM_SECTION><NOTE>Se compra papel</NOTE><ADDRESS><CONTACT_POINT>Rosa Reservada</CONTACT_POINT><PHONE>600 000 000</PHONE><E_MAIL>rosa@reservada.example</E_MAIL><FAX>600 000 000</FAX><ATTENTION>Rosa Reservada</ATTENTION></ADDRESS></FORM_SECTION></TED_EXPORT>`,
  ],
];

describe('what is shown of a payload', () => {
  it.each(notices)('of %s names no person', async (_, format, content) => {
    const payload = await payloadOf(format, content);
    expect(JSON.stringify(payload)).toMatch(/reservada/i);
    const shown = JSON.stringify(withoutPersons(payload));
    expect(shown).not.toMatch(/reservada|600/i);
    expect(shown).toContain('Se compra papel');
  });

  it.each([
    'RutUsuario',
    'NombreResponsableContrato',
    'contactPoint',
    'buyer-email',
    'organisation-contact-point-buyer',
    'buyer-tel',
  ])('leaves out «%s»', (name) => {
    expect(withoutPersons([{ a: { [name]: 'Rosa', b: 1 } }])).toEqual([{ a: { b: 1 } }]);
  });

  it.each([
    'NombreOrganismo',
    'buyer-name',
    'cac:Contract',
    'cbc:Name',
    'CONTRACTOR',
    'hotel',
    'telar',
  ])('keeps «%s»', (name) => {
    expect(withoutPersons({ [name]: 'x' })).toEqual({ [name]: 'x' });
  });
});
