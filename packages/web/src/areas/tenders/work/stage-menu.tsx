import { allowedMoves, needsOf, type Stage } from '@pliego/contract/rules/work-stages';
import { IconChevronDown } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canUpdateTender } from '#web/api/ability.ts';
import { useAbility } from '#web/api/use-session.ts';
import { ActionMenu } from '#web/ui/overlay/action-menu.tsx';
import type { EditorKind } from '../inline-editor.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { moveStage } from './save-work.ts';
import type { WorkedTender } from './stage-conflicts.ts';
import { StageIcon, StageMark } from './stage-mark.tsx';
import classes from './stage.module.css';

interface StageMenuProps {
  tender: WorkedTender;
  /** In a row or a panel: without a border until it is pointed at. */
  quiet?: boolean;
}

/** The stage of a tender, and the stages it may go to. What a stage asks for is asked for in a dialog. */
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
  const actions = allowedMoves(tender.etapa).map((stage) => ({
    id: stage,
    label: isAsking(stage)
      ? t('stage.more', { stage: t(`stages.${stage}`) })
      : t(`stages.${stage}`),
    icon: <StageIcon stage={stage} />,
    apart: stage === 'sin-ganador' || stage === 'descartada' || stage === 'retirada',
    onPick: () => {
      if (isAsking(stage)) setAsked(stage);
      else void moveStage(client, tender, { etapa: stage });
    },
  }));
  const name = t(`stages.${tender.etapa}`);
  return (
    <>
      <ActionMenu
        label={`${t('stage.edit', { code: tender.codigo })}: ${name}`}
        editor={'stage' satisfies EditorKind}
        className={quiet ? classes.quiet : classes.control}
        actions={actions}
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
