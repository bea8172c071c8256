import { foldText } from '@pliego/contract/rules/fold-text';
import { cpvItems } from '../cpv-items.ts';
import { dayMilestone } from '../european-dates.ts';
import { sumOfMoney } from '../european-money.ts';
import { givenMilestones } from '../mercado-publico/portal.ts';
import type { BuyerFacts, Observation, TenderFacts } from '../notice.ts';
import { integerOf } from '../read-json.ts';
import { documentIn } from '../xml/read-element.ts';
import {
  type Announcement,
  announcementOf,
  basqueDate,
  basqueMoney,
  basqueZone,
} from './announcement.ts';
import { categoryOf, stateOfText } from './facts.ts';

function milestoneOf(text: string | null) {
  const date = basqueDate(text);
  if (text === null || date === null) return null;
  if (date.instant === null) return dayMilestone(date.day);
  return { instante: date.instant, original: text, zona: basqueZone };
}

/** The buyer, with the tax number where the body behind it has the same name. */
function buyerOf({ buyer, entity, address }: Announcement): BuyerFacts | undefined {
  const [, taxId = null, named = null] = /^([A-Z]\d{7}[A-Z0-9]) - (.+)$/.exec(entity ?? '') ?? [];
  const name = buyer ?? named ?? entity;
  if (name === null) return undefined;
  const isSame = named !== null && foldText(named) === foldText(name);
  return {
    key: isSame ? `id:ES:${taxId}` : `nombre:${foldText(name)}`,
    name,
    taxId: isSame ? taxId : null,
    unit: null,
    address,
    commune: null,
    complaints: null,
  };
}

/** What was awarded: without taxes where every resolution says so, else with them. */
function awardOf({ resolutions, bids }: Announcement): TenderFacts['award'] {
  const awarded = resolutions.filter(({ winner }) => winner !== null);
  if (awarded.length === 0) return null;
  const net = sumOfMoney(awarded.map((one) => basqueMoney(one.net)));
  const money =
    net.amount === null ? sumOfMoney(awarded.map((one) => basqueMoney(one.gross))) : net;
  const days = awarded.flatMap(({ day }) => basqueDate(day)?.day ?? []).sort();
  const suppliers = new Map<string, { nombre: string; rut: string | null }>();
  for (const { winner, taxId: rut } of awarded) {
    if (winner !== null) suppliers.set(rut ?? winner, { nombre: winner, rut });
  }
  return {
    fecha: days.at(-1) ?? null,
    numero: null,
    oferentes: integerOf(bids ?? undefined),
    urlActa: null,
    monto: money.amount,
    moneda: money.currency,
    proveedores: [...suppliers.values()],
  };
}

/** Facts of an announcement of the Basque platform. */
export function euskadiAnnouncementFacts({ payload }: Observation): TenderFacts {
  const { name = '', document = '' } = documentIn(payload) ?? {};
  const told = announcementOf(name, document);
  const net = basqueMoney(told.net);
  const { amount, currency } = net.amount === null ? basqueMoney(told.gross) : net;
  const taxBasis = net.amount === null ? 'con-impuestos' : 'neto';
  const award = awardOf(told);
  return {
    authority: 'full',
    title: told.title ?? undefined,
    state: told.state === null ? undefined : stateOfText(told.state, null),
    buyer: buyerOf(told),
    country: 'ES',
    reference: told.reference ?? undefined,
    category: categoryOf(told.type),
    procedure: told.procedure ?? undefined,
    amount,
    currency: currency ?? undefined,
    taxBasis: amount === null ? null : taxBasis,
    place: told.nuts === null ? undefined : { codigo: told.nuts, nombre: null },
    milestones: givenMilestones({
      publicacion: milestoneOf(told.published),
      adjudicacion: award?.fecha == null ? null : dayMilestone(award.fecha),
    }),
    items: cpvItems(told.cpv),
    award,
  };
}
