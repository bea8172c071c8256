import { describe, expect, it } from 'vitest';
import { fileOf, observationsIn, recordsOf, rejectionsIn } from '../testing/files.ts';
import { factsIn } from '../testing/first-facts.ts';
import { eforms, heading, organizations, published, tedForm } from '../testing/ted-notices.ts';

const records = (content: string) => recordsOf(fileOf('a.xml', content));

describe('the code of a notice', () => {
  it.each([
    [published('00210184-2025'), '210184-2025'],
    [published('2023/S 193-601506'), '601506-2023'],
    [published('n.a.'), 'aaaa-1-01'],
    [published('DOCUMENT_ID_REQUIRED_HERE'), 'aaaa-1-01'],
    ['', 'aaaa-1-01'],
  ])('of eForms with %s is %s', async (extension, code) => {
    const content = eforms('ContractNotice', { extension, content: heading('cn-standard') });
    const found = observationsIn(await records(content));
    expect(found).toMatchObject([{ source: 'ted', format: 'ted-eforms', code }]);
  });

  it('of eForms that nothing identifies is refused with the reason', async () => {
    const content = eforms('ContractNotice', { content: heading('cn-standard', { id: 'n.a.' }) });
    expect(rejectionsIn(await records(content))).toMatchObject([
      { reasons: [{ code: 'anuncio-sin-numero-ni-identificador' }] },
    ]);
  });

  it('of a form is its number in the journal, wherever that stands', async () => {
    const noted = '<NO_DOC_OJS>2021/S 006-008689</NO_DOC_OJS>';
    const codes = [tedForm({ forms: {} }), tedForm({ number: null, data: noted, forms: {} })].map(
      async (content) => observationsIn(await records(content))[0]?.code,
    );
    expect(await Promise.all(codes)).toEqual(['123-2021', '8689-2021']);
    const nameless = rejectionsIn(await records(tedForm({ number: null, forms: {} })));
    expect(nameless).toHaveLength(1);
  });

  it('needs a day on which it was said', async () => {
    const undated = tedForm({ forms: {} }).replace('20210111', 'pronto');
    expect(rejectionsIn(await records(undated))).toMatchObject([
      { reasons: [{ code: 'anuncio-sin-fecha-ni-envio' }] },
    ]);
  });

  it('is dated by its publication, or by its dispatch where that is later', async () => {
    const dated = async (extension: string) => {
      const content = eforms('ContractNotice', { extension, content: heading('cn-standard') });
      return observationsIn(await records(content))[0]?.observedAt;
    };
    expect(await dated(published('1-2025'))).toBe('2025-04-02T12:00:00.000Z');
    expect(await dated(published('1-2025', '2025-03-02'))).toBe('2025-04-01T07:50:55.000Z');
    expect(await dated('')).toBe('2025-04-01T07:50:55.000Z');
  });
});

const title = (text: string) => `<OBJECT_CONTRACT><TITLE><P>${text}</P></TITLE></OBJECT_CONTRACT>`;

