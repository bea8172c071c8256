import { describe, expect, it } from 'vitest';
import { factsIn } from '../testing/first-facts.ts';
import {
  budget,
  buyer,
  entry,
  euros,
  feed,
  id,
  named,
  parent,
  project,
} from '../testing/placsp-feed.ts';

const folderFacts = (folder: string) => factsIn(feed(entry({ folder })));

const process = (content: string) => `<cac:TenderingProcess>${content}</cac:TenderingProcess>`;
const closing = (content: string) =>
  process(`<cac:TenderSubmissionDeadlinePeriod>${content}</cac:TenderSubmissionDeadlinePeriod>`);
const notice = (type: string, ...days: string[]) =>
  `<cac-place-ext:ValidNoticeInfo><cbc-place-ext:NoticeTypeCode>${type}</cbc-place-ext:NoticeTypeCode><cac-place-ext:AdditionalPublicationStatus>${days
    .map(
      (day) =>
        `<cac-place-ext:AdditionalPublicationDocumentReference>${day}</cac-place-ext:AdditionalPublicationDocumentReference>`,
    )
    .join('')}</cac-place-ext:AdditionalPublicationStatus></cac-place-ext:ValidNoticeInfo>`;
const issued = (day: string) => `<cbc:IssueDate>${day}</cbc:IssueDate>`;

describe('the body that contracts', () => {
  it('is known by its DIR3, with the chain above it', async () => {
    const party = `${id('NIF', 'P0000000A')}${id('DIR3', 'L01000000')}${named('Alcaldía')}`;
    const above = parent('Villaclara', parent('Entidades locales', parent('Sector Público')));
    expect(await folderFacts(buyer(party, above))).toMatchObject({
      country: 'ES',
      buyer: {
        key: 'dir3:l01000000',
        name: 'Alcaldía',
        taxId: 'P0000000A',
        unit: 'Villaclara · Entidades locales',
      },
    });
  });

  it.each([
    [`${id('ID_PLATAFORMA', '77')}${id('NIF', 'P1')}${named('A')}`, 'nif:p1', 'P1'],
    [`${id('ID_PLATAFORMA', '77')}${named('A')}`, 'plataforma:77', null],
    [named('Ayuntamiento  de\n Ñora'), 'nombre:ayuntamiento de nora', null],
  ])('or else by what it has', async (party, key, taxId) => {
    expect((await folderFacts(buyer(party))).buyer).toMatchObject({ key, taxId });
  });

  it('without name is the one of the summary', async () => {
    expect((await folderFacts(buyer(id('DIR3', 'L1')))).buyer).toMatchObject({
      name: 'Alcaldía de Villaclara del Río',
    });
  });
});

describe('the amount', () => {
  const [net, total, estimate] = [
    euros('TaxExclusiveAmount', '100.5'),
    euros('TotalAmount', '121'),
    euros('EstimatedOverallContractAmount', '300'),
  ];
  it.each([
    [`${estimate}${total}${net}`, 100.5, 'neto'],
    [`${estimate}${total}`, 300, 'neto'],
    [total, 121, 'con-impuestos'],
    [`${euros('TaxExclusiveAmount', '0')}${total}`, 121, 'con-impuestos'],
    [euros('TaxExclusiveAmount', '0'), 0, 'neto'],
  ])('%s', async (amounts, amount, taxBasis) => {
    expect(await folderFacts(budget(amounts))).toMatchObject({ amount, taxBasis, currency: 'EUR' });
  });

  it('that no budget gives is that of the summary, of which nobody says if it is with taxes', async () => {
    expect(await folderFacts('')).toMatchObject({
      amount: 48_000,
      currency: 'EUR',
      taxBasis: null,
    });
  });
});

