import { Button } from '@mantine/core';
import type { Connector } from '@pliego/contract/areas/connector-shapes';
import {
  IconCalendarDown,
  IconDots,
  IconListDetails,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuAction } from '#web/ui/overlay/action-menu.tsx';
import type { ConnectorTask } from './connector-task.ts';
import classes from './connectors.module.css';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

interface ConnectorActionsProps {
  connector: Connector;
  mayManage: boolean;
  onTask: (task: ConnectorTask) => void;
  onPress: (what: 'start' | 'pause' | 'run') => void;
}

/** Everybody sees its rounds; an administrator does the rest. */
export function ConnectorActions(props: ConnectorActionsProps) {
  const { t } = useTranslation('sources');
  const { connector, mayManage, onTask, onPress } = props;
  const { nombre: name, corriendo } = connector;
  const isActive = connector.estado === 'activo';
  return (
    <div className={classes.actions}>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        aria-label={t('live.actions.roundsOf', { name })}
        leftSection={<IconListDetails {...icon} />}
        onClick={() => onTask('rounds')}
      >
        {t('live.actions.rounds')}
      </Button>
      {mayManage ? (
        <>
          {isActive ? (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('live.actions.runOf', { name })}
              leftSection={<IconRefresh {...icon} />}
              disabled={corriendo}
              onClick={() => onPress('run')}
            >
              {t('live.actions.run')}
            </Button>
          ) : (
            <Button
              size="compact-sm"
              aria-label={t('live.actions.startOf', { name })}
              leftSection={<IconPlayerPlay {...icon} />}
              onClick={() => onPress('start')}
            >
              {t('live.actions.start')}
            </Button>
          )}
          <MoreActions {...props} />
        </>
      ) : null}
    </div>
  );
}

function MoreActions({ connector, onTask, onPress }: ConnectorActionsProps) {
  const { t } = useTranslation('sources');
  const { nombre: name, estado, historico } = connector;
  const pause: MenuAction = {
    id: 'pause',
    label: t('live.actions.pause'),
    icon: <IconPlayerPause {...icon} />,
    onPick: () => onPress('pause'),
  };
  return (
    <ActionMenu
      label={t('live.actions.more', { name })}
      width={250}
      actions={[
        ...(estado === 'activo' ? [pause] : []),
        {
          id: 'backfill',
          label: t('live.actions.backfill'),
          icon: <IconCalendarDown {...icon} />,
          disabled: historico !== null,
          onPick: () => onTask('backfill'),
        },
        {
          id: 'edit',
          label: t('live.actions.edit'),
          icon: <IconPencil {...icon} />,
          onPick: () => onTask('edit'),
        },
        {
          id: 'remove',
          label: t('live.actions.remove'),
          icon: <IconTrash {...icon} />,
          danger: true,
          apart: true,
          onPick: () => onTask('remove'),
        },
      ]}
    >
      <IconDots size={18} aria-hidden />
    </ActionMenu>
  );
}
