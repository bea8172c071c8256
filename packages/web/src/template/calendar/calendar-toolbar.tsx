import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconDotsVertical,
  IconDownload,
  IconKeyboard,
  IconUpload,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { ActionMenu } from '#web/ui/overlay/action-menu.tsx';
import { AppSideButton } from '#web/ui/app-frame/app-frame.tsx';
import { toastProblem } from '#web/ui/feedback/toasts.tsx';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import { useCalendarAddress } from './address.ts';
import type { CalendarDialog } from './calendar-dialog.ts';
import { movedDay, titleOf, type View, views } from './board/period.ts';
import { everyEventQuery } from './queries.ts';
import classes from './calendar-toolbar.module.css';

/** Which period, and how it is shown. */
export function CalendarToolbar({ onDialog }: { onDialog: (dialog: CalendarDialog) => void }) {
  const { t } = useTranslation('calendar');
  const { view, day, change } = useCalendarAddress();
  const isNarrow = useIsPhone();
  const move = (by: 1 | -1) => change({ fecha: movedDay(view, day, by) });
  return (
    <div className={classes.bar}>
      <AppSideButton />
      <div className={classes.steps}>
        <Button variant="default" size="compact-md" onClick={() => change({ fecha: undefined })}>
          {t('today')}
        </Button>
        <Step label={t(`previous.${view}`)} onClick={() => move(-1)}>
          <IconChevronLeft size={18} aria-hidden />
        </Step>
        <Step label={t(`next.${view}`)} onClick={() => move(1)}>
          <IconChevronRight size={18} aria-hidden />
        </Step>
      </div>
      <h2 className={classes.title} aria-live="polite">
        {titleOf(view, day, isNarrow)}
      </h2>
      <SegmentedControl
        className={classes.views}
        size="xs"
        aria-label={t('view')}
        value={view}
        data={views.map((value) => ({ value, label: t(`views.${value}`) }))}
        onChange={(value: View) => change({ vista: value === 'mes' ? undefined : value })}
      />
      <FileMenu onDialog={onDialog} />
    </div>
  );
}

/** Import, export and the keyboard shortcuts. */
function FileMenu({ onDialog }: { onDialog: (dialog: CalendarDialog) => void }) {
  const { t } = useTranslation('calendar');
  const client = useQueryClient();
  const exportAll = async () => {
    try {
      const [{ saveEntries }, events] = await Promise.all([
        import('./ics/save-entries.ts'),
        client.fetchQuery(everyEventQuery),
      ]);
      saveEntries(events);
    } catch (error) {
      toastProblem({ title: t('failed.exported'), text: problemText(error) });
    }
  };
  return (
    <ActionMenu
      label={t('menu')}
      width={260}
      actions={[
        {
          id: 'import',
          label: t('import'),
          icon: <IconUpload size={16} aria-hidden />,
          onPick: () => onDialog('import'),
        },
        {
          id: 'export',
          label: t('export'),
          icon: <IconDownload size={16} aria-hidden />,
          onPick: () => void exportAll(),
        },
        {
          id: 'keys',
          label: t('shortcuts'),
          icon: <IconKeyboard size={16} aria-hidden />,
          apart: true,
          onPick: () => onDialog('keys'),
        },
      ]}
    >
      <IconDotsVertical size={18} aria-hidden />
    </ActionMenu>
  );
}

interface StepProps {
  label: string;
  onClick: () => void;
  children: React.ReactNode;
}

function Step({ label, onClick, children }: StepProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      className={classes.step}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}
