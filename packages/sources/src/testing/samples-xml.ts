import { announcement, record } from './euskadi.ts';
import type { Sample } from './sample.ts';

/*
 * Small European notices, all invented: the shapes and namespaces are those of the services.
 */

const codice = 'urn:dgpe:names:draft:codice:schema:xsd:Common';
const place = 'urn:dgpe:names:draft:codice-place-ext:schema:xsd:Common';

const feed = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:cbc="${codice}BasicComponents-2" xmlns:cac="${codice}AggregateComponents-2"
  xmlns:pb="${place}BasicComponents-2" xmlns:pa="${place}AggregateComponents-2" xmlns:at="http://purl.org/atompub/tombstones/1.0">
<id>https://ejemplo.es/sindicacion.atom</id><updated>2025-12-29T19:05:23.981+01:00</updated>
<link href="anterior.atom" rel="next"/>
<at:deleted-entry ref="https://ejemplo.es/licitacion/11" when="2025-12-29T15:02:42.626+01:00"><at:comment type="ANULADA"/></at:deleted-entry>
<entry><id>https://ejemplo.es/licitacion/12</id><link href="https://ejemplo.es/?id=12"/>
<summary type="text">Id licitación: EXP-7; Órgano de Contratación: Ayuntamiento; Importe: 1795 EUR; Estado: PUB</summary>
<title>Suministro de árboles &amp; arbustos</title><updated>2025-12-28T12:43:27.619+01:00</updated>
<pa:ContractFolderStatus><cbc:ContractFolderID>EXP-7</cbc:ContractFolderID><pb:ContractFolderStatusCode>PUB</pb:ContractFolderStatusCode>
<pa:LocatedContractingParty><cac:Party><cac:PartyIdentification><cbc:ID schemeName="DIR3">L01140193</cbc:ID></cac:PartyIdentification>
<cac:PartyName><cbc:Name>Ayuntamiento</cbc:Name></cac:PartyName></cac:Party></pa:LocatedContractingParty>
<cac:ProcurementProject><cbc:Name>Suministro de árboles</cbc:Name><cbc:TypeCode>1</cbc:TypeCode>
<cac:BudgetAmount><cbc:TotalAmount currencyID="EUR">1795.5</cbc:TotalAmount><cbc:TaxExclusiveAmount currencyID="EUR">1483.88</cbc:TaxExclusiveAmount></cac:BudgetAmount>
<cac:RequiredCommodityClassification><cbc:ItemClassificationCode>03452000</cbc:ItemClassificationCode></cac:RequiredCommodityClassification>
<cac:RealizedLocation><cbc:CountrySubentityCode>ES613</cbc:CountrySubentityCode></cac:RealizedLocation></cac:ProcurementProject>
<cac:ProcurementProjectLot><cbc:ID schemeName="ID_LOTE">1</cbc:ID><cac:ProcurementProject><cbc:Name>Lote 1</cbc:Name></cac:ProcurementProject></cac:ProcurementProjectLot>
<cac:TenderResult><cbc:ResultCode>8</cbc:ResultCode><cbc:AwardDate>2025-12-20</cbc:AwardDate><cac:WinningParty><cac:PartyName><cbc:Name>Viveros</cbc:Name></cac:PartyName></cac:WinningParty></cac:TenderResult>
<cac:TenderingProcess><cbc:ProcedureCode>1</cbc:ProcedureCode><cac:TenderSubmissionDeadlinePeriod><cbc:EndDate>2026-01-20</cbc:EndDate><cbc:EndTime>14:00:00</cbc:EndTime></cac:TenderSubmissionDeadlinePeriod></cac:TenderingProcess>
</pa:ContractFolderStatus></entry></feed>`;

const form = `<?xml version="1.0" encoding="UTF-8"?>
<TED_EXPORT xmlns="http://publications.europa.eu/resource/schema/ted/R2.0.9/publication" DOC_ID="365590-2020" EDITION="2020149">
<CODED_DATA_SECTION><REF_OJS><DATE_PUB>20200804</DATE_PUB></REF_OJS><NOTICE_DATA><NO_DOC_OJS>2020/S 149-365590</NO_DOC_OJS>
<ISO_COUNTRY VALUE="ES"/><ORIGINAL_CPV CODE="71620000">Análisis</ORIGINAL_CPV><VALUES><VALUE TYPE="ESTIMATED_TOTAL" CURRENCY="EUR">15000000.00</VALUE></VALUES></NOTICE_DATA>
<CODIF_DATA><DS_DATE_DISPATCH>20200730</DS_DATE_DISPATCH><DT_DATE_FOR_SUBMISSION>20200918 09:00</DT_DATE_FOR_SUBMISSION><TD_DOCUMENT_TYPE CODE="3">Anuncio</TD_DOCUMENT_TYPE></CODIF_DATA></CODED_DATA_SECTION>
<FORM_SECTION><F02_2014 CATEGORY="ORIGINAL" LG="ES"><CONTRACTING_BODY><ADDRESS_CONTRACTING_BODY><OFFICIALNAME>Universidad</OFFICIALNAME></ADDRESS_CONTRACTING_BODY></CONTRACTING_BODY>
<OBJECT_CONTRACT><TITLE><P>Análisis de suelos</P></TITLE><CPV_MAIN><CPV_CODE CODE="71620000"/></CPV_MAIN><VAL_ESTIMATED_TOTAL CURRENCY="EUR">15 000,5</VAL_ESTIMATED_TOTAL></OBJECT_CONTRACT>
<PROCEDURE><DATE_RECEIPT_TENDERS>2020-09-18</DATE_RECEIPT_TENDERS><TIME_RECEIPT_TENDERS>9:00</TIME_RECEIPT_TENDERS></PROCEDURE></F02_2014></FORM_SECTION></TED_EXPORT>`;

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';
const efx = 'http://data.europa.eu/p27/eforms-ubl-extension';

const eforms = `<?xml version="1.0" encoding="UTF-8"?>
<ContractNotice xmlns="${ubl}ContractNotice-2" xmlns:cac="${ubl}CommonAggregateComponents-2" xmlns:cbc="${ubl}CommonBasicComponents-2"
 xmlns:efac="${efx}-aggregate-components/1" xmlns:efbc="${efx}-basic-components/1" xmlns:efext="${efx}s/1" xmlns:ext="${ubl}CommonExtensionComponents-2">
