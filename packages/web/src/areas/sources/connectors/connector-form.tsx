import {
  type Connector,
  type ConnectorKind,
  ticketKinds,
} from '@pliego/contract/areas/connector-shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { connectorsApi } from '#web/api/areas/connectors.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { ConnectorFields } from './connector-fields.tsx';
import { changeOf, firstValues, newConnectorOf, valuesOf } from './connector-values.ts';
import { KindChoice } from './kind-choice.tsx';
import { connectorsKey } from './queries.ts';

/** First which service, then what it needs. */
export function NewConnectorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('sources');
  const [kind, setKind] = useState<ConnectorKind | null>(null);
  const title =
    kind === null
      ? t('live.form.choose')
      : t('live.form.create', { kind: t(`live.names.${kind}`) });
  return (
    <Dialog title={title} onClose={onClose}>
      {kind === null ? (
        <KindChoice onChoose={setKind} />
      ) : (
        <NewConnectorForm kind={kind} onBack={() => setKind(null)} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface NewConnectorFormProps {
  kind: ConnectorKind;
  onBack: () => void;
  onClose: () => void;
}

function NewConnectorForm({ kind, onBack, onClose }: NewConnectorFormProps) {
  const { t } = useTranslation('sources');
  const schema = newConnectorOf(kind);
  const done = useDone(onClose);
  const state = useContractForm({
    schema,
    initialValues: firstValues(t(`live.names.${kind}`)),
    send: (values) => connectorsApi.create({ body: z.parse(schema, values) }),
    onDone: ({ nombre: name }) => done(t('live.form.created', { name })),
  });
  return (
    <ConnectorFields
      {...state}
      kind={kind}
      storedEnd={null}
      submit={t('live.form.submit')}
      urlHint={t(kind === 'ocds' ? 'live.form.urlOcds' : 'live.form.urlHint')}
      onBack={onBack}
      onClose={onClose}
    />
  );
}

/** Changes a connector; its ticket stays unless another is written. */
export function EditConnector({
  connector,
  onClose,
}: {
  connector: Connector;
  onClose: () => void;
}) {
  const { t } = useTranslation(['sources', 'common']);
  const { id, tipo, nombre, ticketFinal } = connector;
  const done = useDone(onClose);
  const state = useContractForm({
    schema: changeOf,
    initialValues: valuesOf(connector),
    send: (values) => connectorsApi.update({ params: { id }, body: z.parse(changeOf, values) }),
    onDone: ({ nombre: name }) => done(t('live.form.saved', { name })),
  });
  return (
    <Dialog title={t('live.form.edit', { name: nombre })} onClose={onClose}>
      <ConnectorFields
        {...state}
        kind={tipo}
        storedEnd={ticketKinds.includes(tipo) ? ticketFinal : null}
        submit={t('common:actions.save')}
        urlHint={t('live.form.urlEdit')}
        onClose={onClose}
      />
    </Dialog>
  );
}

/** What follows once a connector was kept. */
function useDone(onClose: () => void) {
  const client = useQueryClient();
  return async (title: string) => {
    await client.invalidateQueries({ queryKey: connectorsKey });
    onClose();
    toastDone({ title });
  };
}
