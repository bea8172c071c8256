import { Button, TextInput } from '@mantine/core';
import { MatchReason } from '@pliego/contract/areas/matches';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { matchesApi } from '#web/api/areas/matches.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { showMatches } from './match-queries.ts';
import classes from './matches.module.css';

const Values = z.object({ motivo: MatchReason });

interface DismissDialogProps {
  tender: { id: number; codigo: string };
  /** Null: all that fit the tender. */
  product: { id: number; nombre: string } | null;
  onClose: () => void;
}

/** Why a tender, or a product in it, is not for us. */
export function DismissDialog({ tender, product, onClose }: DismissDialogProps) {
  const { t } = useTranslation(['tenders', 'common']);
  const client = useQueryClient();
  const { id, codigo } = tender;
  const { form, formProps, busy, problem } = useContractForm({
    schema: Values,
    initialValues: { motivo: '' },
    send: ({ motivo }) =>
      matchesApi.decide({
        params: { id },
        body: { descartado: true, producto: product?.id ?? null, motivo },
      }),
    onDone: (matches) => {
      showMatches(client, id, matches);
      toastDone({ title: t('matches.dismissed', { code: codigo }) });
      onClose();
    },
  });
  return (
    <Dialog title={t('matches.dismissTitle', { code: codigo })} onClose={onClose}>
      <form {...formProps} className={classes.form}>
        <FormProblem text={problem} />
        <p className={classes.lead}>
          {product === null
            ? t('matches.dismissAll')
            : t('matches.dismissOne', { name: product.nombre })}
        </p>
        <TextInput
          label={t('matches.reason')}
          placeholder={t('matches.reasonPlaceholder')}
          autoComplete="off"
          maxLength={300}
          data-autofocus
          {...form.getInputProps('motivo')}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('matches.dismiss')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
