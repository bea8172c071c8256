import type { StageOutcome } from '@pliego/contract/areas/work-shapes';
import { normalisedRut } from '@pliego/contract/rules/rut';
import type { StateClass } from '@pliego/contract/rules/tender-codes';
import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { companies } from '#server/db/schema/companies.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';

/** What the sources say of how a tender ended, as far as it concerns a company. */
export interface Ending {
  state: StateClass;
  /** Whether it is among the suppliers that are named; null where none is. */
  awardedToUs: boolean | null;
  outcome: StageOutcome;
}

interface Supplier {
  nombre: string | null;
  rut: string | null;
}

type Facts = Pick<
  typeof tenders.$inferSelect,
  'id' | 'stateClass' | 'award' | 'items' | 'lots' | 'currency'
>;

/** Who was awarded anything: the whole, a lot or a line. */
function suppliersOf({ award, lots, items }: Facts): Supplier[] {
  const ofLines = items.flatMap(({ adjudicacion }): Supplier[] =>
    adjudicacion === null || (adjudicacion.proveedor === null && adjudicacion.rutProveedor === null)
      ? []
      : [{ nombre: adjudicacion.proveedor, rut: adjudicacion.rutProveedor }],
  );
  return [
    ...(award?.proveedores ?? []),
    ...lots.flatMap(({ resultado }) => resultado?.proveedores ?? []),
    ...ofLines,
  ];
}

const keyOf = (rut: string | null): string | null => (rut === null ? null : normalisedRut(rut));

/** What lines say that one supplier was awarded; null where any of them lacks its price or quantity. */
function lineTotal({ items }: Facts, rut: string): number | null {
  let total: number | null = null;
  for (const { adjudicacion, cantidad: asked } of items) {
    if (adjudicacion === null || keyOf(adjudicacion.rutProveedor) !== rut) continue;
    const { montoUnitario, cantidad } = adjudicacion;
    const quantity = cantidad ?? asked;
    if (montoUnitario === null || quantity === null) return null;
    total = (total ?? 0) + montoUnitario * quantity;
  }
  return total;
}

function endingOf(facts: Facts, ourRut: string | null): Ending {
  const suppliers = suppliersOf(facts);
  const keys = new Set(suppliers.map(({ nombre, rut }) => keyOf(rut) ?? nombre));
  const ours = suppliers.find(({ rut }) => ourRut !== null && keyOf(rut) === ourRut);
  const [first] = suppliers;
  const winner = ours ?? first ?? null;
  const isSole = keys.size === 1;
  const rut = winner === null ? null : keyOf(winner.rut);
  // The amount of the award is of all its suppliers together.
  const whole = isSole ? (facts.award?.monto ?? null) : null;
  const monto = whole ?? (rut === null ? null : lineTotal(facts, rut));
  return {
    state: facts.stateClass,
    awardedToUs: winner === null ? null : ours !== undefined,
    outcome: {
      ganador: winner?.nombre ?? null,
      rutGanador: rut ?? winner?.rut ?? null,
      monto,
      moneda: monto === null ? null : (facts.award?.moneda ?? facts.currency),
    },
  };
}

/** How some tenders ended by what sources say. */
export async function endingsOf(
  tx: Tx,
  companyId: number,
  tenderIds: readonly number[],
): Promise<Map<number, Ending>> {
  if (tenderIds.length === 0) return new Map();
  const [company] = await tx
    .select({ taxId: companies.taxId })
    .from(companies)
    .where(eq(companies.id, companyId));
  const ourRut = keyOf(company?.taxId ?? null);
  const rows = await tx
    .select({
      id: tenders.id,
      stateClass: tenders.stateClass,
      award: tenders.award,
      items: tenders.items,
      lots: tenders.lots,
      currency: tenders.currency,
    })
    .from(tenders)
    .where(inArray(tenders.id, [...tenderIds]));
  return new Map(rows.map((facts) => [facts.id, endingOf(facts, ourRut)]));
}