describe('what, where and how', () => {
  it('reads the project with its lots', async () => {
    const cpv = (code: string) =>
      `<cac:RequiredCommodityClassification><cbc:ItemClassificationCode>${code}</cbc:ItemClassificationCode></cac:RequiredCommodityClassification>`;
    const place =
      '<cac:RealizedLocation><cbc:CountrySubentity>Soria</cbc:CountrySubentity><cbc:CountrySubentityCode>ES417</cbc:CountrySubentityCode></cac:RealizedLocation>';
    const lot = `<cac:ProcurementProjectLot><cbc:ID schemeName="ID_LOTE">2</cbc:ID>${project(
      `<cbc:Name>Bombas</cbc:Name><cac:BudgetAmount>${euros('TaxExclusiveAmount', '40')}</cac:BudgetAmount>${cpv('42122000')}`,
    )}</cac:ProcurementProjectLot>`;
    const whole = project(
      `<cbc:Name>Fuente de la plaza</cbc:Name><cbc:TypeCode>3</cbc:TypeCode>${cpv('45000000')}${cpv('45000000')}${cpv('mal')}${place}
       <cac:PlannedPeriod><cbc:StartDate>2026-05-01</cbc:StartDate><cbc:EndDate>2026-06-30</cbc:EndDate></cac:PlannedPeriod>`,
    );
    const facts = await folderFacts(
      `${whole}${lot}${process('<cbc:ProcedureCode>9</cbc:ProcedureCode><cbc:UrgencyCode>2</cbc:UrgencyCode>')}`,
    );
    expect(facts).toMatchObject({
      title: 'Fuente de la plaza',
      reference: 'EXP-7/2026',
      category: 'obras',
      procedure: 'Abierto simplificado, tramitación urgente',
      place: { codigo: 'ES417', nombre: 'Soria' },
      lots: [{ codigo: '2', titulo: 'Bombas', monto: 40, moneda: 'EUR' }],
      milestones: {
        inicioContrato: { original: '2026-05-01' },
        finContrato: { original: '2026-06-30' },
      },
      url: 'https://contrataciondelestado.es/wps/poc?uri=deeplink:detalle_licitacion&idEvl=x%3D',
    });
    expect(
      facts.items?.map(({ correlativo, codigo, esquema }) => [correlativo, codigo, esquema]),
    ).toEqual([
      [1, '45000000', 'CPV'],
      [2, '42122000', 'CPV'],
    ]);
  });

  it.each([
    ['1', 'bienes'],
    ['22', 'servicios'],
    ['31', 'obras'],
    ['999', 'otros'],
    ['4321', 'otros'],
  ])('type %s is %s', async (code, category) => {
    expect(await folderFacts(project(`<cbc:TypeCode>${code}</cbc:TypeCode>`))).toMatchObject({
      category,
    });
  });
});

describe('the dates', () => {
  it.each([
    [
      '<cbc:EndDate>2026-01-20</cbc:EndDate><cbc:EndTime>14:00:00</cbc:EndTime>',
      '2026-01-20T13:00:00.000Z',
    ],
    [
      '<cbc:EndDate>2026-07-20</cbc:EndDate><cbc:EndTime>14:00:00</cbc:EndTime>',
      '2026-07-20T12:00:00.000Z',
    ],
    ['<cbc:EndDate>2026-07-20</cbc:EndDate>', '2026-07-20T21:59:59.000Z'],
    [
      '<cbc:EndDate>2013-04-25+02:00</cbc:EndDate><cbc:EndTime>14:00:00+02:00</cbc:EndTime>',
      '2013-04-25T12:00:00.000Z',
    ],
    ['<cbc:Description>Veinte días desde el anuncio</cbc:Description>', undefined],
  ])('a closing of %s', async (period, instant) => {
    expect((await folderFacts(closing(period))).milestones?.cierre?.instante).toBe(instant);
  });

  it('the closing of a restricted call is that of the requests to take part', async () => {
    const period =
      '<cac:ParticipationRequestReceptionPeriod><cbc:EndDate>2026-01-20</cbc:EndDate><cbc:EndTime>10:00</cbc:EndTime></cac:ParticipationRequestReceptionPeriod>';
    expect((await folderFacts(process(period))).milestones?.cierre).toEqual({
      instante: '2026-01-20T09:00:00.000Z',
      original: '2026-01-20 10:00',
      zona: 'Europe/Madrid',
    });
  });

  it('publication is the first call, and the first notice of a contract without one', async () => {
    const all = `${notice('DOC_CAN_ADJ', issued('2026-02-01'))}${notice('DOC_CN', '', issued('2026-01-09'), issued('2026-01-05'))}${notice('DOC_PIN', issued('2025-12-01'))}`;
    expect((await folderFacts(all)).milestones?.publicacion?.original).toBe('2026-01-05');
    const minor = notice('DOC_CAN_ADJ', issued('2026-02-01'), issued('2026-01-31'));
    expect((await folderFacts(minor)).milestones?.publicacion?.original).toBe('2026-01-31');
    expect((await folderFacts('')).milestones).toEqual({});
  });
});

