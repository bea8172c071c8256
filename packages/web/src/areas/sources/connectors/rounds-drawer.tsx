import type { Connector } from '@pliego/contract/areas/connector-shapes';
import { IconClockQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '#web/ui/overlay/side-drawer.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { roundsQuery } from './queries.ts';
import { RoundRow } from './round-row.tsx';
import classes from './rounds.module.css';

interface RoundsDrawerProps {
  opened: boolean;
  connector: Connector;
  onClose: () => void;
}

/** What each of the last rounds of a connector did. */
export function RoundsDrawer({ opened, connector, onClose }: RoundsDrawerProps) {
  const { t } = useTranslation('sources');
  return (
    <SideDrawer
      opened={opened}
      side="right"
      width="min(100vw, 560px)"
      title={t('live.rounds.title', { name: connector.nombre })}
      onClose={onClose}
    >
      <Rounds connector={connector} />
    </SideDrawer>
  );
}

function Rounds({ connector }: { connector: Connector }) {
  const { t } = useTranslation('sources');
  return (
    <QueryState
      query={useQuery(roundsQuery(connector))}
      lines={8}
      isEmpty={({ datos }) => datos.length === 0}
      empty={
        <EmptyState
          icon={<IconClockQuestion size={22} stroke={1.6} />}
          title={t('live.rounds.empty')}
        >
          {t('live.rounds.emptyText')}
        </EmptyState>
      }
    >
      {({ datos }) => (
        <>
          <p className={classes.explain}>{t('live.rounds.explain')}</p>
          {/* Lists without bullets lose their role in Safari unless it is set. */}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ul role="list" className={classes.rounds} aria-label={t('live.actions.rounds')}>
            {datos.map((round) => (
              <RoundRow key={round.id} round={round} />
            ))}
          </ul>
        </>
      )}
    </QueryState>
  );
}
