import { Button, NativeSelect } from '@mantine/core';
import { roles } from '@pliego/contract/abilities';
import { demoUserPlans } from '@pliego/contract/areas/demo-user-choices';
import { userStatuses } from '@pliego/contract/areas/auth-shapes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import { useRoleNames } from '../roles/use-role-names.ts';
import { isFiltered, newestFirst, type UserSearch } from './user-search.ts';
import classes from './users.module.css';

interface UserFiltersProps {
  search: UserSearch;
  change: (patch: Partial<UserSearch>, options?: { replace?: boolean }) => void;
  /** Further tools at the end. */
  children?: ReactNode;
}

/** Search and filters above a list of users. A change begins again at the first page. */
export function UserFilters({ search, change, children }: UserFiltersProps) {
  const { t } = useTranslation('demoUsers');
  const { nameOfUsers } = useRoleNames();
  const isPhone = useIsPhone();
  const filter = (patch: Partial<UserSearch>) => change({ ...patch, page: undefined });
  return (
    <search className={classes.toolbar} aria-label={t('list.filters')}>
      <SearchField
        label={t('list.search')}
        value={search.q ?? ''}
        onSearch={(q) =>
          change({ q: q === '' ? undefined : q, page: undefined }, { replace: true })
        }
      />
      <NativeSelect
        aria-label={t('columns.role')}
        value={search.role ?? ''}
        data={[
          { value: '', label: t('list.anyRole') },
          ...roles.map((role) => ({ value: role, label: nameOfUsers(role) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          filter({ role: roles.find((role) => role === value) })
        }
      />
      <NativeSelect
        aria-label={t('columns.currentPlan')}
        value={search.plan ?? ''}
        data={[
          { value: '', label: t('list.anyPlan') },
          ...demoUserPlans.map((plan) => ({ value: plan, label: t(`plan.${plan}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          filter({ plan: demoUserPlans.find((plan) => plan === value) })
        }
      />
      <NativeSelect
        aria-label={t('columns.status')}
        value={search.status ?? ''}
        data={[
          { value: '', label: t('list.anyStatus') },
          ...userStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          filter({ status: userStatuses.find((status) => status === value) })
        }
      />
      {isPhone ? (
        // Cards have no headers to sort by.
        <NativeSelect
          aria-label={t('list.sortBy')}
          value={search.sort ?? newestFirst}
          data={[
            { value: newestFirst, label: t('list.newest') },
            { value: 'fullName', label: t('list.nameUp') },
            { value: '-fullName', label: t('list.nameDown') },
          ]}
          onChange={({ currentTarget: { value } }) => filter({ sort: value })}
        />
      ) : null}
      {isFiltered(search) ? (
        <Button
          variant="subtle"
          onClick={() =>
            filter({ q: undefined, role: undefined, plan: undefined, status: undefined })
          }
        >
          {t('list.clear')}
        </Button>
      ) : null}
      {children}
    </search>
  );
}
