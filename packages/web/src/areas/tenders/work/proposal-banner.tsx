import { Button } from '@mantine/core';
import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { needsOf } from '@pliego/contract/rules/work-stages';
import { IconArrowRight, IconBookmark } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canUpdateTender } from '#web/api/ability.ts';
import { workApi } from '#web/api/areas/work.ts';
import { useAbility } from '#web/api/use-session.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { reportWork, showWork } from './save-work.ts';
import { StageMark } from './stage-mark.tsx';
import { expedienteQuery } from './work-queries.ts';
import classes from './proposal.module.css';

/** A stage that a change of the portal suggests, until the responsible person decides. */
export function ProposalBanner({ tender }: { tender: TenderDetail }) {
  const { t } = useTranslation(['expediente', 'tenders']);
  const client = useQueryClient();
  const ability = useAbility();
  const { data: work } = useQuery(expedienteQuery(tender.id));
  const [asks, setAsks] = useState(false);
  const decision = useMutation({
    mutationFn: (acepta: boolean) =>
      workApi.decideProposal({
        params: { id: tender.id },
        body: { acepta },
        ifVersion: work?.version,
      }),
    onSuccess: (decided, acepta) => {
      showWork(client, decided);
      if (!acepta) toastDone({ title: t('proposal.rejected') });
    },
    onError: (error, acepta) => {
      const title = t('stage.failed', { code: tender.codigo });
      reportWork(client, tender, title, error, () => decision.mutate(acepta));
    },
  });
  const proposal = work?.propuesta ?? null;
  if (work === undefined || proposal === null) return null;
  const { etapa, resultado } = proposal;
  const facts = { hasEvidence: work.evidencia !== null };
  // A loss needs to say who won, which the source may have said.
  const missing = needsOf(etapa, facts).filter(
    (need) => need !== 'resultado' || resultado?.ganador === null || resultado === null,
  );
  const accept = () => (missing.length > 0 ? setAsks(true) : decision.mutate(true));
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
          <Button
            size="xs"
            variant="default"
            disabled={decision.isPending}
            onClick={() => decision.mutate(false)}
          >
            {t('proposal.reject')}
          </Button>
          <Button size="xs" loading={decision.isPending} onClick={accept}>
            {t('proposal.accept')}
          </Button>
        </span>
      ) : null}
      {asks ? <MoveDialog tender={tender} to={etapa} onClose={() => setAsks(false)} /> : null}
    </section>
  );
}
