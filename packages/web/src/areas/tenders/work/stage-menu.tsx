import { allowedMoves, needsOf, type Stage } from '@pliego/contract/rules/work-stages';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { IconCheck, IconChevronDown, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canUpdateTender } from '#web/api/ability.ts';
import { useAbility } from '#web/api/use-session.ts';
import { ActionMenu } from '#web/ui/overlay/action-menu.tsx';
import type { EditorKind } from '../inline-editor.tsx';
import { decideProposal } from './decide-proposal.ts';
import { MoveDialog } from './move-dialog.tsx';
import { moveStage } from './save-work.ts';
import type { WorkedTender } from './stage-conflicts.ts';
import { StageIcon, StageMark } from './stage-mark.tsx';
import classes from './stage.module.css';

interface StageMenuProps {
  tender: WorkedTender & Pick<TenderSummary, 'propuesta'>;
  /** In a row or a panel: without a border until it is pointed at. */
  quiet?: boolean;
}

/**
 * The stage of a tender, what the portal proposes instead, and the stages it may go to. What a stage asks for is asked for in a dialog.
 */
export function StageMenu({ tender, quiet = false }: StageMenuProps) {
  const { t } = useTranslation('expediente');
  const client = useQueryClient();
  const ability = useAbility();
  const [asked, setAsked] = useState<Stage>();
  if (!canUpdateTender(ability, tender.Asignado)) {
    return (
      <span title={t('stage.forbidden')}>
        <StageMark stage={tender.etapa} />
      </span>
    );
  }
  // What is known of a submission is in the expediente: a stage that may need one asks in the dialog.
  const isAsking = (stage: Stage) => needsOf(stage, { hasEvidence: false }).length > 0;
  const proposed = tender.propuesta === null ? undefined : t(`stages.${tender.propuesta}`);
  const moves = allowedMoves(tender.etapa).map((stage, index) => ({
    id: stage,
    label: isAsking(stage)
      ? t('stage.more', { stage: t(`stages.${stage}`) })
      : t(`stages.${stage}`),
    icon: <StageIcon stage={stage} />,
    apart:
      stage === 'sin-ganador' ||
      stage === 'descartada' ||
      stage === 'retirada' ||
      (index === 0 && proposed !== undefined),
    onPick: () => {
      if (isAsking(stage)) setAsked(stage);
      else void moveStage(client, tender, { etapa: stage });
    },
  }));
  const choices: [boolean, string][] = [
    [true, t('proposal.confirm', { stage: proposed })],
    [false, t('proposal.dismiss')],
  ];
  const decisions = choices.map(([accepts, label]) => ({
    id: accepts ? 'confirmar' : 'rechazar',
    label,
    icon: accepts ? <IconCheck size={16} aria-hidden /> : <IconX size={16} aria-hidden />,
    onPick: () => void decideProposal(client, tender, { accepts, ask: setAsked }),
  }));
  const name = t(`stages.${tender.etapa}`);
  return (
    <>
      <ActionMenu
        label={`${t('stage.edit', { code: tender.codigo })}: ${name}`}
        editor={'stage' satisfies EditorKind}
        className={quiet ? classes.quiet : classes.control}
        actions={proposed === undefined ? moves : [...decisions, ...moves]}
        heading={proposed === undefined ? undefined : t('proposal.waits', { stage: proposed })}
      >
        <StageMark stage={tender.etapa} />
        <IconChevronDown size={14} stroke={1.8} aria-hidden className={classes.chevron} />
      </ActionMenu>
      {asked === undefined ? null : (
        <MoveDialog tender={tender} to={asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
