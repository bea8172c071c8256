import { NativeSelect } from '@mantine/core';
import { tenderGroupings } from '@pliego/contract/areas/tender-groups';
import { useTranslation } from 'react-i18next';
import { LooksMenu } from '#web/lists/looks/looks-menu.tsx';
import { tenderChoice } from './column-choice.ts';
import { useListSearch } from './use-list-search.ts';
import { useListViewChoice } from './use-list-view.ts';

/** The match stands in the lists that ask for it, and in no other. */
const choosable = tenderChoice.ids.filter((id) => id !== 'calce');

/** Which columns, how close together, and by what they are grouped. */
export function ViewMenu() {
  const { t } = useTranslation('tenders');
  return (
    <LooksMenu
      choice={useListViewChoice()}
      choosable={choosable}
      fixed={tenderChoice.fixed}
      nameOf={(id) => t(`list.columns.${id}`)}
    >
      <GroupChoice />
    </LooksMenu>
  );
}

/** What the table is divided by. */
function GroupChoice() {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  return (
    <NativeSelect
      size="sm"
      label={t('list.groups.label')}
      value={search.grupo ?? ''}
      data={[
        { value: '', label: t('list.groups.none') },
        ...tenderGroupings.map((value) => ({ value, label: t(`list.groups.by.${value}`) })),
      ]}
      onChange={({ currentTarget }) =>
        change({ grupo: tenderGroupings.find((known) => known === currentTarget.value) })
      }
    />
  );
}
