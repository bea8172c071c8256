import type { BuyerDossier, DossierQuery } from '@pliego/contract/areas/market';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { asSeenBy, type Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { awardedTotal } from './awards.ts';
import { openSection, ownSection, typeSection, whomSection } from './buyer-sections.ts';
import { whatSection, whenSection } from './common-sections.ts';
import {
  amountFigure,
  bidderFigure,
  complaintFigure,
  failureFigure,
  processFigure,
  timeFigure,
} from './figures.ts';
import { contractsSection, expectedSection } from './outlook-sections.ts';
import { partiesOf } from './parties.ts';
import { type Market, periodFilter, readMarket } from './read-queries.ts';
import { buyerById, followedCount, ownFamilies, ownSupplierKey } from './reference-queries.ts';
import { groupedBy, largestFirst } from './sections.ts';
import { signalsSection } from './signals-section.ts';

/** What every dossier says of the processes that it was worked out from. */
export function extentOf({ rows }: Market, base: TenderFilter) {
  const days = rows.flatMap(({ publishedOn }) => publishedOn ?? []).toSorted();
  const regions = groupedBy(rows, ({ region }) => (region === null ? [] : [region]));
  return {
    region: largestFirst(regions)[0]?.[0] ?? null,
    procesos: rows.length,
    lista: base,
    desde: days[0] ?? null,
    hasta: days.at(-1) ?? null,
  };
}

/** The awards of whole processes, of those that have any. */
export function totalsOf({ rows, parts }: Market) {
  const partsOfRow = groupedBy(parts, ({ row }) => [row.id]);
  return rows
    .filter(({ suppliers, state }) => suppliers.length > 0 || state === 'adjudicada')
    .map((row) => awardedTotal(row, partsOfRow.get(row.id) ?? []));
}

/** Everything that is known of how an institution buys, as somebody may see it. */
export async function buyerDossier(
  tx: Tx,
  caller: Caller,
  id: number,
  query: DossierQuery,
  now: Date,
): Promise<BuyerDossier> {
  const period = periodFilter(query);
  const buyer = await buyerById(tx, id);
  const base: TenderFilter = { comprador: [buyer.id], ...period };
  const input = { tx, caller, now, base };
  const market = await readMarket(input);
  const { rows, lines, parts } = market;
  const ownKey = await ownSupplierKey(tx, caller);
  const parties = await partiesOf(
    tx,
    caller,
    parts.map(({ key }) => key),
    ownKey,
  );
  const ours = await ownFamilies(tx, caller);
  return asSeenBy(caller, {
    id: buyer.id,
    nombre: buyer.name,
    rut: buyer.taxId,
    esquema: buyer.taxScheme,
    abiertas: rows.filter(({ isOpen }) => isOpen).length,
    ...extentOf(market, base),
    cifras: [
      processFigure(rows, base),
      amountFigure(totalsOf(market)),
      bidderFigure(rows),
      timeFigure(rows),
      failureFigure(rows),
      complaintFigure(buyer),
    ],
    secciones: [
      await whatSection(tx, { rows, base, lines, ours, of: 'buyer' }),
      whenSection(rows, base, 'buyer'),
      whomSection(market, base, parties),
      await expectedSection(tx, { rows, base, ours, now }),
      contractsSection(market, now, { supplier: parties }),
      typeSection(rows, base),
      signalsSection(market, base, parties),
      ownSection(market, base, await followedCount(input)),
      openSection(rows),
    ],
    calculadoEn: now.toISOString(),
  });
}