describe('a form of TED', () => {
  it.each([
    [{ DE: title('Brücke'), EN: title('Bridge'), ES: title('Puente') }, 'Puente'],
    [{ DE: title('Brücke'), EN: title('Bridge'), FR: title('Pont') }, 'Bridge'],
    [{ DE: title('Brücke'), FR: title('Pont') }, 'Brücke'],
  ])('is read in the best of its languages', async (forms, text) => {
    expect((await factsIn(tedForm({ forms }))).title).toBe(text);
  });

  it('keeps the text that stands around marked letters', async () => {
    const marked = title('Superficie de 20 m<FT TYPE="SUP">2</FT> y más');
    expect((await factsIn(tedForm({ forms: { ES: marked } }))).title).toBe(
      'Superficie de 20 m2 y más',
    );
  });

  it('reads what, where, when and for how much', async () => {
    const form = `<CONTRACTING_BODY><ADDRESS_CONTRACTING_BODY><OFFICIALNAME>Puerto Claro</OFFICIALNAME><NATIONALID>Q 12.3</NATIONALID><TOWN>Cala</TOWN></ADDRESS_CONTRACTING_BODY><URL_DOCUMENT>https://puerto.example/1</URL_DOCUMENT></CONTRACTING_BODY>
<OBJECT_CONTRACT><TITLE><P>Muelle</P></TITLE><REFERENCE_NUMBER>n/a</REFERENCE_NUMBER><CPV_MAIN><CPV_CODE CODE="45000000"/></CPV_MAIN><TYPE_CONTRACT CTYPE="WORKS"/><SHORT_DESCR><P>Uno.</P><P>Dos.</P></SHORT_DESCR><VAL_ESTIMATED_TOTAL CURRENCY="EUR">1 530 376,50</VAL_ESTIMATED_TOTAL>
<OBJECT_DESCR ITEM="1"><TITLE><P>Pilotes</P></TITLE><LOT_NO>1</LOT_NO><CPV_ADDITIONAL><CPV_CODE CODE="45240000"/></CPV_ADDITIONAL><n:NUTS CODE="PT150"/><VAL_OBJECT CURRENCY="EUR">9</VAL_OBJECT></OBJECT_DESCR></OBJECT_CONTRACT>
<PROCEDURE><DATE_RECEIPT_TENDERS>2021-02-11</DATE_RECEIPT_TENDERS><TIME_RECEIPT_TENDERS>9:00</TIME_RECEIPT_TENDERS></PROCEDURE>`;
    const content = tedForm({
      country: 'PT',
      codes: '<NC_CONTRACT_NATURE CODE="1"/><PR_PROC CODE="1"/>',
      data: '<n:PERFORMANCE_NUTS CODE="00">Not specified</n:PERFORMANCE_NUTS><n:PERFORMANCE_NUTS CODE="PT150">Algarve</n:PERFORMANCE_NUTS>',
      forms: { PT: form },
    });
    const facts = await factsIn(content);
    expect(facts).toMatchObject({
      title: 'Muelle',
      description: 'Uno.\nDos.',
      country: 'PT',
      state: { code: '3', text: 'Anuncio de licitación', class: 'publicada' },
      buyer: { key: 'id:pt:q123', name: 'Puerto Claro', taxId: 'Q 12.3', commune: 'Cala' },
      category: 'obras',
      procedure: 'Abierto',
      amount: 1_530_376.5,
      currency: 'EUR',
      taxBasis: 'neto',
      place: { codigo: 'PT150', nombre: 'Algarve' },
      lots: [{ codigo: '1', titulo: 'Pilotes', monto: 9, moneda: 'EUR' }],
      // Nine in the morning of Lisbon, which is that of Greenwich in winter.
      milestones: { cierre: { instante: '2021-02-11T09:00:00.000Z' } },
      documents: [{ url: 'https://puerto.example/1' }],
      url: 'https://ted.europa.eu/es/notice/-/detail/123-2021',
    });
    expect(facts.reference).toBeUndefined();
    expect(facts.items?.map(({ codigo }) => codigo)).toEqual(['45000000', '45240000']);
  });

  it('falls back on the codes of TED where the form is of another kind', async () => {
    const content = tedForm({
      codes: '<DT_DATE_FOR_SUBMISSION>20210701 14:00</DT_DATE_FOR_SUBMISSION>',
      data: '<ORIGINAL_CPV CODE="72600000"/><VALUES><VALUE TYPE="ESTIMATED_TOTAL" CURRENCY="SEK">7</VALUE></VALUES>',
      forms: { ES: '<FD_CONTRACT/>' },
    });
    expect(await factsIn(content)).toMatchObject({
      amount: 7,
      currency: 'SEK',
      items: [{ codigo: '72600000' }],
      milestones: { cierre: { instante: '2021-07-01T12:00:00.000Z', original: '20210701 14:00' } },
    });
  });

  const award = (content: string) => `<AWARD_CONTRACT>${content}</AWARD_CONTRACT>`;
  const contractor = (name: string, id: string, extra = '') =>
    `<AWARDED_CONTRACT><DATE_CONCLUSION_CONTRACT>2020-12-15</DATE_CONCLUSION_CONTRACT><TENDERS><NB_TENDERS_RECEIVED>4</NB_TENDERS_RECEIVED></TENDERS><CONTRACTORS><CONTRACTOR><ADDRESS_CONTRACTOR><OFFICIALNAME>${name}</OFFICIALNAME><NATIONALID>${id}</NATIONALID></ADDRESS_CONTRACTOR></CONTRACTOR></CONTRACTORS>${extra}</AWARDED_CONTRACT>`;
  const total = (amount: string) =>
    `<VALUES><VAL_TOTAL CURRENCY="EUR">${amount}</VAL_TOTAL></VALUES>`;

  it('tells the award of all its lots', async () => {
    const form = `${award(contractor('Norte', 'B1', total('10')))}${award('<NO_AWARDED_CONTRACT/>')}${award(contractor('Sur', 'n/a', total('5,50')))}`;
    expect(await factsIn(tedForm({ documentType: '7', forms: { ES: form } }))).toMatchObject({
      state: { class: 'adjudicada', text: 'Anuncio de adjudicación' },
      award: {
        fecha: '2020-12-15',
        oferentes: 4,
        monto: 15.5,
        moneda: 'EUR',
        proveedores: [
          { nombre: 'Norte', rut: 'B1' },
          { nombre: 'Sur', rut: null },
        ],
      },
    });
  });

  it('tells that nothing was awarded', async () => {
    const form = award('<NO_AWARDED_CONTRACT><PROCUREMENT_UNSUCCESSFUL/></NO_AWARDED_CONTRACT>');
    const facts = await factsIn(tedForm({ documentType: '7', forms: { ES: form } }));
    expect(facts.state).toMatchObject({ class: 'desierta' });
    expect(facts.award).toBeUndefined();
  });
});

