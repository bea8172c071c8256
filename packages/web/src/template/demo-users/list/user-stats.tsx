import type { DemoUser } from '@pliego/contract/areas/demo-users';
import type { DemoUserStatus } from '@pliego/contract/areas/demo-user-choices';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount, formatShare } from '#web/lib/format.ts';
import { allUsersQuery } from '../queries.ts';
import classes from './users.module.css';

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
    // Lists without bullets lose their role in Safari unless it is set.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={classes.stats} aria-label={t('stats.label')}>
      {counted.map((stat) => (
        <li key={stat.name}>
          <button
            type="button"
            className={classes.stat}
            aria-pressed={status === stat.status}
            onClick={() => onStatus(stat.status)}
          >
            <span className={classes.statName}>{t(`stats.${stat.name}`)}</span>
            <span className={classes.statValue}>
              {data === undefined ? '—' : formatCount(stat.count)}
            </span>
            <span className={classes.statShare}>
              {users.length === 0
                ? ' '
                : t('stats.share', { percent: formatShare(stat.count / users.length) })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
