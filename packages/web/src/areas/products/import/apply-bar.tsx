import { Button, Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import type { ListMapping, ProductImport } from '@pliego/contract/areas/product-imports';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { productImportsApi } from '#web/api/areas/product-imports.ts';
import { problemText } from '#web/api/problems.ts';
import { formatCount } from '#web/lib/format.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { listQuery, listsKey, progressQuery } from './list-queries.ts';
import classes from '#web/ui/import/import.module.css';

interface ApplyBarProps {
  list: ProductImport;
  mapping: ListMapping;
  /** Products that would be added or changed; null while that is not known. */
  count: number | null;
}

/** Applies a list, or forgets it. */
export function ApplyBar({ list: { id, archivo }, mapping, count }: ApplyBarProps) {
  const { t } = useTranslation('products');
  const client = useQueryClient();
  const navigate = useNavigate();
  const params = { id };
  const applying = useMutation({
    mutationFn: () => productImportsApi.apply({ params, body: { mapeo: mapping } }),
    onSuccess: (applied) => {
      client.setQueryData(listQuery(id).queryKey, applied);
      void client.invalidateQueries({ queryKey: ['products', 'list'] });
      void client.invalidateQueries({ queryKey: listsKey, exact: true });
    },
  });
  const discarding = useMutation({
    mutationFn: () => productImportsApi.discard({ params }),
    onSuccess: async () => {
      toastDone({ title: t('lists.apply.discarded', { name: archivo }) });
      await navigate({ to: '/productos/importar' });
      client.removeQueries({ queryKey: listQuery(id).queryKey });
      void client.invalidateQueries({ queryKey: listsKey, exact: true });
    },
  });
  const error = applying.error ?? discarding.error;
  return (
    <div className={classes.bar}>
      <FormProblem
        text={error === null ? undefined : `${t('lists.apply.failed')} ${problemText(error)}`}
      />
      {applying.isPending ? <Reading id={id} /> : null}
      <div className={classes.actions}>
        <Button
          variant="default"
          disabled={applying.isPending}
          loading={discarding.isPending}
          onClick={() => discarding.mutate()}
        >
          {t('lists.apply.discard')}
        </Button>
        <BusyButton
          busy={applying.isPending}
          disabled={count === null || count === 0}
          onClick={() => applying.mutate()}
        >
          {count === 0
            ? t('lists.apply.nothing')
            : t('lists.apply.button', { count: count ?? 0, total: formatCount(count ?? 0) })}
        </BusyButton>
      </div>
    </div>
  );
}

/** How many rows were read so far. */
function Reading({ id }: { id: number }) {
  const { t } = useTranslation('products');
  const { data } = useQuery(progressQuery(id, true));
  const read = data?.leidas ?? 0;
  const all = data?.filas ?? null;
  const text =
    all === null
      ? t('lists.apply.progress', { read: formatCount(read) })
      : t('lists.apply.progressOf', { read: formatCount(read), all: formatCount(all) });
  return (
    <div aria-live="polite" className={classes.sending}>
      <span>{text}</span>
      <Progress value={all === null || all === 0 ? 0 : (read / all) * 100} aria-label={text} />
    </div>
  );
}
