import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { productExportPath } from '#web/api/areas/exports.ts';
import { ActionMenu } from '#web/ui/overlay/action-menu.tsx';
import { productQueryOf, type ProductSearch } from './product-search.ts';
import classes from './list.module.css';

const formats = ['xlsx', 'csv'] as const;

/** The list that is shown, whole, as a file. */
export function ExportMenu({ search }: { search: ProductSearch }) {
  const { t } = useTranslation('products');
  return (
    <ActionMenu
      label={t('export.open')}
      className={classes.export}
      width={240}
      side="end"
      actions={formats.map((formato) => ({
        id: formato,
        label: t(`export.${formato}`),
        onPick: () => location.assign(productExportPath({ ...productQueryOf(search), formato })),
      }))}
    >
      <IconDownload size={16} aria-hidden />
      {t('export.short')}
    </ActionMenu>
  );
}
