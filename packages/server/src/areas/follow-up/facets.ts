import type { FollowUpQuery } from '@pliego/contract/areas/follow-up';
import { changedFields } from '@pliego/contract/areas/tender-history';
import { severities } from '@pliego/contract/rules/change-severity';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import type { Facet, Tally } from './row-queries.ts';

const valueOf = {
  clase: ({ kind }: Tally) => kind,
  gravedad: ({ severity }: Tally) => severity,
  persona: ({ actor }: Tally) => actor,
  campo: ({ field }: Tally) => field,
};

function passes(tally: Tally, query: FollowUpQuery, facet: Facet): boolean {
  const values: readonly (string | number)[] | undefined = query[facet];
  if (values === undefined) return true;
  const value = valueOf[facet](tally);
  return value !== null && values.includes(value);
}

const facetNames = ['clase', 'gravedad', 'persona', 'campo'] as const satisfies Facet[];

/** Whether a row is chosen, whatever one of the filters says. */
function isChosen(tally: Tally, query: FollowUpQuery, without: Facet | null): boolean {
  return facetNames.every((facet) => facet === without || passes(tally, query, facet));
}

function sums<V extends string | number>(
  tallies: readonly Tally[],
  valueOf: (tally: Tally) => V | null,
): Map<V, number> {
  const totals = new Map<V, number>();
  for (const tally of tallies) {
    const value = valueOf(tally);
    if (value !== null) totals.set(value, (totals.get(value) ?? 0) + tally.total);
  }
  return totals;
}

const listed = <V>(totals: ReadonlyMap<V, number>, order: readonly V[]) =>
  order.flatMap((valor) => {
    const cantidad = totals.get(valor) ?? 0;
    return cantidad === 0 ? [] : [{ valor, cantidad }];
  });

/** The counts of each filter without its own choice, and how many rows are chosen. */
export function facetsOf(tallies: readonly Tally[], query: FollowUpQuery) {
  const without = (facet: Facet | null) => tallies.filter((one) => isChosen(one, query, facet));
  const people = sums(without('persona'), valueOf.persona);
  const byCount = [...people.keys()].toSorted(
    (one, other) => (people.get(other) ?? 0) - (people.get(one) ?? 0) || one - other,
  );
  const chosen = without(null);
  const days = sums(chosen, ({ hour }) => santiagoDay(hour * 1_000));
  return {
    total: chosen.reduce((sum, { total }) => sum + total, 0),
    facetas: {
      gravedad: listed(sums(without('gravedad'), valueOf.gravedad), severities),
      clase: listed(sums(without('clase'), valueOf.clase), ['portal', 'equipo'] as const),
      persona: listed(people, byCount),
      campo: listed(sums(without('campo'), valueOf.campo), changedFields),
      dia: listed(days, [...days.keys()].toSorted().toReversed()),
    },
  };
}
