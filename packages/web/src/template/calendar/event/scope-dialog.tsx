import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import type { Scope } from './event-values.ts';
import { isFirst, type Occurrence } from '../board/occurrences.ts';
import { sayDay } from '../board/period.ts';
import { canMoveDays } from './repeat.ts';
import type { Span } from '../board/series.ts';
import { dayOf } from '../board/wall.ts';

interface ScopeDialogProps {
  occurrence: Occurrence;
  to: Span;
  onPick: (scope: Scope) => void;
  onClose: () => void;
}

/** Something that repeats was dragged: only this time, from this one on, or every time? */
export function ScopeDialog({ occurrence, to, onPick, onClose }: ScopeDialogProps) {
  const { t } = useTranslation('calendar');
  const { entry, start } = occurrence;
  const canAll = dayOf(to.start) === dayOf(start) || canMoveDays(entry.repeat);
  return (
    <Dialog title={t('scope.title', { title: entry.title })} onClose={onClose}>
      <Stack gap="xs">
        <Text size="sm">{t(canAll ? 'scope.question' : 'scope.fixed')}</Text>
        <Button variant="default" data-autofocus onClick={() => onPick('one')}>
          {t('scope.one', { day: sayDay(dayOf(start)) })}
        </Button>
        {canAll && !isFirst(entry, start) ? (
          <Button variant="default" onClick={() => onPick('following')}>
            {t('scope.following')}
          </Button>
        ) : null}
        {canAll ? (
          <Button variant="default" onClick={() => onPick('all')}>
            {t('scope.all')}
          </Button>
        ) : null}
      </Stack>
      <DialogActions>
        <Button variant="subtle" color="gray" onClick={onClose}>
          {t('event.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
