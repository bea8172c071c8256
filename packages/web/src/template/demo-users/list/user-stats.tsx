import type { DemoUser } from '@pliego/contract/areas/demo-users';
import type { DemoUserStatus } from '@pliego/contract/areas/demo-user-choices';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount, formatShare } from '#web/lib/format.ts';
import { StatFilter } from '#web/ui/data-table/stat-filter.tsx';
import { allUsersQuery } from '../queries.ts';

const noUsers: DemoUser[] = [];

interface UserStatsProps {
  status: DemoUserStatus | undefined;
  /** Shows those of a status; all without one. */
  onStatus: (status: DemoUserStatus | undefined) => void;
}

/** How many there are, and how many of each status: each figure shows whom it counts. */
export function UserStats({ status, onStatus }: UserStatsProps) {
  const { t } = useTranslation('demoUsers');
  const { data } = useQuery(allUsersQuery);
  const users = data ?? noUsers;
  const counted = [
    { name: 'total', status: undefined, count: users.length },
    ...(['active', 'pending', 'inactive'] as const).map((name) => ({
      name,
      status: name,
      count: users.filter((user) => user.status === name).length,
    })),
  ] as const;
  return (
    <StatFilter
      label={t('stats.label')}
      stats={counted.map(({ name, count }) => ({
        name,
        label: t(`stats.${name}`),
        value: data === undefined ? '—' : formatCount(count),
        note:
          users.length === 0
            ? '\u00A0'
            : t('stats.share', { percent: formatShare(count / users.length) }),
      }))}
      pressed={status ?? 'total'}
      onPress={(name) => onStatus(name === 'total' ? undefined : name)}
    />
  );
}