const lot = (id: string, content: string) =>
  `<a:ProcurementProjectLot><b:ID schemeName="Lot">${id}</b:ID>${content}</a:ProcurementProjectLot>`;
const until = (day: string, hour: string) =>
  `<a:TenderingProcess><a:TenderSubmissionDeadlinePeriod><b:EndDate>${day}</b:EndDate><b:EndTime>${hour}</b:EndTime></a:TenderSubmissionDeadlinePeriod></a:TenderingProcess>`;
const port = { name: 'Puerto Claro', id: 'Q1', country: 'ESP' };

describe('a notice of eForms', () => {
  it('reads what, where, when and for how much, through its references', async () => {
    const estimate = (amount: string) =>
      `<a:RequestedTenderTotal><b:EstimatedOverallContractAmount currencyID="EUR">${amount}</b:EstimatedOverallContractAmount></a:RequestedTenderTotal>`;
    const project = `<a:ProcurementProject><b:ID schemeName="InternalID">EXP-1</b:ID><b:Name languageID="POR">Cais</b:Name><b:Name languageID="ENG">Pier</b:Name><b:Name languageID="SPA">Muelle</b:Name><b:Description languageID="POR">Um cais</b:Description><b:ProcurementTypeCode>works</b:ProcurementTypeCode>
<a:MainCommodityClassification><b:ItemClassificationCode>45000000</b:ItemClassificationCode></a:MainCommodityClassification></a:ProcurementProject>`;
    const part = (name: string, amount: string) =>
      `<a:ProcurementProject><b:Name languageID="SPA">${name}</b:Name>${estimate(amount)}<a:RealizedLocation><a:Address><b:CountrySubentityCode>ES612</b:CountrySubentityCode></a:Address></a:RealizedLocation></a:ProcurementProject>`;
    const content = eforms('ContractNotice', {
      extension: `${organizations(port)}${published('7-2025')}`,
      content: `${heading('cn-standard')}<a:TenderingProcess><b:ProcedureCode>open</b:ProcedureCode></a:TenderingProcess>${project}${lot('LOT-0001', `${until('2025-05-10+02:00', '12:00:00+02:00')}${part('Uno', '10')}`)}${lot('LOT-0002', `${until('2025-05-09+02:00', '14:00:00+02:00')}${part('Dos', '5')}`)}`,
    });
    expect(await factsIn(content)).toMatchObject({
      title: 'Muelle',
      description: 'Um cais',
      reference: 'EXP-1',
      country: 'ES',
      buyer: { key: 'id:es:q1', name: 'Puerto Claro', commune: 'Puerto Claro' },
      state: { code: 'cn-standard', class: 'publicada' },
      category: 'obras',
      procedure: 'Abierto',
      amount: 15,
      currency: 'EUR',
      taxBasis: 'neto',
      place: { codigo: 'ES612', nombre: null },
      lots: [
        { codigo: 'LOT-0001', titulo: 'Uno', monto: 10 },
        { codigo: 'LOT-0002', titulo: 'Dos', monto: 5 },
      ],
      // The earlier of the two.
      milestones: { cierre: { instante: '2025-05-09T12:00:00.000Z' } },
      url: 'https://ted.europa.eu/es/notice/-/detail/7-2025',
    });
  });

  it('has no lots when its only one stands for the whole, and no page before it is published', async () => {
    const content = eforms('PriorInformationNotice', {
      content: `${heading('pin-only')}${lot('LOT-0000', '<a:ProcurementProject><b:Name>Entero</b:Name></a:ProcurementProject>')}`,
    });
    const facts = await factsIn(content);
    expect(facts).toMatchObject({ title: 'Entero', state: { class: 'planificada' } });
    expect(facts.lots).toBeUndefined();
    expect(facts.url).toBeUndefined();
  });

  it('takes no placeholder for a fact', async () => {
    const terms =
      '<a:TenderingTerms><a:CallForTendersDocumentReference><b:ID>DOCUMENT_ID_REQUIRED_HERE</b:ID><a:Attachment><a:ExternalReference><b:URI>n.a.</b:URI></a:ExternalReference></a:Attachment></a:CallForTendersDocumentReference></a:TenderingTerms>';
    const content = eforms('ContractAwardNotice', {
      extension: `${organizations({ name: 'n/a', id: 'N/A', country: '' })}<efac:NoticeResult/>`,
      content: `${heading('can-standard')}<a:ProcurementProject><b:ID>n.a.</b:ID><b:Name>N/A</b:Name></a:ProcurementProject>${lot('LOT-0001', terms)}<a:TenderResult><b:AwardDate>2000-01-01Z</b:AwardDate></a:TenderResult>`,
    });
    const facts = await factsIn(content);
    expect(facts.milestones).toEqual({
      publicacion: {
        instante: '2025-04-01T03:00:00.000Z',
        original: '2025-04-01Z',
        dia: '2025-04-01',
      },
    });
    for (const field of ['title', 'reference', 'buyer', 'documents', 'award', 'amount'] as const) {
      expect(facts[field]).toBeUndefined();
    }
  });

  const lotResult = (code: string, tender = '') =>
    `<efac:LotResult><b:TenderResultCode>${code}</b:TenderResultCode>${tender}<efac:ReceivedSubmissionsStatistics><efbc:StatisticsCode>t-sme</efbc:StatisticsCode><efbc:StatisticsNumeric>9</efbc:StatisticsNumeric></efac:ReceivedSubmissionsStatistics><efac:ReceivedSubmissionsStatistics><efbc:StatisticsCode>tenders</efbc:StatisticsCode><efbc:StatisticsNumeric>3</efbc:StatisticsNumeric></efac:ReceivedSubmissionsStatistics></efac:LotResult>`;
  const reference = (kind: string, id: string) => `<efac:${kind}><b:ID>${id}</b:ID></efac:${kind}>`;

  it('tells the award through tenders, parties and organisations', async () => {
    const results = `<efac:NoticeResult>${lotResult('selec-w', reference('LotTender', 'TEN-0001'))}${lotResult('clos-nw')}
<efac:LotTender><b:ID>TEN-0001</b:ID><a:LegalMonetaryTotal><b:PayableAmount currencyID="EUR">73</b:PayableAmount></a:LegalMonetaryTotal>${reference('TenderingParty', 'TPA-0001')}</efac:LotTender>
<efac:LotTender><b:ID>TEN-0002</b:ID>${reference('TenderingParty', 'TPA-0002')}</efac:LotTender>
<efac:SettledContract><b:ID>CON-0001</b:ID><b:IssueDate>2025-03-24</b:IssueDate><efac:ContractReference><b:ID>C-9</b:ID></efac:ContractReference></efac:SettledContract>
<efac:TenderingParty><b:ID>TPA-0001</b:ID>${reference('Tenderer', 'ORG-0002')}${reference('Tenderer', 'ORG-0009')}</efac:TenderingParty></efac:NoticeResult>`;
    const content = eforms('ContractAwardNotice', {
      extension: `${results}${organizations(port, { name: 'Dragas SA', id: 'A5', country: 'ESP' })}`,
      content: heading('can-standard'),
    });
    expect(await factsIn(content)).toMatchObject({
      state: { class: 'adjudicada' },
      milestones: { adjudicacion: { original: '2025-03-24' } },
      award: {
        fecha: '2025-03-24',
        numero: 'C-9',
        oferentes: 3,
        monto: 73,
        moneda: 'EUR',
        proveedores: [{ nombre: 'Dragas SA', rut: 'A5' }],
      },
    });
  });

  it('tells that every lot was closed without a winner', async () => {
    const extension = `<efac:NoticeResult>${lotResult('clos-nw')}</efac:NoticeResult>`;
    const content = eforms('ContractAwardNotice', { extension, content: heading('can-standard') });
    const facts = await factsIn(content);
    expect(facts.state).toMatchObject({ class: 'desierta' });
    expect(facts.award).toBeUndefined();
  });

  it.each([
    ['cn-standard', 'publicada'],
    ['pin-cfc-social', 'publicada'],
    ['pmc', 'planificada'],
    ['veat', 'adjudicada'],
    ['otra-cosa', 'desconocida'],
  ])('of type %s is %s', async (type, state) => {
    const facts = await factsIn(eforms('ContractNotice', { content: heading(type) }));
    expect(facts.state).toMatchObject({ code: type, class: state });
  });
});
