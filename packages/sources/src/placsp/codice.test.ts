import { describe, expect, it } from 'vitest';
import { fileOf, observationsIn, recordsOf } from '../testing/files.ts';
import { factsIn } from '../testing/first-facts.ts';
import { budget, codiceDeclarations, euros, id, named, result } from '../testing/placsp-feed.ts';

describe('a whole CODICE document', () => {
  const document = (root: string, content: string) =>
    `<${root} xmlns="urn:dgpe:names:draft:codice:schema:xsd:${root}-2" ${codiceDeclarations}>${content}</${root}>`;
  const body = `<cbc:UUID>2013-1</cbc:UUID><cbc:ContractFolderID>E/9</cbc:ContractFolderID><cbc:IssueDate>2013-06-07+02:00</cbc:IssueDate><cbc:IssueTime>13:03:50.832+02:00</cbc:IssueTime>
<cac:ContractingParty><cac:Party>${id('ID_PLATAFORMA', '55')}${id('NIF', 'Q1')}${named('Instituto del Agua')}</cac:Party></cac:ContractingParty>`;

  it('of a call is open, and has the code of its buyer and folder', async () => {
    const content = document('ContractNotice', body + budget(euros('TaxExclusiveAmount', '10')));
    const records = observationsIn(await recordsOf(fileOf('a.xml', content)));
    expect(records).toMatchObject([
      { code: '55/E/9', format: 'codice', observedAt: '2013-06-07T11:03:50.832Z' },
    ]);
    expect(await factsIn(content)).toMatchObject({
      reference: 'E/9',
      state: { code: 'PUB', class: 'publicada' },
      buyer: { key: 'nif:q1' },
      amount: 10,
      award: undefined,
    });
  });

  it('of an award ends as its results say, and takes nothing back', async () => {
    const awarded = await factsIn(
      document(
        'ContractAwardNotice',
        `${body}${result('8', { net: '9', winner: ['Norte SL', 'B1'] })}`,
      ),
    );
    expect(awarded).toMatchObject({ state: { class: 'adjudicada' }, award: { monto: 9 } });
    expect(awarded).toMatchObject({ amount: undefined, documents: undefined, lots: undefined });
    const none = await factsIn(document('ContractAwardNotice', `${body}${result('3')}`));
    expect(none).toMatchObject({ state: { class: 'desierta' }, award: null });
  });

  it('of CODICE 1 says the same in its older words', async () => {
    const content = `<ContractAwardNotice xmlns="urn:dgpe:names:draft:codice:schema:xsd:ContractAwardNotice-1" xmlns:b="urn:dgpe:names:draft:codice:schema:xsd:CommonBasicComponents-1" xmlns:a="urn:dgpe:names:draft:codice:schema:xsd:CommonAggregateComponents-1">
<b:UUID>2008-1</b:UUID><b:ContractFileID>6/08</b:ContractFileID><b:IssueDate>2008-08-04+02:00</b:IssueDate>
<a:ContractingAuthorityParty><a:Party><a:PartyIdentification><b:ID schemeName="CIF">Q9</b:ID></a:PartyIdentification><a:PartyName><b:Name>Fondo del Mar</b:Name></a:PartyName></a:Party></a:ContractingAuthorityParty>
<a:TenderResult><b:ResultCode>2</b:ResultCode><b:AwardPriceAmount currencyID="EUR">500</b:AwardPriceAmount><b:AwardDate>2008-08-01+02:00</b:AwardDate>
<a:WinnerParty><a:PartyIdentification><b:ID>A7</b:ID></a:PartyIdentification><a:PartyName><b:Name>Faro SA</b:Name></a:PartyName></a:WinnerParty>
<a:ProcuringProject><b:ContractName>Campaña</b:ContractName><b:TypeCode>2</b:TypeCode><b:TotalBudgetAmount currencyID="EUR">600</b:TotalBudgetAmount>
<a:RequiredClassificationScheme><a:ClassificationCategory><b:CodeValue>74410000</b:CodeValue><b:Description>Publicidad</b:Description></a:ClassificationCategory></a:RequiredClassificationScheme></a:ProcuringProject></a:TenderResult>
</ContractAwardNotice>`;
    expect(await factsIn(content)).toMatchObject({
      title: 'Campaña',
      reference: '6/08',
      amount: 600,
      taxBasis: null,
      category: 'servicios',
      buyer: { key: 'nif:q9', taxId: 'Q9' },
      items: [{ codigo: '74410000', nombre: 'Publicidad' }],
      award: { monto: 500, proveedores: [{ nombre: 'Faro SA', rut: 'A7' }] },
    });
  });
});
