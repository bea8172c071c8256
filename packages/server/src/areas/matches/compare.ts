import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { MatchPart } from '@pliego/contract/areas/match-shapes';
import type { Match } from '@pliego/matching/match';
import type { ProductIndex } from '@pliego/matching/product-index';
import type { StoredLine } from '#server/db/schema/matches.ts';
import { type ComparedTender, linesOf } from './tender-lines.ts';

/** So many lines of one tender are kept for a product. */
const mostLines = 200;
/** Comparing lets others have their turn after so long. */
const turnMs = 8;

/** A tender that fits a product. */
export interface Found {
  tenderId: number;
  productId: number;
  score: number;
  eligibility: Match['eligibility'];
  lines: (StoredLine & { porQueNo: Match['whyNot'] })[];
}

const partOf = ({ points, reason }: Match['parts'][number]): MatchPart => ({
  puntos: points,
  motivo: reason,
});

const lineOf = (match: Match): Found['lines'][number] => ({
  linea: Number(match.lineId),
  puntaje: match.score,
  requisitos: match.eligibility,
  partes: match.parts.map(partOf),
  verificado: [...match.checked],
  porQueNo: match.whyNot,
});

/** What of a tender fits the products of an index, or nearly does. */
export function foundIn(
  tender: ComparedTender,
  index: ProductIndex,
  verdict: 'calza' | 'casi' = 'calza',
): Found[] {
  const byProduct = new Map<number, Match[]>();
  for (const line of linesOf(tender)) {
    for (const match of index.matchesOf(line, verdict)) {
      if (match.verdict !== verdict) continue;
      const productId = Number(match.sku);
      const known = byProduct.get(productId);
      if (known === undefined) byProduct.set(productId, [match]);
      else known.push(match);
    }
  }
  return [...byProduct].map(([productId, matches]) => {
    const lines = matches.sort((a, b) => b.score - a.score).slice(0, mostLines);
    const [best] = lines;
    return {
      tenderId: tender.id,
      productId,
      score: best?.score ?? 0,
      eligibility: best?.eligibility ?? 'no-verificable',
      lines: lines.map(lineOf),
    };
  });
}

/** A match as it is written. */
export interface Kept {
  tenderId: number;
  productId: number;
  score: number;
  eligibility: Match['eligibility'];
  /** As JSON. */
  lines: string;
  /** Of the lines: score and eligibility are those of the first one. */
  digest: string;
}

const storedLine = ({
  linea,
  puntaje,
  requisitos,
  partes,
  verificado,
}: StoredLine): StoredLine => ({
  linea,
  puntaje,
  requisitos,
  partes,
  verificado,
});

/** Beyond chance, and short. */
const digestLength = 22;

/** As it is written, with its digest. */
export function asKept({ lines, ...found }: Found): Kept {
  const written = JSON.stringify(lines.map(storedLine));
  const digest = hash('sha256', written, 'base64url').slice(0, digestLength);
  return { ...found, lines: written, digest };
}

/** What of many tenders fits, as it is written, without keeping the process from anything else. */
export async function foundInAll(
  tenders: readonly ComparedTender[],
  index: ProductIndex,
): Promise<Kept[]> {
  const found: Kept[] = [];
  let since = performance.now();
  for (const tender of tenders) {
    found.push(...foundIn(tender, index).map(asKept));
    if (performance.now() - since < turnMs) continue;
    await setImmediate();
    since = performance.now();
  }
  return found;
}
