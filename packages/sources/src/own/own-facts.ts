import { OwnTender, ownDates } from '@pliego/contract/areas/own-tenders';
import { normalisedRut } from '@pliego/contract/rules/rut';
import { stateNames } from '@pliego/contract/rules/tender-codes';
import * as z from 'zod/mini';
import { milestoneOf } from '../instants.ts';
import { givenMilestones, portalBuyer } from '../mercado-publico/portal.ts';
import type { Observation, TenderFacts } from '../notice.ts';
import { webAddressOf } from '../read-json.ts';

function buyerOf({ comprador, rutComprador, comuna }: OwnTender) {
  const buyer = portalBuyer({
    name: comprador,
    taxId: rutComprador === null ? null : normalisedRut(rutComprador),
    unit: null,
    address: null,
    commune: comuna,
    complaints: null,
  });
  return buyer ?? null;
}

/** A code is of UNSPSC, and a person who enters a line by hand has none. */
function itemsOf({ lineas }: OwnTender) {
  return lineas.map(({ nombre, cantidad, unidad }, index) => ({
    correlativo: index + 1,
    codigo: null,
    esquema: null,
    nombre,
    categoria: [],
    descripcion: null,
    unidad,
    cantidad,
    adjudicacion: null,
  }));
}

/** What somebody of the company entered of a tender: all of it, so that what is empty is known to be. */
export function ownFacts({ payload }: Observation): TenderFacts {
  const parsed = z.safeParse(OwnTender, payload);
  if (!parsed.success) return { authority: 'full' };
  const own = parsed.data;
  const dates = ownDates.map((name) => {
    const instant = own.fechas[name];
    return [name, instant === null ? null : milestoneOf(instant, instant)];
  });
  return {
    authority: 'full',
    title: own.nombre,
    description: own.descripcion,
    state: { code: null, text: stateNames[own.estado], class: own.estado },
    buyer: buyerOf(own),
    regionNumber: own.region,
    commune: own.comuna,
    currency: own.moneda,
    amount: own.monto,
    milestones: givenMilestones(Object.fromEntries(dates)),
    items: itemsOf(own),
    url: own.url === null ? null : (webAddressOf(own.url) ?? `https://${own.url}`),
  };
}
