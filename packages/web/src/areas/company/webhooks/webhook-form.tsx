import { Button, TextInput } from '@mantine/core';
import { type Webhook, webhookEndpoints } from '@pliego/contract/areas/webhooks';
import type { WebhookEventKind } from '@pliego/contract/areas/webhook-events';
import { preprocess } from '@pliego/contract/fields';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { webhooksApi } from '#web/api/areas/webhooks.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { CheckRow } from '#web/ui/fields/check-row.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { EventChoice } from './event-choice.tsx';
import { NewSecret } from './new-secret.tsx';
import { webhooksKey } from './queries.ts';
import classes from './webhooks.module.css';

interface Values extends Record<string, unknown> {
  url: string;
  descripcion: string;
  eventos: WebhookEventKind[];
  restringidas: boolean;
}

const Written = z.object({
  url: z.string(),
  descripcion: z.string(),
  eventos: z.unknown(),
  restringidas: z.boolean(),
});

/** What the form says, as the contract takes it: an empty description is none. */
const schema = preprocess((values) => {
  const { descripcion, ...rest } = Written.parse(values);
  return { ...rest, descripcion: descripcion.trim() === '' ? null : descripcion };
}, webhookEndpoints.create.body);

const noValues: Values = { url: '', descripcion: '', eventos: [], restringidas: false };

type FormState = ReturnType<typeof useContractForm<Values, unknown>>;

/** Makes a webhook, and shows its secret once. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('company');
  const client = useQueryClient();
  const state = useContractForm({
    schema,
    initialValues: noValues,
    send: (values) => webhooksApi.create({ body: z.parse(schema, values) }),
    onDone: () => client.invalidateQueries({ queryKey: webhooksKey }),
  });
  const made = state.sending.data;
  if (made !== undefined) return <NewSecret secret={made.secreto} onClose={onClose} />;
  return (
    <Dialog title={t('webhooks.create')} onClose={onClose}>
      <Fields {...state} submit={t('webhooks.submit')} onClose={onClose} />
    </Dialog>
  );
}

/** Changes where a webhook leads and what it is told of. */
export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTranslation('company');
  const client = useQueryClient();
  const { id, url, descripcion, eventos, restringidas, version } = webhook;
  const values: Values = { url, descripcion: descripcion ?? '', eventos, restringidas };
  const refresh = () => client.invalidateQueries({ queryKey: webhooksKey });
  const state = useContractForm({
    schema,
    initialValues: values,
    send: (typed) =>
      webhooksApi.update({ params: { id }, ifVersion: version, body: z.parse(schema, typed) }),
    onDone: async () => {
      await refresh();
      onClose();
      toastDone({ title: t('webhooks.saved') });
    },
    onRefused: refresh,
  });
  return (
    <Dialog title={t('webhooks.edit')} onClose={onClose}>
      <Fields {...state} submit={t('webhooks.save')} onClose={onClose} />
    </Dialog>
  );
}

interface FieldsProps extends FormState {
  submit: string;
  onClose: () => void;
}

function Fields({ form, formProps, problem, busy, submit, onClose }: FieldsProps) {
  const { t } = useTranslation(['company', 'common']);
  const { error } = form.getInputProps('eventos');
  return (
    <form {...formProps} className={classes.form}>
      <FormProblem text={problem} />
      <TextInput
        label={t('webhooks.url')}
        description={t('webhooks.urlHint')}
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        {...form.getInputProps('url')}
      />
      <TextInput
        label={t('webhooks.description')}
        description={t('webhooks.descriptionHint')}
        maxLength={120}
        {...form.getInputProps('descripcion')}
      />
      <EventChoice
        value={form.values.eventos}
        error={typeof error === 'string' ? error : undefined}
        onChange={(eventos) => form.setFieldValue('eventos', eventos)}
      />
      <fieldset className={`${classes.choices} ${classes.sentence}`}>
        <legend className={classes.legend}>{t('webhooks.restricted')}</legend>
        <CheckRow
          kind="checkbox"
          name="restringidas"
          label={t('webhooks.restrictedLabel')}
          checked={form.values.restringidas}
          onChange={() => form.setFieldValue('restringidas', !form.values.restringidas)}
        />
        <p className={classes.hint}>{t('webhooks.restrictedHint')}</p>
      </fieldset>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {submit}
        </Button>
      </DialogActions>
    </form>
  );
}
