import { mostDecided, type MatchPrecision } from '@pliego/contract/areas/product-proposals';
import type { DecidedTender } from '@pliego/matching/propose-words';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { shownTender } from '#server/areas/matches/match-queries.ts';
import { textOfItem } from '#server/areas/matches/tender-lines.ts';
import { isOpenAt } from '#server/areas/tenders/closing-queries.ts';
import type { Tx } from '#server/db/database.ts';
import { productMatches } from '#server/db/schema/matches.ts';
import { productAnswers } from '#server/db/schema/products.ts';
import { visibleBuyers as buyers, visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';

type Standing = 'util' | 'descartada' | 'abierta';

const onMatch = sql`company_id = ${productMatches.companyId} and tender_id = ${productMatches.tenderId}`;
/** Who was made responsible by a rule has said nothing: only what is done afterwards counts. */
const isByRule = sql`exists (select from events where ${onMatch} and type = 'asignacion' and facts ? 'regla')`;
const isCarried = sql`(${tenderWork.assigneeId} is not null
  or exists (select from tender_followers where ${onMatch} and is_following))`;
const stage = sql`coalesce(${tenderWork.stage}, 'detectada')`;

/** What people said of a match by what they did with it. */
const standing: SQL<Standing> = sql<Standing>`case
  when ${productMatches.isDismissed} or ${stage} = 'descartada' then 'descartada'
  when ${stage} <> 'detectada' or (${isCarried} and not ${isByRule}) then 'util' else 'abierta' end`;

interface OfProduct {
  companyId: number;
  productId: number;
}

const ofMatch = and(
  eq(tenderWork.companyId, productMatches.companyId),
  eq(tenderWork.tenderId, productMatches.tenderId),
);

function matchesOf(
  tx: Tx,
  { companyId, productId }: OfProduct,
  where: SQL | undefined,
  limit: number,
) {
  return tx
    .select({ tender: shownTender, lines: productMatches.lines, standing })
    .from(productMatches)
    .innerJoin(tenders, eq(tenders.id, productMatches.tenderId))
    .leftJoin(buyers, eq(buyers.id, tenders.buyerId))
    .leftJoin(tenderWork, ofMatch)
    .where(
      and(eq(productMatches.companyId, companyId), eq(productMatches.productId, productId), where),
    )
    .orderBy(desc(productMatches.tenderId))
    .limit(limit);
}

export type DecidedRow = Awaited<ReturnType<typeof matchesOf>>[number];

/** The last matches of a product that somebody decided on, and the open ones that nobody has. */
export async function decidedMatches(tx: Tx, of: OfProduct, now: Date) {
  return {
    decided: await matchesOf(tx, of, sql`${standing} <> 'abierta'`, mostDecided),
    open: await matchesOf(
      tx,
      of,
      and(sql`${standing} = 'abierta'`, isOpenAt(tenders, now)),
      mostDecided,
    ),
  };
}

/** The texts of the lines that matched best, for which it is on the list; what the tender does not list any more is left out. */
export function textsOf({ tender, lines }: DecidedRow): DecidedTender {
  const best = lines[0]?.puntaje ?? 0;
  const numbers = lines.filter(({ puntaje }) => puntaje === best).map(({ linea }) => linea);
  const texts = numbers.flatMap((number) => {
    const item = tender.items[number - 1];
    return item === undefined ? [] : [textOfItem(item)];
  });
  const isTitle = texts.length === 0;
  return { id: tender.id, lines: isTitle ? [tender.title] : texts, isTitle };
}

export function precisionOf(decided: readonly DecidedRow[], open: number): MatchPrecision {
  const utiles = decided.filter((row) => row.standing === 'util').length;
  const all = decided.length;
  return {
    utiles,
    descartadas: all - utiles,
    porcentaje: all === 0 ? null : Math.round((utiles / all) * 100),
    sinDecidir: open,
  };
}

/** What was answered before, by kind and stem. */
export async function answersOf(tx: Tx, { companyId, productId }: OfProduct): Promise<Set<string>> {
  const rows = await tx
    .select({ kind: productAnswers.kind, stem: productAnswers.stem })
    .from(productAnswers)
    .where(and(eq(productAnswers.companyId, companyId), eq(productAnswers.productId, productId)));
  return new Set(rows.map(({ kind, stem }) => `${kind} ${stem}`));
}
