import type {
  Milestone,
  TenderDocument,
  TenderItem,
  TenderLot,
  TenderPlace,
} from '@pliego/contract/areas/tender-shapes';
import { cpvItems } from '../cpv-items.ts';
import { dayMilestone, deadlineMilestone, outermost } from '../european-dates.ts';
import { type EuropeanMoney, firstMoney, moneyIn, sumOfMoney } from '../european-money.ts';
import { givenMilestones } from '../mercado-publico/portal.ts';
import type { Json, Observation, TenderFacts } from '../notice.ts';
import { webAddressOf } from '../read-json.ts';
import {
  attributeOf,
  documentIn,
  elementAt,
  elementsAt,
  textAt,
  textIn,
} from '../xml/read-element.ts';
import { tedBuyer } from './buyers.ts';
import { eformsProcedures, natures, noticeKind } from './code-lists.ts';
import { zoneOf } from './countries.ts';
import { withResults } from '../lot-results.ts';
import {
  eformsAward,
  eformsAwardDate,
  eformsLotResults,
  isUnawardedNotice,
} from './eforms-awards.ts';
import { type Organization, organizationsOf } from './organizations.ts';
import { eformsExtension, tedPage } from './publication.ts';
import { eformsTerms } from './terms.ts';
import { localText, stated } from './texts.ts';

/** The technical lot of a notice without lots; it repeats the notice. */
const noLot = 'LOT-0000';

interface Lot {
  id: string;
  lot: Json;
}

function lotsIn(notice: Json): Lot[] {
  return elementsAt(notice, 'cac:ProcurementProjectLot').flatMap((lot) => {
    const id = elementAt(lot, 'cbc:ID');
    const scheme = attributeOf(id, 'schemeName') ?? 'Lot';
    const text = textIn(id);
    return text === null || scheme !== 'Lot' ? [] : [{ id: text, lot }];
  });
}

function estimateIn(project: Json | undefined): EuropeanMoney {
  return moneyIn(
    elementAt(project, 'cac:RequestedTenderTotal', 'cbc:EstimatedOverallContractAmount'),
  );
}

function lotProject({ lot }: Lot): Json | undefined {
  return elementAt(lot, 'cac:ProcurementProject');
}

function lotsOf(lots: Lot[], language: string | null): TenderLot[] {
  return lots
    .filter(({ id }) => id !== noLot)
    .map((lot) => {
      const { amount, currency } = estimateIn(lotProject(lot));
      const titulo = localText(lotProject(lot), ['cbc:Name'], language);
      return { codigo: lot.id, titulo, monto: amount, moneda: currency };
    });
}

function itemsOf(projects: (Json | undefined)[]): TenderItem[] {
  const codes = projects.flatMap((project) =>
    ['cac:MainCommodityClassification', 'cac:AdditionalCommodityClassification'].flatMap((name) =>
      elementsAt(project, name, 'cbc:ItemClassificationCode'),
    ),
  );
  return cpvItems(codes.map((code) => ({ code: textIn(code), name: null })));
}

function placeOf(projects: (Json | undefined)[]): TenderPlace | undefined {
  for (const project of projects) {
    for (const address of elementsAt(project, 'cac:RealizedLocation', 'cac:Address')) {
      const codigo = stated(textAt(address, 'cbc:CountrySubentityCode'));
      const nombre = stated(textAt(address, 'cbc:CityName'));
      if (codigo !== null || nombre !== null) return { codigo, nombre };
    }
  }
  return undefined;
}

/** Where lots differ the earliest counts: a deadline is never shown later than it may be. */
function deadlineOf(lots: Lot[], zone: string, ...periods: string[][]): Milestone | null {
  for (const path of periods) {
    const given = lots.flatMap(({ lot }) => elementsAt(lot, 'cac:TenderingProcess', ...path));
    const found = outermost(
      'earliest',
      given.map((period) =>
        deadlineMilestone(textAt(period, 'cbc:EndDate'), textAt(period, 'cbc:EndTime'), zone),
      ),
    );
    if (found !== null) return found;
  }
  return null;
}

const processExtension = [
  'ext:UBLExtensions',
  'ext:UBLExtension',
  'ext:ExtensionContent',
  'efext:EformsExtension',
];

