import { Button } from '@mantine/core';
import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import type { Stage } from '@pliego/contract/rules/work-stages';
import { IconArrowRight, IconBookmark } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canUpdateTender } from '#web/api/ability.ts';
import { useAbility } from '#web/api/use-session.ts';
import { decideProposal } from './decide-proposal.ts';
import { MoveDialog } from './move-dialog.tsx';
import { StageMark } from './stage-mark.tsx';
import { expedienteQuery } from './work-queries.ts';
import classes from './proposal.module.css';

/** A stage that a change of the portal suggests, until the responsible person decides. */
export function ProposalBanner({ tender }: { tender: TenderDetail }) {
  const { t } = useTranslation(['expediente', 'tenders']);
  const client = useQueryClient();
  const ability = useAbility();
  const { data: work } = useQuery(expedienteQuery(tender.id));
  const [asked, setAsked] = useState<Stage>();
  const { mutate: decide, isPending } = useMutation({
    mutationFn: (accepts: boolean) => decideProposal(client, tender, { accepts, ask: setAsked }),
  });
  const proposal = work?.propuesta ?? null;
  if (work === undefined || proposal === null) return null;
  const { etapa } = proposal;
  return (
    <section aria-label={t('proposal.label')} className={classes.banner}>
      <IconBookmark size={18} stroke={1.7} aria-hidden className={classes.icon} />
      <p className={classes.text}>
        {t('proposal.text', {
          state: t(`tenders:states.${tender.estado.clase}`).toLocaleLowerCase(),
          stage: t(`stages.${etapa}`),
        })}
      </p>
      <span className={classes.move}>
        <StageMark stage={work.etapa} />
        <IconArrowRight size={15} aria-hidden />
        <b>
          <StageMark stage={etapa} />
        </b>
      </span>
      {canUpdateTender(ability, work.Asignado) ? (
        <span className={classes.actions}>
          <Button size="xs" variant="default" disabled={isPending} onClick={() => decide(false)}>
            {t('proposal.reject')}
          </Button>
          <Button size="xs" loading={isPending} onClick={() => decide(true)}>
            {t('proposal.accept')}
          </Button>
        </span>
      ) : null}
      {asked === undefined ? null : (
        <MoveDialog tender={tender} to={asked} onClose={() => setAsked(undefined)} />
      )}
    </section>
  );
}
