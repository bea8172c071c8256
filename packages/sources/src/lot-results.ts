import type { LotResult, TenderLot } from '@pliego/contract/areas/tender-shapes';

/** Parts of the same kind by the lot that they name; those that name none are left out. */
export function byLot<Part>(
  parts: readonly Part[],
  lotOf: (part: Part) => string | null,
): Map<string, Part[]> {
  const grouped = new Map<string, Part[]>();
  for (const part of parts) {
    const lot = lotOf(part);
    if (lot === null) continue;
    const others = grouped.get(lot);
    if (others === undefined) grouped.set(lot, [part]);
    else others.push(part);
  }
  return grouped;
}

/** Lots with their results; a lot that only a result names is one too. */
export function withResults(
  lots: readonly TenderLot[],
  results: ReadonlyMap<string, LotResult>,
): TenderLot[] {
  const listed = new Set(lots.map(({ codigo }) => codigo));
  const unlisted = [...results.keys()]
    .filter((codigo) => !listed.has(codigo))
    .map((codigo): TenderLot => ({ codigo, titulo: null, monto: null, moneda: null }));
  return [...lots, ...unlisted].map((lot) => {
    const resultado = results.get(lot.codigo);
    return resultado === undefined ? lot : Object.assign({}, lot, { resultado });
  });
}
