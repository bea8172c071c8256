import { ActionIcon, Button } from '@mantine/core';
import type { SavedMapping } from '@pliego/contract/areas/spreadsheet-endpoints';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatAgo, formatFullMoment } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { fittedTo, mappedFields } from './mapping.ts';
import classes from './dialogs.module.css';

interface MappingRowProps {
  mapping: SavedMapping;
  header: readonly string[];
  /** What is on the screen began with it. */
  isUsed: boolean;
  onApply: () => void;
  onRename: () => void;
  onRemove: () => void;
}

/** A saved mapping, and how much of it the table on the screen has. */
export function MappingRow({ mapping, header, isUsed, onApply, ...actions }: MappingRowProps) {
  const { t } = useTranslation('sources');
  const now = useNow();
  const { nombre: name, actualizado, mapeo } = mapping;
  const total = mappedFields(mapeo).length;
  const here = total - fittedTo(header, mapeo).gone.length;
  return (
    <li className={classes.row}>
      <span className={classes.what}>
        <bdi className={classes.name} title={name}>
          {name}
        </bdi>
        <span className={classes.meta}>
          {t('spreadsheet.saved.fits', { count: total, here, total })}
          {' · '}
          <time dateTime={actualizado} title={formatFullMoment(actualizado)}>
            {formatAgo(actualizado, now)}
          </time>
        </span>
      </span>
      <Button
        size="compact-sm"
        variant="default"
        disabled={here === 0}
        aria-label={t('spreadsheet.saved.applyOf', { name })}
        onClick={onApply}
      >
        {t(isUsed ? 'spreadsheet.saved.again' : 'spreadsheet.saved.apply')}
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={t('spreadsheet.saved.renameOf', { name })}
        onClick={actions.onRename}
      >
        <IconPencil size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={t('spreadsheet.saved.removeOf', { name })}
        onClick={actions.onRemove}
      >
        <IconTrash size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
    </li>
  );
}