describe('documents', () => {
  it('come with their kind, and only addresses of the web', async () => {
    const reference = (name: string, uri: string, title: string) =>
      `<cac:${name}><cbc:ID>${title}</cbc:ID><cac:Attachment><cac:ExternalReference><cbc:URI>${uri}</cbc:URI></cac:ExternalReference></cac:Attachment></cac:${name}>`;
    const general =
      '<cac-place-ext:GeneralDocument><cac-place-ext:GeneralDocumentDocumentReference><cbc:ID>77</cbc:ID><cac:Attachment><cac:ExternalReference><cbc:URI>https://a.es/2</cbc:URI><cbc:FileName>Acta</cbc:FileName></cac:ExternalReference></cac:Attachment></cac-place-ext:GeneralDocumentDocumentReference></cac-place-ext:GeneralDocument>';
    const attached = notice(
      'DOC_FORM',
      `${issued('2026-02-02')}<cac:Attachment><cac:ExternalReference><cbc:URI>https://a.es/3</cbc:URI><cbc:FileName>f.pdf</cbc:FileName></cac:ExternalReference></cac:Attachment>`,
    );
    const folder = `${reference('LegalDocumentReference', 'https://a.es/1?c=x%3D%3D', 'PCAP.pdf')}${reference('TechnicalDocumentReference', 'javascript:alert(1)', 'PPT.pdf')}${general}${attached}`;
    expect((await folderFacts(folder)).documents).toEqual([
      {
        titulo: 'PCAP.pdf',
        tipo: 'Pliego de cláusulas administrativas',
        url: 'https://a.es/1?c=x%3D%3D',
        publicado: null,
      },
      { titulo: 'PPT.pdf', tipo: 'Pliego de prescripciones técnicas', url: null, publicado: null },
      { titulo: 'Acta', tipo: 'Documento general', url: 'https://a.es/2', publicado: null },
      {
        titulo: 'f.pdf',
        tipo: 'Anuncio de formalización',
        url: 'https://a.es/3',
        publicado: '2026-02-02',
      },
    ]);
  });
});

describe('an entry without folder', () => {
  it('says what its summary says, as a summary', async () => {
    const summary =
      'Id licitación: A; B 1; Órgano de Contratación: Junta; de Gobierno; Importe: 1200.50 EUR; Estado: EV';
    expect(await factsIn(feed(entry({ folder: null, summary, title: 'Sillas' })))).toMatchObject({
      authority: 'summary',
      title: 'Sillas',
      reference: 'A; B 1',
      buyer: { name: 'Junta; de Gobierno' },
      amount: 1200.5,
      currency: 'EUR',
      state: { code: 'EV', class: 'cerrada' },
    });
  });

  it('says less when the summary does', async () => {
    const summary = 'Órgano de Contratación: Junta; Importe: ; Estado: PUB';
    const facts = await factsIn(feed(entry({ folder: null, summary })));
    expect(facts).toMatchObject({ buyer: { name: 'Junta' }, state: { class: 'publicada' } });
    expect(facts.amount).toBeUndefined();
    expect(facts.reference).toBeUndefined();
  });
});
