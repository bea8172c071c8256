import { Button } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchoredPopover } from '#web/ui/overlay/anchored-popover.tsx';
import { CheckRow } from '#web/ui/fields/check-row.tsx';
import { tenderColumns } from './columns.tsx';
import { densities } from './list-search.ts';
import { useListViewChoice } from './use-list-view.ts';
import classes from '../list.module.css';

/** Which columns, and how close together. */
export function ViewMenu() {
  const { t } = useTranslation('tenders');
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        ref={button}
        variant="default"
        leftSection={<IconColumns3 size={16} aria-hidden />}
        aria-label={t('list.view.open')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={() => setAnchor(anchor === null ? button.current : null)}
      >
        {t('list.view.short')}
      </Button>
      {anchor === null ? null : (
        <AnchoredPopover
          anchor={anchor}
          label={t('list.view.open')}
          side="end"
          onClose={() => setAnchor(null)}
        >
          <ViewPanel />
        </AnchoredPopover>
      )}
    </>
  );
}

/** The match stands in the lists that ask for it, and in no other. */
const choosable = tenderColumns.filter(({ id }) => id !== 'calce');

function ViewPanel() {
  const { t } = useTranslation('tenders');
  const { columns, density, toggleColumn, resetColumns, setDensity } = useListViewChoice();
  return (
    <>
      <fieldset className={classes.choices}>
        <legend className={classes.legend}>{t('list.view.density')}</legend>
        {densities.map((value) => (
          <CheckRow
            key={value}
            kind="radio"
            name="densidad"
            label={t(`list.view.${value}`)}
            checked={density === value}
            onChange={() => setDensity(value)}
          />
        ))}
      </fieldset>
      <fieldset className={classes.choices}>
        <legend className={classes.legend}>{t('list.view.columns')}</legend>
        {choosable.map(({ id, fixed }) => (
          <CheckRow
            key={id}
            kind="checkbox"
            name="columnas"
            label={t(`list.columns.${id}`)}
            checked={columns.includes(id)}
            disabled={fixed === true}
            onChange={() => toggleColumn(id)}
          />
        ))}
      </fieldset>
      <button type="button" className={classes.reset} onClick={resetColumns}>
        {t('list.view.reset')}
      </button>
    </>
  );
}