<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><efext:EformsExtension>
<efac:Organizations><efac:Organization><efac:Company><cac:PartyIdentification><cbc:ID>ORG-0001</cbc:ID></cac:PartyIdentification><cac:PartyName><cbc:Name languageID="SPA">Diputación</cbc:Name></cac:PartyName></efac:Company></efac:Organization></efac:Organizations>
<efac:Publication><efbc:NoticePublicationID>00210184-2025</efbc:NoticePublicationID><efbc:PublicationDate>2025-04-01+02:00</efbc:PublicationDate></efac:Publication>
</efext:EformsExtension></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>
<cbc:ID schemeName="notice-id">629a037e-e8dd-4b02-a19e-e890bd114fda</cbc:ID><cbc:IssueDate>2025-03-30+02:00</cbc:IssueDate><cbc:IssueTime>11:32:22+02:00</cbc:IssueTime>
<cac:ContractingParty><cac:Party><cac:PartyIdentification><cbc:ID>ORG-0001</cbc:ID></cac:PartyIdentification></cac:Party></cac:ContractingParty>
<cac:ProcurementProject><cbc:Name languageID="SPA">Obras de una senda</cbc:Name><cac:MainCommodityClassification><cbc:ItemClassificationCode>45233161</cbc:ItemClassificationCode></cac:MainCommodityClassification></cac:ProcurementProject>
<cac:ProcurementProjectLot><cbc:ID>LOT-0001</cbc:ID><cac:TenderingProcess><cac:TenderSubmissionDeadlinePeriod><cbc:EndDate>2025-05-10+02:00</cbc:EndDate><cbc:EndTime>12:00:00+02:00</cbc:EndTime></cac:TenderSubmissionDeadlinePeriod></cac:TenderingProcess></cac:ProcurementProjectLot>
</ContractNotice>`;

export const xmlSamples: readonly Sample[] = [
  { name: 'sindicacion.atom', content: feed },
  { name: 'formulario.xml', content: form },
  { name: 'anuncio.xml', content: eforms },
  { name: 'euskadi.xml', content: announcement() },
  { name: 'euskadi-anterior.xml', content: record() },
];
