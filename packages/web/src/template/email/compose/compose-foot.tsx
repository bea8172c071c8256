import { Button } from '@mantine/core';
import { IconClockHour4, IconSend, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fieldErrors, problemText } from '#web/api/problems.ts';
import { formatTime } from '#web/lib/format.ts';
import { PickFiles } from '#web/ui/attachments/pick-files.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { ToolButton } from '../list/mail-tools.tsx';
import type { Compose } from './use-compose.ts';
import type { DraftState } from './use-draft.ts';
import classes from './compose-form.module.css';

interface ComposeFootProps {
  compose: Compose;
  /** Opens the dialog for the time of sending. */
  onSchedule: () => void;
}

/** Below the mail: what went wrong, sending now or later, files, discarding. */
export function ComposeFoot({ compose, onSchedule }: ComposeFootProps) {
  const { t } = useTranslation('email');
  const { busy, draft, refusal, isRefused, submit, takeFiles, discard } = compose;
  return (
    <div className={classes.foot}>
      <ComposeProblem sent={refusal} state={draft.state} onRetry={() => void draft.save()} />
      <div className={classes.actions}>
        <Button
          type="button"
          loading={busy}
          leftSection={<IconSend size={17} stroke={1.8} aria-hidden />}
          onClick={() => submit()}
        >
          {t('compose.send')}
        </Button>
        <Button
          variant="default"
          disabled={busy}
          leftSection={<IconClockHour4 size={17} stroke={1.8} aria-hidden />}
          onClick={() => {
            if (!isRefused()) onSchedule();
          }}
        >
          {t('compose.schedule')}
        </Button>
        <PickFiles onPick={takeFiles} />
        <SavedNote state={draft.state} />
        <ToolButton label={t('compose.discard')} onClick={() => void discard()}>
          <IconTrash size={18} stroke={1.8} aria-hidden />
        </ToolButton>
      </div>
    </div>
  );
}

function SavedNote({ state }: { state: DraftState }) {
  const { t } = useTranslation('email');
  return (
    <output className={classes.saved}>
      {state.kind === 'saving' ? t('compose.saving') : null}
      {state.kind === 'saved' ? t('compose.saved', { time: formatTime(state.at) }) : null}
    </output>
  );
}

interface ComposeProblemProps {
  sent: unknown;
  state: DraftState;
  onRetry: () => void;
}

/** The reason beside what was typed; a draft has no field of its own for most of them. */
function refusalText(error: unknown): string {
  const [reason] = Object.values(fieldErrors(error));
  return reason === undefined ? problemText(error) : `${reason}.`;
}

/** Why the mail was not sent, or that the draft was not saved; the text is still there in both cases. */
function ComposeProblem({ sent, state, onRetry }: ComposeProblemProps) {
  const { t } = useTranslation(['email', 'common']);
  if (typeof sent === 'string') {
    return <FormProblem text={`${t('compose.notSent')} ${sent}`} />;
  }
  if (state.kind !== 'failed') return null;
  return (
    <div className={classes.failed}>
      <FormProblem text={`${t('compose.saveFailed')} ${refusalText(state.error)}`} />
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        {t('common:actions.retry')}
      </Button>
    </div>
  );
}
