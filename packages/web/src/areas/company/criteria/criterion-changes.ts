import type { Criterion } from '@pliego/contract/areas/decisions';
import { useTranslation } from 'react-i18next';
import { decisionsApi } from '#web/api/areas/decisions.ts';
import { criteriaQuery } from '#web/api/settings-queries.ts';
import { useOptimistic } from '#web/api/use-optimistic.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { useRefresh } from '../use-list-change.ts';

interface Held {
  datos: Criterion[];
}

export type CriterionChange =
  | { kind: 'weigh'; id: number; weight: number }
  | { kind: 'order'; of: Criterion['clase']; ids: number[] };

function withChange({ datos }: Held, change: CriterionChange): Held {
  if (change.kind === 'weigh') {
    return {
      datos: datos.map((one) => (one.id === change.id ? { ...one, peso: change.weight } : one)),
    };
  }
  const placeOf = ({ id }: Criterion) => change.ids.indexOf(id);
  const inOrder = datos
    .filter(({ clase }) => clase === change.of)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  const others = datos.filter(({ clase }) => clase !== change.of);
  // Requirements come first.
  return { datos: change.of === 'requisito' ? [...inOrder, ...others] : [...others, ...inOrder] };
}

export function useCriterionChange() {
  const { t } = useTranslation('company');
  return useOptimistic<CriterionChange, Held, unknown>({
    queryKey: criteriaQuery.queryKey,
    send: (change) =>
      change.kind === 'weigh'
        ? decisionsApi.updateCriterion({ params: { id: change.id }, body: { peso: change.weight } })
        : decisionsApi.orderCriteria({ body: { clase: change.of, ids: change.ids } }),
    show: withChange,
    failed: () => t('notKept'),
  });
}

/** What waits for the answer. */
export function useCriterionCalls() {
  const { t } = useTranslation('company');
  const refresh = useRefresh(criteriaQuery.queryKey);
  return {
    add: async (kind: Criterion['clase'], name: string, weight: number) => {
      await decisionsApi.createCriterion({ body: { clase: kind, nombre: name, peso: weight } });
      await refresh();
    },
    rename: async (id: number, name: string) => {
      await decisionsApi.updateCriterion({ params: { id }, body: { nombre: name } });
      await refresh();
    },
    remove: async ({ id, nombre: name }: Criterion) => {
      await decisionsApi.removeCriterion({ params: { id } });
      await refresh();
      toastDone({ title: t('removed', { name }) });
    },
  };
}
