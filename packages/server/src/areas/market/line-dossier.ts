import type { DossierQuery, LineDossier } from '@pliego/contract/areas/market';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { asSeenBy, type Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { type AwardPart, awardedTotal, byProcess, partsOf, sumOf } from './awards.ts';
import { extentOf } from './buyer-dossier.ts';
import { openSection, ownSection, typeSection, whomSection } from './buyer-sections.ts';
import { whenSection } from './common-sections.ts';
import { amountFigure, bidderFigure, failureFigure, processFigure, timeFigure } from './figures.ts';
import { contractsSection } from './outlook-sections.ts';
import { partiesOf } from './parties.ts';
import { type Market, periodFilter, readMarket } from './read-queries.ts';
import { familyByCode, followedCount, ownFamilies, ownSupplierKey } from './reference-queries.ts';
import { pricedLines } from './rows-queries.ts';
import { groupedBy } from './sections.ts';
import { signalsSection } from './signals-section.ts';
import { buyersSection, pricesSection, regionsSection } from './supplier-sections.ts';

/**
 * Who won lines of a family, and how much of the award they are. Of a process that buys other things too, without a word of who won
 * which line, nothing counts.
 */
function partsOfFamily({ rows, lines }: Market, family: string): AwardPart[] {
  const linesOf = byProcess(lines);
  return rows.flatMap((row) => {
    const all = linesOf.get(row.id) ?? [];
    const own = all.filter((line) => line.family === family);
    const currency = row.awardCurrency ?? row.currency;
    const bySupplier = groupedBy(own, ({ supplier }) => (supplier === null ? [] : [supplier]));
    if (bySupplier.size === 0) return row.families.length === 1 ? partsOf(row, all) : [];
    return [...bySupplier].map(([key, won]) => ({
      row,
      key,
      amount: sumOf(
        won.map(({ amount }) =>
          amount === null || currency === null ? null : { amount, currency },
        ),
      ),
    }));
  });
}

/** Everything that is known of how a family of UNSPSC is bought, as somebody may see it. */
export async function lineDossier(
  tx: Tx,
  caller: Caller,
  code: string,
  query: DossierQuery,
  now: Date,
): Promise<LineDossier> {
  const period = periodFilter(query);
  const family = await familyByCode(tx, code);
  const base: TenderFilter = { rubro: [family.code], ...period };
  const input = { tx, caller, now, base };
  const read = await readMarket(input);
  const market = { ...read, parts: partsOfFamily(read, family.code) };
  const { rows, parts } = market;
  const ownKey = await ownSupplierKey(tx, caller);
  const keys = parts.map(({ key }) => key);
  const parties = await partiesOf(tx, caller, keys, ownKey);
  const partsOfRow = groupedBy(parts, ({ row }) => [row.id]);
  const awards = rows.map((row) => {
    const own = partsOfRow.get(row.id) ?? [];
    const isWhole = row.families.length === 1;
    return { row, amount: isWhole ? awardedTotal(row, own) : sumOf(own.map((one) => one.amount)) };
  });
  const awarded = awards.filter(({ row }) => partsOfRow.has(row.id));
  return asSeenBy(caller, {
    codigo: family.code,
    nombre: family.name,
    rut: null,
    esquema: null,
    vendemos: (await ownFamilies(tx, caller)).has(family.code),
    abiertas: rows.filter(({ isOpen }) => isOpen).length,
    ...extentOf(market, base),
    cifras: [
      processFigure(rows, base),
      amountFigure(awarded.map(({ amount }) => amount)),
      bidderFigure(rows),
      timeFigure(rows),
      failureFigure(rows),
    ],
    secciones: [
      whenSection(rows, base, 'line'),
      buyersSection(awards, base, 'line'),
      whomSection(market, base, parties, 'line'),
      await pricesSection(tx, await pricedLines(input, { family: family.code }), 'line'),
      contractsSection(market, now, { supplier: parties, buyer: true }),
      typeSection(rows, base),
      signalsSection(market, base, parties, read.parts),
      ownSection(market, base, await followedCount(input), 'line'),
      openSection(rows),
      regionsSection(awards, base, 'line'),
    ],
    calculadoEn: now.toISOString(),
  });
}
