import { Button } from '@mantine/core';
import type { Connector } from '@pliego/contract/areas/connector-shapes';
import { IconPlugConnected, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#web/api/use-session.ts';
import { Section } from '#web/ui/page/page.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { ConnectorCard } from './connector-card.tsx';
import type { ConnectorDoing } from './connector-task.ts';
import { connectorsQuery } from './queries.ts';
import { ClosedNotices, SourceNotices, useOpenNotices } from './source-notices.tsx';
import { useRoundEnds } from './use-round-ends.ts';
import classes from './connectors.module.css';

const ConnectorDialog = lazy(async () => {
  const { ConnectorDialog } = await import('./connector-dialog.tsx');
  return { default: ConnectorDialog };
});

/** The services that are read live: their status, and the actions of an administrator. */
export function LiveConnections() {
  const { t } = useTranslation('sources');
  const mayManage = useAbility().can('manage', 'Company');
  const query = useQuery(connectorsQuery);
  const [doing, setDoing] = useState<ConnectorDoing | null>(null);
  const connectors = query.data?.datos;
  const notices = useOpenNotices();
  useRoundEnds(connectors);
  const isEmpty = connectors?.length === 0;
  const addButton = (
    <Button
      size="compact-md"
      variant={isEmpty ? 'filled' : 'default'}
      className={classes.add}
      leftSection={<IconPlus size={15} aria-hidden />}
      aria-label={t('live.add')}
      onClick={() => setDoing({ what: 'create' })}
    >
      {t(isEmpty ? 'live.add' : 'live.addShort')}
    </Button>
  );
  return (
    <Section
      title={t('live.title')}
      actions={mayManage && connectors !== undefined && !isEmpty ? addButton : undefined}
    >
      <SourceNotices
        notices={notices}
        connectors={connectors ?? []}
        onFix={mayManage ? (id) => setDoing({ what: 'edit', id }) : undefined}
      />
      <QueryState
        query={query}
        lines={3}
        isEmpty={({ datos }) => datos.length === 0}
        empty={
          <div className={classes.empty}>
            <EmptyState
              icon={<IconPlugConnected size={22} stroke={1.6} />}
              title={t('live.empty')}
              actions={mayManage ? addButton : undefined}
            >
              {t('live.emptyText')} {t(mayManage ? 'live.emptyMore' : 'live.emptyReader')}
            </EmptyState>
          </div>
        }
      >
        {({ datos }) => (
          // Lists without bullets lose their role in Safari unless it is set.
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles
          <ul role="list" className={classes.list} aria-label={t('live.list')}>
            {datos.map((connector) => (
              <ConnectorCard
                key={connector.id}
                connector={connector}
                isNoticed={notices.some(({ conector }) => conector === connector.id)}
                mayManage={mayManage}
                onTask={(what) => setDoing({ what, id: connector.id })}
              />
            ))}
          </ul>
        )}
      </QueryState>
      <ClosedNotices />
      <OpenDialog doing={doing} connectors={connectors ?? []} onClose={() => setDoing(null)} />
    </Section>
  );
}

interface OpenDialogProps {
  doing: ConnectorDoing | null;
  connectors: readonly Connector[];
  onClose: () => void;
}

/** Their code is loaded with the first one that is opened, and stays mounted. */
function OpenDialog({ doing, connectors, onClose }: OpenDialogProps) {
  const [isWanted, setWanted] = useState(false);
  if (doing !== null && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <ConnectorDialog doing={doing} connectors={connectors} onClose={onClose} />
    </Suspense>
  );
}
