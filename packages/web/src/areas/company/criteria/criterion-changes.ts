import { Criterion } from '@pliego/contract/areas/decisions';
import { useTranslation } from 'react-i18next';
import { decisionsApi } from '#web/api/areas/decisions.ts';
import { criteriaQuery } from '#web/api/settings-queries.ts';
import { storedNow } from '#web/api/stored-now.ts';
import { useOptimistic } from '#web/api/use-optimistic.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { useRefresh } from '../use-list-change.ts';

interface Held {
  datos: Criterion[];
}

export type CriterionChange =
  /** Based on a version: what somebody else weighed it meanwhile is not overwritten unseen. */
  | { kind: 'weigh'; id: number; version: number; weight: number }
  | { kind: 'order'; of: Criterion['clase']; ids: number[] };

function withChange({ datos }: Held, change: CriterionChange): Held {
  if (change.kind === 'weigh') {
    return {
      datos: datos.map((one) =>
        one.id === change.id ? { ...one, peso: change.weight, version: change.version + 1 } : one,
      ),
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
        ? decisionsApi.updateCriterion({
            params: { id: change.id },
            body: { peso: change.weight },
            ifVersion: change.version,
          })
        : decisionsApi.orderCriteria({ body: { clase: change.of, ids: change.ids } }),
    show: withChange,
    failed: () => t('notKept'),
    explain: (error) => {
      const stored = storedNow(Criterion, error);
      if (stored === null) return undefined;
      return t('criteria.clash', { name: stored.nombre, weight: stored.peso });
    },
    again: (change, error) => {
      const stored = storedNow(Criterion, error);
      if (stored === null || change.kind !== 'weigh') return change;
      return { ...change, version: stored.version };
    },
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
    rename: async ({ id, version }: Criterion, name: string) => {
      await decisionsApi.updateCriterion({
        params: { id },
        body: { nombre: name },
        ifVersion: version,
      });
      await refresh();
    },
    remove: async ({ id, nombre: name }: Criterion) => {
      await decisionsApi.removeCriterion({ params: { id } });
      await refresh();
      toastDone({ title: t('removed', { name }) });
    },
  };
}
