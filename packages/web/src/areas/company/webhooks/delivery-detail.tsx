import { Button } from '@mantine/core';
import type { DeliveryDetail as Detail, Webhook } from '@pliego/contract/areas/webhooks';
import { IconArrowLeft, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { webhooksApi } from '#web/api/areas/webhooks.ts';
import { problemText } from '#web/api/problems.ts';
import { messageText } from '#web/i18n/message-text.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { formatCount, formatMoment } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { Fact, Facts } from '#web/ui/display/facts.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { ScrollRegion } from '#web/ui/page/scroll-region.tsx';
import { outcomeTones } from './outcome-tones.ts';
import { deliveryQuery, webhooksKey } from './queries.ts';
import classes from './webhooks.module.css';

interface DeliveryDetailProps {
  id: number;
  webhook: Webhook;
  /** Shows another delivery, or the list. */
  onShow: (id: number | null) => void;
}

/** One delivery: how it ended, what was sent and what came back. */
export function DeliveryDetail({ id, webhook, onShow }: DeliveryDetailProps) {
  const { t } = useTranslation('company');
  const delivery = useQuery(deliveryQuery(id));
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        className={classes.back}
        leftSection={<IconArrowLeft size={15} aria-hidden />}
        onClick={() => onShow(null)}
      >
        {t('webhooks.back')}
      </Button>
      <QueryState query={delivery} lines={10}>
        {(detail) => (
          <>
            <Outcome detail={detail} />
            {webhook.activo ? <Replay id={id} onShow={onShow} /> : null}
            <Code title={t('webhooks.body')} text={laidOut(detail.cuerpo)} />
            {detail.respuesta === null ? null : (
              <Code
                title={t('webhooks.answer')}
                text={detail.respuesta === '' ? t('webhooks.noAnswer') : detail.respuesta}
              />
            )}
          </>
        )}
      </QueryState>
    </>
  );
}

/** JSON as people read it. */
const laidOut = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);

/** A receiver that is well answers within a fraction of a second. */
const tookText = (ms: number): string =>
  ms < 1_000 ? `${formatCount(ms)} ms` : formatDuration(ms);

function Outcome({ detail }: { detail: Detail }) {
  const { t } = useTranslation('company');
  const now = useNow();
  const { tipo, resultado, error, estado, intentos, creada, intentada, proximo } = detail;
  const { duracionMs, reenvioDe, evento } = detail;
  const moment = (instant: string | null) => (instant === null ? null : formatMoment(instant, now));
  return (
    <>
      <div className={classes.outcome}>
        <h3 className={classes.name}>{t(`webhooks.eventNames.${tipo}`)}</h3>
        <Pill tone={outcomeTones[resultado]} dot>
          {t(`webhooks.outcomes.${resultado}`)}
        </Pill>
      </div>
      {error === null ? null : <p className={classes.error}>{messageText(error)}</p>}
      <Facts>
        <Fact name={t('webhooks.answered')}>{estado}</Fact>
        <Fact name={t('webhooks.took')}>{duracionMs === null ? null : tookText(duracionMs)}</Fact>
        <Fact name={t('webhooks.tries')}>{formatCount(intentos)}</Fact>
        <Fact name={t('webhooks.made')}>{moment(creada)}</Fact>
        <Fact name={t('webhooks.triedAt')}>{moment(intentada)}</Fact>
        <Fact name={t('webhooks.nextAt')}>{moment(proximo)}</Fact>
        <Fact name={t('webhooks.isReplay')}>
          {reenvioDe === null ? null : t('webhooks.isReplayOf', { id: reenvioDe })}
        </Fact>
        <Fact name={t('webhooks.event')}>
          <code className={classes.id}>{evento}</code>
        </Fact>
      </Facts>
    </>
  );
}

/** Sends the same event again, and shows how that ended. */
function Replay({ id, onShow }: { id: number; onShow: (id: number) => void }) {
  const { t } = useTranslation('company');
  const client = useQueryClient();
  const replaying = useMutation({
    mutationFn: () => webhooksApi.replay({ params: { id } }),
    onSuccess: (made) => {
      client.setQueryData(deliveryQuery(made.id).queryKey, made);
      onShow(made.id);
    },
    onSettled: () => client.invalidateQueries({ queryKey: webhooksKey }),
  });
  return (
    <div className={classes.replay}>
      <FormProblem text={replaying.error === null ? undefined : problemText(replaying.error)} />
      <BusyButton
        busy={replaying.isPending}
        variant="default"
        leftSection={<IconRefresh size={16} stroke={1.7} aria-hidden />}
        onClick={() => replaying.mutate()}
      >
        {t('webhooks.replay')}
      </BusyButton>
    </div>
  );
}

function Code({ title, text }: { title: string; text: string }) {
  return (
    <div className={classes.part}>
      <h4 className={classes.legend}>{title}</h4>
      <ScrollRegion label={title} className={classes.code}>
        <pre dir="ltr">{text}</pre>
      </ScrollRegion>
    </div>
  );
}
