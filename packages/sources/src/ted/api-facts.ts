import type { TenderPlace } from '@pliego/contract/areas/tender-shapes';
import { cpvItems } from '../cpv-items.ts';
import { dayMilestone, deadlineMilestone, outermost } from '../european-dates.ts';
import { type EuropeanMoney, europeanNumber, firstMoney, sumOfMoney } from '../european-money.ts';
import { givenMilestones } from '../mercado-publico/portal.ts';
import type { Json, JsonObject, Observation, TenderFacts } from '../notice.ts';
import { listOf, objectOf, textOf } from '../read-json.ts';
import { tedBuyer } from './buyers.ts';
import { eformsProcedures, natures, noticeKind } from './code-lists.ts';
import { countryCode, zoneOf } from './countries.ts';
import { tedPage } from './publication.ts';
import { bestLanguage, stated } from './texts.ts';

/** Every text of a field: a text, a list of them, or either by language, in the best of them. */
function textsOf(value: Json | undefined): string[] {
  const byLanguage = objectOf(value);
  if (byLanguage !== null) {
    const best = bestLanguage(Object.keys(byLanguage), (language) => language, null);
    return best === undefined ? [] : textsOf(byLanguage[best]);
  }
  return (Array.isArray(value) ? value : [value])
    .map((one) => stated(textOf(one)))
    .filter((text) => text !== null);
}

const textOfField = (value: Json | undefined): string | null => textsOf(value)[0] ?? null;

/** TED puts the country and the subject before the title: "España – Servicios – El título". */
function ownTitle(title: string | null): string | undefined {
  const parts = title?.split(' – ') ?? [];
  return (parts.length > 2 ? parts.slice(2).join(' – ') : title) ?? undefined;
}

function moneyOf(notice: JsonObject, amountName: string, currencyName: string): EuropeanMoney {
  const amounts =
    listOf(notice[amountName]).length > 0
      ? listOf(notice[amountName])
      : textsOf(notice[amountName]);
  const currencies = textsOf(notice[currencyName]);
  return sumOfMoney(
    amounts.map((amount, index) => ({
      amount: europeanNumber(textOf(amount) ?? ''),
      currency: (currencies[index] ?? currencies[0])?.toUpperCase() ?? null,
    })),
  );
}

/** Each lot's deadline: the lists of days and of hours run in step. The earliest counts. */
function closingOf(notice: JsonObject, zone: string) {
  const times = textsOf(notice['deadline-receipt-tender-time-lot']);
  const days = textsOf(notice['deadline-receipt-tender-date-lot']);
  const named = days.length > 0 ? days : textsOf(notice['deadline']);
  return outermost(
    'earliest',
    named.map((day, index) => {
      // The field for all lots holds both in one text.
      const [date = '', time] = day.split('T');
      return deadlineMilestone(date, time ?? times[index] ?? null, zone);
    }),
  );
}

function stateOf(code: string | null): TenderFacts['state'] {
  if (code === null) return undefined;
  const kind = noticeKind(code);
  return kind === undefined
    ? { code, text: `Anuncio ${code}`, class: 'desconocida' }
    : { code, text: kind.text, class: kind.class };
}

function placeOf(notice: JsonObject): TenderPlace | undefined {
  const codigo = textOfField(notice['place-of-performance']);
  const nombre = textOfField(notice['place-of-performance-city-lot']);
  return codigo === null && nombre === null ? undefined : { codigo, nombre };
}

/** Facts of an element of the answers of TED's interface (formats.md §9). */
export function tedApiFacts({ payload: notice, code }: Observation): TenderFacts {
  const country = countryCode(textOfField(notice['buyer-country']));
  const { amount, currency } = firstMoney([
    moneyOf(notice, 'estimated-value-proc', 'estimated-value-cur-proc'),
    moneyOf(notice, 'estimated-value-lot', 'estimated-value-cur-lot'),
  ]);
  const procedure = textOfField(notice['procedure-type']);
  const items = cpvItems(
    textsOf(notice['classification-cpv']).map((cpv) => ({ code: cpv, name: null })),
  );
  return {
    authority: 'full',
    title: textOfField(notice['title-proc']) ?? ownTitle(textOfField(notice['notice-title'])),
    description: textOfField(notice['description-proc']) ?? undefined,
    state: stateOf(textOfField(notice['notice-type'])),
    buyer: tedBuyer({
      name: textOfField(notice['buyer-name']),
      taxId: textOfField(notice['buyer-identifier']),
      country,
      address: null,
      commune: textOfField(notice['buyer-city']),
    }),
    country: country ?? undefined,
    reference: textOfField(notice['internal-identifier-proc']) ?? undefined,
    category: natures.get(textOfField(notice['contract-nature']) ?? ''),
    procedure: procedure === null ? undefined : (eformsProcedures.get(procedure) ?? procedure),
    amount: amount ?? undefined,
    currency: currency ?? undefined,
    taxBasis: amount === null ? undefined : 'neto',
    place: placeOf(notice),
    milestones: givenMilestones({
      publicacion: dayMilestone(textOfField(notice['publication-date'])),
      cierre: closingOf(notice, zoneOf(country)),
    }),
    items: items.length === 0 ? undefined : items,
    url: tedPage(code),
  };
}
