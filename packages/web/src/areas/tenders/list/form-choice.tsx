import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import { useListSearch } from './use-list-search.ts';
import { ViewMenu } from './view-menu.tsx';

/** Table or board, and how the table looks where it is one. */
export function FormChoice() {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  const isPhone = useIsPhone();
  const isBoard = search.forma === 'tablero';
  return (
    <>
      <SegmentedControl
        aria-label={t('board.form.label')}
        value={search.forma ?? 'tabla'}
        data={[
          { value: 'tabla', label: t('board.form.tabla') },
          { value: 'tablero', label: t('board.form.tablero') },
        ]}
        onChange={(value) => change({ forma: value === 'tablero' ? value : undefined })}
      />
      {isPhone || isBoard ? null : <ViewMenu />}
    </>
  );
}
