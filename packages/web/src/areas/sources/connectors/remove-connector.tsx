import { Button } from '@mantine/core';
import type { Connector } from '@pliego/contract/areas/connector-shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { connectorsApi } from '#web/api/areas/connectors.ts';
import { problemText } from '#web/api/problems.ts';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { connectorsKey } from './queries.ts';
import classes from './connector-form.module.css';

/** Confirms first: its ticket cannot be restored. */
export function RemoveConnector({
  connector: { id, nombre: name },
  onClose,
}: {
  connector: Connector;
  onClose: () => void;
}) {
  const { t } = useTranslation(['sources', 'common']);
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => connectorsApi.remove({ params: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: connectorsKey });
      onClose();
      toastDone({ title: t('live.remove.done', { name }) });
    },
  });
  return (
    <Dialog title={t('live.remove.title', { name })} onClose={onClose}>
      <div className={classes.form}>
        <p className={classes.explain}>{t('live.remove.explain')}</p>
        <FormProblem text={error === null ? undefined : problemText(error)} />
      </div>
      <DialogActions>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        {/* Dark enough for white letters; the scale's own seventh shade is not. */}
        <Button color="red.9" loading={isPending} onClick={() => mutate()}>
          {t('live.remove.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
