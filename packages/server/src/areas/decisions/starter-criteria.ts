import type { Criterion } from '@pliego/contract/areas/decisions';
import { foldText } from '@pliego/contract/rules/fold-text';
import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { decisionCriteria } from '#server/db/schema/expediente.ts';

/** What a new company decides by from the first day; its people change it as they like. Weights add up to 100. */
export const starterCriteria: readonly Omit<Criterion, 'id' | 'version'>[] = [
  { clase: 'requisito', nombre: 'Hábil en el Registro de Proveedores', peso: 0 },
  { clase: 'requisito', nombre: 'Plazo de entrega posible', peso: 0 },
  { clase: 'requisito', nombre: 'Experiencia que piden las bases', peso: 0 },
  { clase: 'requisito', nombre: 'Garantías que piden las bases', peso: 0 },
  { clase: 'criterio', nombre: 'Calza con nuestro catálogo', peso: 25 },
  { clase: 'criterio', nombre: 'Probabilidad de ganar', peso: 25 },
  { clase: 'criterio', nombre: 'Margen', peso: 20 },
  { clase: 'criterio', nombre: 'Riesgo de entrega', peso: 15 },
  { clase: 'criterio', nombre: 'Costo de postular', peso: 15 },
];

/** Whether the company ever had criteria, also ones that it no longer uses. */
export async function hadCriteria(tx: Tx, companyId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: decisionCriteria.id })
    .from(decisionCriteria)
    .where(eq(decisionCriteria.companyId, companyId))
    .limit(1);
  return rows.length > 0;
}

/** Gives a company the criteria to begin with. */
export async function giveStarterCriteria(tx: Tx, companyId: number): Promise<void> {
  await tx
    .insert(decisionCriteria)
    .values(
      starterCriteria.map(({ clase, nombre, peso }) => ({
        companyId,
        kind: clase,
        name: nombre,
        nameKey: foldText(nombre),
        weight: peso,
      })),
    )
    .onConflictDoNothing();
}
