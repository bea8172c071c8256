import { Button, NativeSelect } from '@mantine/core';
import { tenderGroupings } from '@pliego/contract/areas/tender-groups';
import { IconColumns3, IconPin, IconPinFilled } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchoredPopover } from '#web/ui/overlay/anchored-popover.tsx';
import { CheckRow } from '#web/ui/fields/check-row.tsx';
import { DragHandle } from '#web/ui/sortable/drag-handle.tsx';
import { SortableLines } from '#web/ui/sortable/sortable-lines.tsx';
import { useSortableLine } from '#web/ui/sortable/use-sortable-line.ts';
import { type TenderColumnId, tenderColumns } from './columns.tsx';
import { densities } from './list-search.ts';
import { useListSearch } from './use-list-search.ts';
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
          width={300}
          onClose={() => setAnchor(null)}
        >
          <ViewPanel />
        </AnchoredPopover>
      )}
    </>
  );
}

/** The match stands in the lists that ask for it, and in no other. */
const choosable = tenderColumns.map(({ id }) => id).filter((id) => id !== 'calce');

function ViewPanel() {
  const { t } = useTranslation('tenders');
  const { density, resetColumns, setDensity, ...choice } = useListViewChoice();
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
      <GroupChoice />
      <ColumnChoice choice={choice} />
      <button type="button" className={classes.reset} onClick={resetColumns}>
        {t('list.view.reset')}
      </button>
    </>
  );
}

/** What the table is divided by. */
function GroupChoice() {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  return (
    <div className={classes.grouping}>
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
    </div>
  );
}

type Choice = Pick<
  ReturnType<typeof useListViewChoice>,
  'columns' | 'pinned' | 'toggleColumn' | 'moveColumn' | 'togglePin'
>;

/** The columns that are shown, which are put in order and kept in sight, and those that are not. */
function ColumnChoice({ choice }: { choice: Choice }) {
  const { t } = useTranslation('tenders');
  const { columns, toggleColumn, moveColumn } = choice;
  const nameOf = (id: TenderColumnId) => t(`list.columns.${id}`);
  // The name leads every row, whatever else is shown.
  const shown = useMemo(() => columns.filter((id) => id !== 'nombre' && id !== 'calce'), [columns]);
  const others = choosable.filter((id) => id !== 'nombre' && !columns.includes(id));
  const placeOf = (at: number) => columns.indexOf(shown[at] ?? 'nombre');
  return (
    <div className={classes.columns}>
      <fieldset className={classes.choices}>
        <legend className={classes.legend}>{t('list.view.columns')}</legend>
        <CheckRow
          kind="checkbox"
          name="columnas"
          label={nameOf('nombre')}
          checked
          disabled
          onChange={() => toggleColumn('nombre')}
        />
        <SortableLines
          ids={shown}
          nameOf={nameOf}
          onMove={(from, to) => moveColumn(placeOf(from), placeOf(to))}
        >
          <ul className={classes.columnList}>
            {shown.map((id) => (
              <ColumnLine key={id} id={id} name={nameOf(id)} choice={choice} />
            ))}
          </ul>
        </SortableLines>
      </fieldset>
      <fieldset className={classes.choices}>
        <legend className={classes.legend}>{t('list.view.more')}</legend>
        {others.map((id) => (
          <CheckRow
            key={id}
            kind="checkbox"
            name="columnas"
            label={nameOf(id)}
            checked={false}
            onChange={() => toggleColumn(id)}
          />
        ))}
      </fieldset>
    </div>
  );
}

function ColumnLine({ id, name, choice }: { id: TenderColumnId; name: string; choice: Choice }) {
  const { t } = useTranslation('tenders');
  const { handle, line } = useSortableLine(id);
  const isPinned = choice.pinned.includes(id);
  const Pin = isPinned ? IconPinFilled : IconPin;
  return (
    <li className={classes.column} {...line}>
      <CheckRow
        kind="checkbox"
        name="columnas"
        label={name}
        checked
        onChange={() => choice.toggleColumn(id)}
      />
      <button
        type="button"
        className={classes.pin}
        aria-pressed={isPinned}
        aria-label={t('list.view.pin', { column: name })}
        title={t(isPinned ? 'list.view.unpin' : 'list.view.pin', { column: name })}
        onClick={() => choice.togglePin(id)}
      >
        <Pin size={15} stroke={1.7} aria-hidden />
      </button>
      <DragHandle
        {...handle}
        label={t('list.view.move', { column: name })}
        className={classes.columnHandle}
      />
    </li>
  );
}
