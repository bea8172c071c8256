import type { TenderItem, TenderLot, TenderPlace } from '@pliego/contract/areas/tender-shapes';
import { cpvItems } from '../cpv-items.ts';
import { dayMilestone, deadlineMilestone } from '../european-dates.ts';
import { type EuropeanMoney, firstMoney, moneyIn } from '../european-money.ts';
import { givenMilestones } from '../mercado-publico/portal.ts';
import type { Json, Observation, TenderFacts } from '../notice.ts';
import { objectOf, webAddressOf } from '../read-json.ts';
import {
  attributeAt,
  attributeOf,
  elementAt,
  elementsAt,
  elementsAtEach,
  textAt,
  textIn,
} from '../xml/read-element.ts';
import { tedBuyer } from './buyers.ts';
import { documentTypes, formCategories, formProcedures, natures } from './code-lists.ts';
import { countryCode, zoneOf } from './countries.ts';
import { withResults } from '../lot-results.ts';
import { formAward, formAwardDate, formLotResults, isUnawarded } from './form-awards.ts';
import { tedPage } from './publication.ts';
import { formTerms } from './terms.ts';
import { bestLanguage, paragraphs, stated } from './texts.ts';

interface Notice {
  data: Json | undefined;
  coded: Json | undefined;
  form: Json;
  country: string | null;
}

/** The form in the language our readers understand best; translations have the same content as the original. */
function formOf(payload: Json, original: string | null): Json {
  const section = objectOf(elementAt(payload, 'FORM_SECTION')) ?? {};
  const forms = Object.keys(section)
    .flatMap((name) => elementsAt(section, name))
    .filter((form) => attributeOf(form, 'LG') !== null);
  return bestLanguage(forms, (form) => attributeOf(form, 'LG'), original) ?? {};
}

function noticeOf(payload: Json): Notice {
  const section = elementAt(payload, 'CODED_DATA_SECTION');
  const data = elementAt(section, 'NOTICE_DATA');
  const form = formOf(payload, textAt(data, 'LG_ORIG'));
  const country = countryCode(attributeAt(data, ['ISO_COUNTRY'], 'VALUE'));
  return { data, coded: elementAt(section, 'CODIF_DATA'), form, country };
}

function stateOf({ coded, form }: Notice): TenderFacts['state'] {
  const type = elementAt(coded, 'TD_DOCUMENT_TYPE');
  const code = attributeOf(type, 'CODE');
  if (code === null) return undefined;
  const known = documentTypes.get(code) ?? {
    text: textAt(coded, 'TD_DOCUMENT_TYPE') ?? `Anuncio ${code}`,
    class: 'desconocida' as const,
  };
  if (known.class !== 'adjudicada' || !isUnawarded(form)) {
    return { code, text: known.text, class: known.class };
  }
  return { code, text: `${known.text}, sin ganador`, class: 'desierta' };
}

/** The title in the form; forms before 2014 keep it elsewhere, and TED gives all a short one. */
function titleOf(payload: Json, { form, data }: Notice): string | undefined {
  const titles = elementsAt(payload, 'TRANSLATION_SECTION', 'ML_TITLES', 'ML_TI_DOC');
  const translated = bestLanguage(titles, (one) => attributeOf(one, 'LG'), textAt(data, 'LG_ORIG'));
  return (
    stated(paragraphs(form, 'OBJECT_CONTRACT', 'TITLE')) ??
    paragraphs(form, 'OBJECT_CONTRACT', 'OBJECT_DESCR', 'TITLE') ??
    paragraphs(translated, 'TI_TEXT') ??
    undefined
  );
}

function buyerOf(payload: Json, { form, country }: Notice): TenderFacts['buyer'] {
  const address = elementAt(form, 'CONTRACTING_BODY', 'ADDRESS_CONTRACTING_BODY');
  return tedBuyer({
    name:
      stated(textAt(address, 'OFFICIALNAME')) ??
      textAt(payload, 'TRANSLATION_SECTION', 'ML_AA_NAMES', 'AA_NAME'),
    taxId: stated(textAt(address, 'NATIONALID')),
    country,
    address: stated(textAt(address, 'ADDRESS')),
    commune: stated(textAt(address, 'TOWN')),
  });
}

/** The estimate, which forms and codes of TED alike give without taxes. */
function estimateOf({ form, data }: Notice): EuropeanMoney {
  const listed = elementsAt(data, 'VALUES', 'VALUE')
    .filter((value) => attributeOf(value, 'TYPE') === 'ESTIMATED_TOTAL')
    .map(moneyIn);
  return firstMoney([
    moneyIn(elementAt(form, 'OBJECT_CONTRACT', 'VAL_ESTIMATED_TOTAL')),
    ...listed,
  ]);
}

