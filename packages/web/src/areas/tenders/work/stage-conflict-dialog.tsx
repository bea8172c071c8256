import { Button } from '@mantine/core';
import { allowedMoves, needsOf, type Stage } from '@pliego/contract/rules/work-stages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { moveStage } from './save-work.ts';
import { type StageConflict, stageConflicts } from './stage-conflicts.ts';
import { StageIcon } from './stage-mark.tsx';
import classes from './conflict.module.css';

/** Shows, on a page with stages to change, that somebody else was first, and where the tender may go from where it is now. */
export function StageConflictPart() {
  const conflict = useSyncExternalStore(stageConflicts.subscribe, stageConflicts.read);
  const [asked, setAsked] = useState<StageConflict>();
  // What one page left open is nothing to the next.
  useEffect(() => () => stageConflicts.clear(), []);
  if (asked !== undefined) {
    const close = () => setAsked(undefined);
    return <MoveDialog tender={asked.tender} to={asked.wanted} onClose={close} />;
  }
  if (conflict === undefined) return null;
  return <StageConflictDialog key={conflict.tender.id} conflict={conflict} onAsk={setAsked} />;
}

interface DialogProps {
  conflict: StageConflict;
  onAsk: (move: StageConflict) => void;
}

function StageConflictDialog({ conflict, onAsk }: DialogProps) {
  const { t } = useTranslation('expediente');
  const client = useQueryClient();
  const { tender, wanted } = conflict;
  const stage = t(`stages.${tender.etapa}`);
  const close = () => stageConflicts.next();
  const isAsking = (to: Stage) => needsOf(to, { hasEvidence: false }).length > 0;
  const pick = (to: Stage) => {
    close();
    if (isAsking(to)) onAsk({ tender, wanted: to });
    else void moveStage(client, tender, { etapa: to });
  };
  return (
    <Dialog title={t('conflict.title', { code: tender.codigo })} onClose={close}>
      <div className={classes.form}>
        <p className={classes.text}>
          {t('conflict.stage', { stage, wanted: t(`stages.${wanted}`) })}
        </p>
        <div className={classes.form}>
          <p className={classes.text}>{t('conflict.stageMoves')}</p>
          <ul className={classes.moves}>
            {allowedMoves(tender.etapa).map((to) => (
              <li key={to}>
                <Button
                  fullWidth
                  variant="default"
                  justify="flex-start"
                  leftSection={<StageIcon stage={to} />}
                  onClick={() => pick(to)}
                >
                  {isAsking(to) ? t('stage.more', { stage: t(`stages.${to}`) }) : t(`stages.${to}`)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
        <DialogActions>
          <Button data-autofocus onClick={close}>
            {t('conflict.stageStay', { stage })}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
