import { Button } from '@mantine/core';
import type { Webhook } from '@pliego/contract/areas/webhooks';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { webhooksApi } from '#web/api/areas/webhooks.ts';
import { problemText } from '#web/api/problems.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { ReadOnlyNote, useMaySet } from '../may-set.tsx';
import { RemoveWebhook, RotateSecret } from './confirm-dialogs.tsx';
import { DeliveriesDrawer } from './deliveries-drawer.tsx';
import { deliveryQuery, webhooksKey, webhooksQuery } from './queries.ts';
import { EditWebhookDialog, NewWebhookDialog } from './webhook-form.tsx';
import { WebhookRow, type WebhookTask } from './webhook-row.tsx';
import companyClasses from '../company.module.css';
import classes from './webhooks.module.css';

/** What is done to a webhook, in a dialog or drawer over the list. */
type Doing = { what: 'create' } | { what: Exclude<WebhookTask, 'deliveries'>; webhook: Webhook };

/** The company's own systems that are told of events: of its administrators alone. */
export function WebhooksSection() {
  const { t } = useTranslation('company');
  const maySet = useMaySet().data;
  const [doing, setDoing] = useState<Doing | null>(null);
  const create = maySet ? (
    <Button
      variant="default"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setDoing({ what: 'create' })}
    >
      {t('webhooks.create')}
    </Button>
  ) : undefined;
  return (
    <Section title={t('webhooks.title')} actions={create}>
      <p className={companyClasses.text}>{t('webhooks.text')}</p>
      <ReadOnlyNote of="data" />
      {maySet ? <Webhooks onDo={(what, webhook) => setDoing({ what, webhook })} /> : null}
      <Dialogs doing={doing} onClose={() => setDoing(null)} />
    </Section>
  );
}

function Dialogs({ doing, onClose }: { doing: Doing | null; onClose: () => void }) {
  switch (doing?.what) {
    case 'create':
      return <NewWebhookDialog onClose={onClose} />;
    case 'edit':
      return <EditWebhookDialog webhook={doing.webhook} onClose={onClose} />;
    case 'rotate':
      return <RotateSecret webhook={doing.webhook} onClose={onClose} />;
    case 'remove':
      return <RemoveWebhook webhook={doing.webhook} onClose={onClose} />;
    default:
      return null;
  }
}

/** Which log is open, and which of its deliveries. */
interface Looking {
  webhook: Webhook;
  delivery: number | null;
  isOpen: boolean;
}

interface WebhooksProps {
  onDo: (what: Exclude<WebhookTask, 'deliveries'>, webhook: Webhook) => void;
}

function Webhooks({ onDo }: WebhooksProps) {
  const { t } = useTranslation('company');
  const webhooks = useQuery(webhooksQuery);
  // The drawer keeps what it showed while it leaves.
  const [looking, setLooking] = useState<Looking | null>(null);
  const look = (webhook: Webhook, delivery: number | null) =>
    setLooking({ webhook, delivery, isOpen: true });
  const change = useChange(look);
  return (
    <>
      <QueryState
        query={webhooks}
        lines={5}
        isEmpty={({ datos }) => datos.length === 0}
        empty={<p className={companyClasses.soft}>{t('webhooks.none')}</p>}
      >
        {({ datos }) => (
          // Lists without bullets lose their role in Safari unless it is set.
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles
          <ul role="list" className={classes.webhooks} aria-label={t('webhooks.title')}>
            {datos.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                isTrying={change.trying === webhook.id}
                onTry={() => change.tryOut(webhook)}
                onSwitch={(isOn) => change.turn(webhook, isOn)}
                onTask={(task) =>
                  task === 'deliveries' ? look(webhook, null) : onDo(task, webhook)
                }
              />
            ))}
          </ul>
        )}
      </QueryState>
      {looking === null ? null : (
        <DeliveriesDrawer
          webhook={looking.webhook}
          opened={looking.isOpen}
          shown={looking.delivery}
          onShow={(delivery) => setLooking({ ...looking, delivery })}
          onClose={() => setLooking({ ...looking, isOpen: false })}
        />
      )}
    </>
  );
}

/** What is done with one press: trying a webhook, which shows how that ended, and switching it. */
function useChange(look: (webhook: Webhook, delivery: number) => void) {
  const { t } = useTranslation('company');
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: webhooksKey });
  const onError = (error: Error) => toastProblem({ title: problemText(error) });
  const trial = useMutation({
    mutationFn: ({ id }: Webhook) => webhooksApi.test({ params: { id } }),
    onSuccess: (delivery, webhook) => {
      client.setQueryData(deliveryQuery(delivery.id).queryKey, delivery);
      look(webhook, delivery.id);
    },
    onError,
    onSettled,
  });
  const turning = useMutation({
    mutationFn: ({ webhook: { id }, isOn }: { webhook: Webhook; isOn: boolean }) =>
      webhooksApi.update({ params: { id }, body: { activo: isOn } }),
    onSuccess: ({ activo }) =>
      toastDone({ title: t(activo ? 'webhooks.turnedOn' : 'webhooks.turnedOff') }),
    onError,
    onSettled,
  });
  return {
    trying: trial.isPending ? trial.variables.id : null,
    tryOut: (webhook: Webhook) => trial.mutate(webhook),
    turn: (webhook: Webhook, isOn: boolean) => turning.mutate({ webhook, isOn }),
  };
}