function itemsOf({ form, data }: Notice): TenderItem[] {
  const object = elementAt(form, 'OBJECT_CONTRACT');
  const codes = [
    ...elementsAt(object, 'CPV_MAIN', 'CPV_CODE'),
    ...elementsAt(object, 'OBJECT_DESCR', 'CPV_ADDITIONAL', 'CPV_CODE'),
    ...elementsAt(data, 'ORIGINAL_CPV'),
  ].map((code) => ({ code: attributeOf(code, 'CODE'), name: null }));
  return cpvItems(codes);
}

function lotsOf({ form }: Notice): TenderLot[] {
  const lots = elementsAt(form, 'OBJECT_CONTRACT', 'OBJECT_DESCR').flatMap((lot) => {
    const codigo = textAt(lot, 'LOT_NO');
    if (codigo === null) return [];
    const { amount, currency } = moneyIn(elementAt(lot, 'VAL_OBJECT'));
    return [{ codigo, titulo: paragraphs(lot, 'TITLE'), monto: amount, moneda: currency }];
  });
  return withResults(lots, formLotResults(form));
}

/** TED's code for an unstated place. */
const nowhere = '00';

function placeOf({ form, data }: Notice): TenderPlace | undefined {
  const lot = elementAt(form, 'OBJECT_CONTRACT', 'OBJECT_DESCR');
  const places = [
    ...elementsAtEach(lot, ['nuts:NUTS'], ['NUTS']),
    ...elementsAtEach(data, ['nuts:PERFORMANCE_NUTS'], ['PERFORMANCE_NUTS']),
  ].filter((place) => !(attributeOf(place, 'CODE') ?? nowhere).startsWith(nowhere));
  const codigo = attributeOf(places[0], 'CODE');
  if (codigo === null) return undefined;
  // The name is with the codes, and in the form only the code.
  const named = places.find(
    (place) => attributeOf(place, 'CODE') === codigo && textIn(place) !== null,
  );
  return { codigo, nombre: textIn(named) };
}

/** The closing as the form writes it, or as the codes do: `20200605 12:00`. */
function closingOf({ form, coded, country }: Notice) {
  const zone = zoneOf(country);
  const procedure = elementAt(form, 'PROCEDURE');
  const date = textAt(procedure, 'DATE_RECEIPT_TENDERS');
  const [day = null, hour = null] = (textAt(coded, 'DT_DATE_FOR_SUBMISSION') ?? '').split(' ');
  return (
    deadlineMilestone(date, textAt(procedure, 'TIME_RECEIPT_TENDERS'), zone) ??
    deadlineMilestone(day, hour, zone)
  );
}

/** Facts of a form of TED, R2.0.8 or R2.0.9 (formats.md §9). */
export function tedFormFacts({
  payload: { TED_EXPORT: payload = {} },
  code,
}: Observation): TenderFacts {
  const notice = noticeOf(payload);
  const { form, coded, country } = notice;
  const { amount, currency } = estimateOf(notice);
  const object = elementAt(form, 'OBJECT_CONTRACT');
  const buyer = buyerOf(payload, notice);
  const nature = attributeAt(coded, ['NC_CONTRACT_NATURE'], 'CODE') ?? '';
  const type = attributeAt(object, ['TYPE_CONTRACT'], 'CTYPE')?.toLowerCase() ?? '';
  const lots = lotsOf(notice);
  const items = itemsOf(notice);
  const terms = webAddressOf(textAt(form, 'CONTRACTING_BODY', 'URL_DOCUMENT') ?? undefined);
  return {
    authority: 'full',
    title: titleOf(payload, notice),
    description: stated(paragraphs(object, 'SHORT_DESCR')) ?? undefined,
    state: stateOf(notice),
    buyer,
    commune: buyer?.commune,
    country: country ?? undefined,
    reference: stated(textAt(object, 'REFERENCE_NUMBER')) ?? undefined,
    category: formCategories.get(nature) ?? natures.get(type),
    procedure: formProcedures.get(attributeAt(coded, ['PR_PROC'], 'CODE') ?? ''),
    amount: amount ?? undefined,
    currency: currency ?? undefined,
    taxBasis: amount === null ? undefined : 'neto',
    place: placeOf(notice),
    milestones: givenMilestones({
      publicacion: dayMilestone(textAt(payload, 'CODED_DATA_SECTION', 'REF_OJS', 'DATE_PUB')),
      cierre: closingOf(notice),
      adjudicacion: formAwardDate(form),
    }),
    terms: formTerms(form),
    items: items.length === 0 ? undefined : items,
    lots: lots.length === 0 ? undefined : lots,
    documents:
      terms === null
        ? undefined
        : [{ titulo: 'Pliegos', tipo: 'Pliegos', url: terms, publicado: null }],
    award: formAward(form),
    url: tedPage(code),
  };
}
