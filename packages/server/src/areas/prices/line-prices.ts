import { type LinePrices, mostPricesRead } from '@pliego/contract/areas/prices';
import type { TenderItem } from '@pliego/contract/areas/tender-shapes';
import type { matchesOfTender } from '#server/areas/matches/match-queries.ts';
import { codeOfItem } from '#server/areas/matches/tender-lines.ts';
import type { AwardedLine } from './awarded-queries.ts';
import { classOf, isOfFigures, pricesFrom, startsWithAny } from './figures.ts';

/** A line of ours, with what its prices are found and compared by. */
export interface PricedLine {
  line: number;
  codes: readonly string[];
  currency: string;
  unit: string | null;
}

interface Tender {
  currency: string | null;
  items: readonly TenderItem[];
}

/** The lines of a tender that are ours. One without a code is priced by those of its best product. */
export function pricedLines(
  { currency, items }: Tender,
  rows: Awaited<ReturnType<typeof matchesOfTender>>,
): PricedLine[] {
  const found = new Map<number, PricedLine>();
  for (const { match, product } of rows) {
    for (const { linea } of match.lines) {
      const item = items[linea - 1];
      if (item === undefined || found.has(linea)) continue;
      const code = codeOfItem(item);
      const codes = code === null ? product.unspsc : [code];
      // What states no currency is taken as the company's own price states it.
      found.set(linea, {
        line: linea,
        codes,
        currency: currency ?? product.currency,
        unit: item.unidad,
      });
    }
  }
  return [...found.values()].sort((a, b) => a.line - b.line);
}

/** So many of the newest are named as the source. */
const named = 3;

/** At what prices a line was awarded before; null where nothing that can be compared was. */
export function linePrices(
  awarded: readonly AwardedLine[],
  { line, codes, currency, unit }: PricedLine,
): LinePrices | null {
  const classes = codes.map(classOf);
  const ofClasses = awarded.filter(({ item }) => startsWithAny(item.codigo, classes));
  const ofLine = { unspsc: [...codes], currency, unit };
  const { nivel, codigos, cifras, datos } = pricesFrom(ofClasses, ofLine);
  const figures = cifras.find(({ comparable }) => comparable);
  if (nivel === null || figures === undefined) return null;
  const source = datos.filter(isOfFigures(figures)).slice(0, named);
  const exacto = awarded.length <= mostPricesRead;
  return { linea: line, nivel, codigos, exacto, cifras: figures, datos: source };
}
