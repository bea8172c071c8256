import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppAct, AppFrame } from '#web/ui/app-frame/app-frame.tsx';
import { noteOpened } from '#web/ui/navigation/opened-apps.ts';
import { useCalendarAddress } from './address.ts';
import { BoardSkeleton } from './board/board-skeleton.tsx';
import type { CalendarDialog } from './calendar-dialog.ts';
import { CalendarSide } from './side/calendar-side.tsx';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { useCalendarKeys } from './use-calendar-keys.ts';

/** The days, what is on them and its panel: with the calendar's own code, which is the larger part. */
const Board = lazy(async () => {
  const { Board } = await import('./board/board.tsx');
  return { default: Board };
});
const ImportDialog = lazy(async () => {
  const { ImportDialog } = await import('./ics/import-dialog.tsx');
  return { default: ImportDialog };
});
const KeysDialog = lazy(async () => {
  const { KeysDialog } = await import('./side/keys-dialog.tsx');
  return { default: KeysDialog };
});

export function CalendarPage() {
  const { t } = useTranslation('calendar');
  const { panel, openNew } = useCalendarAddress();
  const [dialog, setDialog] = useState<CalendarDialog | null>(null);
  useEffect(() => noteOpened('calendar'), []);
  const isFree = panel.evento === undefined && dialog === null;
  useCalendarKeys(isFree, () => setDialog('keys'));
  const close = () => setDialog(null);
  return (
    <AppFrame title={t('title')} side={<CalendarSide />}>
      <CalendarToolbar onDialog={setDialog} />
      <Suspense fallback={<BoardSkeleton />}>
        <Board />
      </Suspense>
      <AppAct
        label={t('newEvent')}
        icon={<IconPlus size={24} aria-hidden />}
        onClick={() => openNew()}
      />
      <Suspense fallback={null}>
        {dialog === 'import' ? <ImportDialog onClose={close} /> : null}
        {dialog === 'keys' ? <KeysDialog onClose={close} /> : null}
      </Suspense>
    </AppFrame>
  );
}
