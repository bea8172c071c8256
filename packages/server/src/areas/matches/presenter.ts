import type {
  LineProduct,
  MatchDismissal,
  MatchedLine,
  MatchedTender,
  ProductMatch,
  TenderMatch,
  TenderMatches,
} from '@pliego/contract/areas/match-shapes';
import type { TenderItem } from '@pliego/contract/areas/tender-shapes';
import { isOpen } from '@pliego/contract/rules/tender-closing';
import { marginOf } from '#server/areas/products/presenter.ts';
import type { PersonOf } from '#server/areas/users/persons-queries.ts';
import type { StoredLine } from '#server/db/schema/matches.ts';
import type { Found } from './compare.ts';
import type { bestMatchesOf, matchesOfTender, matchPage } from './match-queries.ts';
import { codeOfItem, textOfItem } from './tender-lines.ts';

type PageRow = Awaited<ReturnType<typeof matchPage>>['rows'][number];
type TenderRow = PageRow['tender'];
type OfTender = Awaited<ReturnType<typeof matchesOfTender>>[number];
type Best = Awaited<ReturnType<typeof bestMatchesOf>>[number];

export function presentTender(row: TenderRow, now: Date): MatchedTender {
  return {
    id: row.id,
    codigo: row.code,
    nombre: row.title,
    estado: row.stateClass,
    abierta: isOpen(row.stateClass, row.closesAt?.toISOString() ?? null, now),
    comprador: row.buyerName,
    region: row.region,
    cierre: row.closesAt?.toISOString() ?? null,
    cierreDia: row.closesOn,
    cierreZona: row.closingZone,
    moneda: row.currency,
    monto: row.amount,
  };
}

interface Lined {
  title: string;
  items: readonly TenderItem[];
}

/** A line by its place; what the tender does not list any more is told by its title. */
function presentLine(linea: number, { title, items }: Lined): MatchedLine {
  const item = items[linea - 1];
  if (item === undefined) {
    return { linea, texto: title, codigo: null, unidad: null, cantidad: null };
  }
  return {
    linea,
    texto: textOfItem(item),
    codigo: codeOfItem(item),
    unidad: item.unidad,
    cantidad: item.cantidad,
  };
}

const reasonsOf = (line: StoredLine & Partial<Pick<Found['lines'][number], 'porQueNo'>>) => ({
  puntaje: line.puntaje,
  requisitos: line.requisitos,
  partes: line.partes,
  verificado: line.verificado,
  porQueNo: [...(line.porQueNo ?? [])],
});

function presentDismissal(
  dismissal: OfTender['dismissal'],
  personOf: PersonOf,
): MatchDismissal | null {
  if (dismissal === null) return null;
  const { userId, at, reason } = dismissal;
  return { por: personOf(userId), cuando: at.toISOString(), motivo: reason };
}

/** Lines of one match that a list shows; the ficha has all of them. */
const shownLines = 10;

function linesOf(lines: readonly StoredLine[], tender: Lined): ProductMatch['lineas'] {
  return lines.slice(0, shownLines).map((line) => {
    const shown = presentLine(line.linea, tender);
    return Object.assign(shown, reasonsOf(line));
  });
}

export function presentMatch(
  { match, tender, dismissal }: PageRow,
  { personOf, now }: { personOf: PersonOf; now: Date },
): ProductMatch {
  return {
    licitacion: presentTender(tender, now),
    puntaje: match.score,
    requisitos: match.eligibility,
    lineas: linesOf(match.lines, tender),
    reglas: match.rules,
    descartado: presentDismissal(dismissal, personOf),
  };
}

/** The same of what was just found and is not stored. */
export function presentFound(
  found: Found,
  tender: TenderRow,
  { rules, now }: { rules: number; now: Date },
): ProductMatch {
  return {
    licitacion: presentTender(tender, now),
    puntaje: found.score,
    requisitos: found.eligibility,
    lineas: linesOf(found.lines, tender),
    reglas: rules,
    descartado: null,
  };
}

const inCents = (amount: number): number => Math.round(amount * 100) / 100;

function presentProduct(
  { product, dismissal }: OfTender,
  line: StoredLine,
  quantity: number | null,
  { personOf, seesCost }: { personOf: PersonOf; seesCost: boolean },
): LineProduct {
  const { id, sku, name, price, currency, unit, pack, marginFloor } = product;
  const margin = seesCost ? marginOf(product) : null;
  return {
    ...reasonsOf(line),
    producto: { id, sku, nombre: name },
    precio: price,
    moneda: currency,
    unidad: unit,
    envase: pack,
    total: price === null || quantity === null ? null : inCents(price * quantity),
    margen: margin,
    bajoMargen: margin === null || marginFloor === null ? null : margin < marginFloor,
    descartado: presentDismissal(dismissal, personOf),
  };
}

/** Sums of what the best product of each line comes to, by currency. */
function offerOf(lines: TenderMatches['lineas']): Pick<TenderMatches, 'oferta' | 'sinMonto'> {
  const sums = new Map<string, { monto: number; lineas: number }>();
  let sinMonto = 0;
  for (const { calces } of lines) {
    const best = calces.find(({ descartado }) => descartado === null);
    if (best === undefined) continue;
    if (best.total === null) {
      sinMonto += 1;
      continue;
    }
    const known = sums.get(best.moneda) ?? { monto: 0, lineas: 0 };
    sums.set(best.moneda, {
      monto: inCents(known.monto + best.total),
      lineas: known.lineas + 1,
    });
  }
  return {
    oferta: [...sums].map(([moneda, { monto, lineas }]) => ({ moneda, monto, lineas })),
    sinMonto,
  };
}

/** What of a tender is ours, line by line. */
export function presentOfTender(
  tender: Lined,
  rows: readonly OfTender[],
  viewer: { personOf: PersonOf; seesCost: boolean },
): TenderMatches {
  const byLine = new Map<number, LineProduct[]>();
  for (const row of rows) {
    for (const line of row.match.lines) {
      const { cantidad } = presentLine(line.linea, tender);
      const presented = presentProduct(row, line, cantidad, viewer);
      byLine.set(line.linea, [...(byLine.get(line.linea) ?? []), presented]);
    }
  }
  const lineas = [...byLine]
    .sort(([a], [b]) => a - b)
    .map(([linea, calces]) =>
      Object.assign(presentLine(linea, tender), {
        calces: calces.sort((a, b) => b.puntaje - a.puntaje),
      }),
    );
  return { veCosto: viewer.seesCost, totalLineas: tender.items.length, lineas, ...offerOf(lineas) };
}

/** By the id of each tender, how it fits. */
export function presentBest(rows: readonly Best[]): Record<string, TenderMatch> {
  const ofTender = rows.map(({ match, product, others }): [string, TenderMatch] => {
    const [line] = match.lines;
    const [most] = [...(line?.partes ?? [])].sort((a, b) => b.puntos - a.puntos);
    const best = {
      puntaje: match.score,
      requisitos: match.eligibility,
      producto: { id: product.id, sku: product.sku, nombre: product.name },
      linea: line?.linea ?? 0,
      motivo: most?.motivo ?? null,
      otros: others,
    };
    return [String(match.tenderId), best];
  });
  return Object.fromEntries(ofTender);
}
