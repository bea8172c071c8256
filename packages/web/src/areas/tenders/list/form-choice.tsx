import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import { ExportMenu } from '../exports/export-menu.tsx';
import { SubscribeButton } from '../calendar/subscribe-button.tsx';
import { AddMenu } from './add-menu.tsx';
import { listForms } from './list-search.ts';
import { useListSearch } from './use-list-search.ts';
import { ViewMenu } from './view-menu.tsx';

/** Table, board or calendar, and what is done with the one that is shown. */
export function FormChoice() {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  const isPhone = useIsPhone();
  const { forma } = search;
  return (
    <>
      <SegmentedControl
        aria-label={t('board.form.label')}
        value={forma ?? 'tabla'}
        data={(['tabla', ...listForms] as const).map((value) => ({
          value,
          label: t(`board.form.${value}`),
        }))}
        onChange={(value) => change({ forma: listForms.find((form) => form === value) })}
      />
      {isPhone || forma !== undefined ? null : <ViewMenu />}
      {forma === undefined ? <ExportMenu /> : null}
      <AddMenu />
      {forma === 'calendario' ? <SubscribeButton subject={{ search }} /> : null}
    </>
  );
}
