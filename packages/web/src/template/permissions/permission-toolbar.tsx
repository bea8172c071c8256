import { Button, NativeSelect } from '@mantine/core';
import { permissionRoles } from '@pliego/contract/areas/permission-choices';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import classes from './permissions.module.css';

/** The search and the filter by role. */
export function PermissionToolbar() {
  const { t } = useTranslation('permissions');
  const { search, change } = useSearchState('/shell/apps/permissions');
  const isFiltered = (search.q ?? '') !== '' || search.role !== undefined;
  return (
    <search className={classes.toolbar}>
      <SearchField
        label={t('search')}
        value={search.q ?? ''}
        onSearch={(q) =>
          change({ q: q === '' ? undefined : q, page: undefined }, { replace: true })
        }
      />
      <NativeSelect
        aria-label={t('filter')}
        value={search.role ?? ''}
        data={[
          { value: '', label: t('anyRole') },
          ...permissionRoles.map((role) => ({ value: role, label: t(`role.${role}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ role: permissionRoles.find((role) => role === value), page: undefined })
        }
      />
      {isFiltered ? (
        <Button
          variant="subtle"
          onClick={() => change({ q: undefined, role: undefined, page: undefined })}
        >
          {t('clear')}
        </Button>
      ) : null}
    </search>
  );
}
