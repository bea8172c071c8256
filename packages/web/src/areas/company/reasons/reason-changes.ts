import type { DiscardReason } from '@pliego/contract/areas/work';
import type { ReasonStage } from '@pliego/contract/rules/work-stages';
import { useTranslation } from 'react-i18next';
import { workApi } from '#web/api/areas/work.ts';
import { reasonsQuery } from '#web/api/settings-queries.ts';
import { useOptimistic } from '#web/api/use-optimistic.ts';
import { useRefresh } from '../use-list-change.ts';

interface Held {
  datos: DiscardReason[];
}

/** What is shown before it is kept: one is offered or no longer, or all of a stage are in another order. */
export type ReasonChange =
  | { kind: 'offer'; id: number; isRetired: boolean }
  | { kind: 'order'; stage: ReasonStage; ids: number[] };

function withChange({ datos }: Held, change: ReasonChange): Held {
  if (change.kind === 'offer') {
    return {
      datos: datos.map((one) =>
        one.id === change.id ? { ...one, retirado: change.isRetired } : one,
      ),
    };
  }
  const placeOf = ({ id }: DiscardReason) => change.ids.indexOf(id);
  const isMoved = (one: DiscardReason) => placeOf(one) !== -1;
  const inOrder = datos.filter(isMoved).toSorted((one, other) => placeOf(one) - placeOf(other));
  // Those of a stage are next to each other, before those that are no longer offered.
  const first = datos.findIndex(isMoved);
  const others = datos.filter((one) => !isMoved(one));
  return { datos: [...others.slice(0, first), ...inOrder, ...others.slice(first)] };
}

export function useReasonChange() {
  const { t } = useTranslation('company');
  return useOptimistic<ReasonChange, Held, unknown>({
    queryKey: reasonsQuery.queryKey,
    send: (change) =>
      change.kind === 'offer'
        ? workApi.updateReason({ params: { id: change.id }, body: { retirado: change.isRetired } })
        : workApi.orderReasons({ body: { etapa: change.stage, ids: change.ids } }),
    show: withChange,
    failed: () => t('notKept'),
  });
}

/** Adding and renaming wait for the answer: a name may be taken. */
export function useReasonNames() {
  const refresh = useRefresh(reasonsQuery.queryKey);
  return {
    add: async (stage: ReasonStage, name: string) => {
      await workApi.createReason({ body: { nombre: name, etapa: stage } });
      await refresh();
    },
    rename: async (id: number, name: string) => {
      await workApi.updateReason({ params: { id }, body: { nombre: name } });
      await refresh();
    },
  };
}