function milestonesOf(notice: Json, lots: Lot[], zone: string): TenderFacts['milestones'] {
  const published = textAt(eformsExtension(notice), 'efac:Publication', 'efbc:PublicationDate');
  return givenMilestones({
    publicacion: dayMilestone(published) ?? dayMilestone(textAt(notice, 'cbc:IssueDate')),
    finPreguntas: deadlineOf(lots, zone, ['cac:AdditionalInformationRequestPeriod']),
    cierre: deadlineOf(
      lots,
      zone,
      ['cac:TenderSubmissionDeadlinePeriod'],
      ['cac:ParticipationRequestReceptionPeriod'],
      [...processExtension, 'efac:InterestExpressionReceptionPeriod'],
      [...processExtension, 'efac:AnswerReceptionPeriod'],
    ),
    adjudicacion: eformsAwardDate(notice),
  });
}

function documentsOf(lots: Lot[]): TenderDocument[] {
  const documents = new Map<string, TenderDocument>();
  for (const { lot } of lots) {
    const references = elementsAt(lot, 'cac:TenderingTerms', 'cac:CallForTendersDocumentReference');
    for (const reference of references) {
      const external = elementAt(reference, 'cac:Attachment', 'cac:ExternalReference');
      const url = webAddressOf(stated(textAt(external, 'cbc:URI')) ?? undefined);
      const titulo =
        stated(textAt(external, 'cbc:FileName')) ?? stated(textAt(reference, 'cbc:ID'));
      if (url === null && titulo === null) continue;
      const document = { titulo: titulo ?? 'Pliegos', tipo: 'Pliegos', url, publicado: null };
      documents.set(url ?? document.titulo, document);
    }
  }
  return [...documents.values()];
}

function stateOf(notice: Json): TenderFacts['state'] {
  const code = textAt(notice, 'cbc:NoticeTypeCode');
  const kind = code === null ? undefined : noticeKind(code);
  if (code === null) return undefined;
  if (kind === undefined) return { code, text: `Anuncio ${code}`, class: 'desconocida' };
  return kind.class === 'adjudicada' && isUnawardedNotice(notice)
    ? { code, text: `${kind.text}, sin ganador`, class: 'desierta' }
    : { code, text: kind.text, class: kind.class };
}

function orNothing<Element>(list: Element[]): Element[] | undefined {
  return list.length === 0 ? undefined : list;
}

function lotsWithResults(
  notice: Json,
  lots: Lot[],
  language: string | null,
  organizations: ReadonlyMap<string, Organization>,
): TenderLot[] {
  const results = eformsLotResults(notice, organizations);
  results.delete(noLot);
  return withResults(lotsOf(lots, language), results);
}

/** Facts of a notice of eForms (formats.md §9). */
export function eformsFacts({ payload, code }: Observation): TenderFacts {
  const notice = documentIn(payload)?.document ?? {};
  const language = textAt(notice, 'cbc:NoticeLanguageCode');
  const organizations = organizationsOf(notice, language);
  const buyerId = textAt(
    notice,
    'cac:ContractingParty',
    'cac:Party',
    'cac:PartyIdentification',
    'cbc:ID',
  );
  const organization = organizations.get(buyerId ?? '');
  const country = organization?.country ?? null;
  const lots = lotsIn(notice);
  const project = elementAt(notice, 'cac:ProcurementProject');
  const projects = [project, ...lots.map(lotProject)];
  const { amount, currency } = firstMoney([
    estimateIn(project),
    sumOfMoney(lots.map((lot) => estimateIn(lotProject(lot)))),
  ]);
  const nature = projects.map((one) => textAt(one, 'cbc:ProcurementTypeCode')).find(Boolean);
  const procedure = stated(textAt(notice, 'cac:TenderingProcess', 'cbc:ProcedureCode'));
  const textOfProjects = (name: string) =>
    projects.map((one) => localText(one, [name], language)).find((text) => text !== null);
  return {
    authority: 'full',
    title: textOfProjects('cbc:Name') ?? undefined,
    description: textOfProjects('cbc:Description') ?? undefined,
    state: stateOf(notice),
    buyer: organization === undefined ? undefined : tedBuyer(organization),
    commune: organization?.commune ?? undefined,
    country: country ?? undefined,
    reference: stated(textAt(project, 'cbc:ID')) ?? undefined,
    category: natures.get(nature ?? ''),
    procedure: procedure === null ? undefined : (eformsProcedures.get(procedure) ?? procedure),
    amount: amount ?? undefined,
    currency: currency ?? undefined,
    taxBasis: amount === null ? undefined : 'neto',
    place: placeOf(projects),
    milestones: milestonesOf(notice, lots, zoneOf(country)),
    terms: eformsTerms(
      lots.map(({ lot }) => lot),
      language,
    ),
    items: orNothing(itemsOf(projects)),
    lots: orNothing(lotsWithResults(notice, lots, language, organizations)),
    documents: orNothing(documentsOf(lots)),
    award: eformsAward(notice, organizations),
    url: tedPage(code),
  };
}
