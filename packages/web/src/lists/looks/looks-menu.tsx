import { Button } from '@mantine/core';
import { IconColumns3, IconPin, IconPinFilled } from '@tabler/icons-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchoredPopover } from '#web/ui/overlay/anchored-popover.tsx';
import { CheckRow } from '#web/ui/fields/check-row.tsx';
import { DragHandle } from '#web/ui/sortable/drag-handle.tsx';
import { SortableLines } from '#web/ui/sortable/sortable-lines.tsx';
import { useSortableLine } from '#web/ui/sortable/use-sortable-line.ts';
import { densities } from './looks-search.ts';
import type { LooksChoice } from './use-looks.ts';
import classes from './looks.module.css';

interface LooksMenuProps<Id extends string> {
  choice: LooksChoice<Id>;
  /** The columns that can be shown, in their usual order. */
  choosable: readonly Id[];
  /** Of these the ones that are always there, first of the row. */
  fixed: ReadonlySet<Id>;
  nameOf: (id: Id) => string;
  /** What else decides how the list is shown. */
  children?: ReactNode;
}

/** Which columns, and how close together. */
export function LooksMenu<Id extends string>(props: LooksMenuProps<Id>) {
  const { t } = useTranslation('lists');
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        ref={button}
        variant="default"
        leftSection={<IconColumns3 size={16} aria-hidden />}
        aria-label={t('looks.open')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={() => setAnchor(anchor === null ? button.current : null)}
      >
        {t('looks.short')}
      </Button>
      {anchor === null ? null : (
        <AnchoredPopover
          anchor={anchor}
          label={t('looks.open')}
          side="end"
          width={300}
          onClose={() => setAnchor(null)}
        >
          <LooksPanel {...props} />
        </AnchoredPopover>
      )}
    </>
  );
}

function LooksPanel<Id extends string>({ choice, children, ...columns }: LooksMenuProps<Id>) {
  const { t } = useTranslation('lists');
  const { density, resetColumns, setDensity } = choice;
  return (
    <>
      <fieldset className={classes.choices}>
        <legend className={classes.legend}>{t('looks.density')}</legend>
        {densities.map((value) => (
          <CheckRow
            key={value}
            kind="radio"
            name="densidad"
            label={t(`looks.${value}`)}
            checked={density === value}
            onChange={() => setDensity(value)}
          />
        ))}
      </fieldset>
      {children === undefined ? null : <div className={classes.more}>{children}</div>}
      <ColumnLines choice={choice} {...columns} />
      <button type="button" className={classes.reset} onClick={resetColumns}>
        {t('looks.reset')}
      </button>
    </>
  );
}

interface ColumnLinesProps<Id extends string> extends Pick<
  LooksMenuProps<Id>,
  'choosable' | 'fixed' | 'nameOf'
> {
  choice: Pick<LooksChoice<Id>, 'columns' | 'pinned' | 'toggleColumn' | 'moveColumn' | 'togglePin'>;
}

/** The columns that are shown, which are put in order and kept in sight, and those that are not. */
function ColumnLines<Id extends string>({
  choice,
  choosable,
  fixed,
  nameOf,
}: ColumnLinesProps<Id>) {
  const { t } = useTranslation('lists');
  const { columns, toggleColumn, moveColumn } = choice;
  const shown = useMemo(
    () => columns.filter((id) => !fixed.has(id) && choosable.includes(id)),
    [columns, fixed, choosable],
  );
  const others = choosable.filter((id) => !fixed.has(id) && !columns.includes(id));
  const placeOf = (at: number) => columns.findIndex((id) => id === shown[at]);
  return (
    <div className={classes.columns}>
      <fieldset className={classes.choices}>
        <legend className={classes.legend}>{t('looks.columns')}</legend>
        {choosable
          .filter((id) => fixed.has(id))
          .map((id) => (
            <CheckRow
              key={id}
              kind="checkbox"
              name="columnas"
              label={nameOf(id)}
              checked
              disabled
              onChange={() => toggleColumn(id)}
            />
          ))}
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
        <legend className={classes.legend}>{t('looks.more')}</legend>
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

interface ColumnLineProps<Id extends string> {
  id: Id;
  name: string;
  choice: Pick<LooksChoice<Id>, 'pinned' | 'toggleColumn' | 'togglePin'>;
}

function ColumnLine<Id extends string>({ id, name, choice }: ColumnLineProps<Id>) {
  const { t } = useTranslation('lists');
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
        aria-label={t('looks.pin', { column: name })}
        title={t(isPinned ? 'looks.unpin' : 'looks.pin', { column: name })}
        onClick={() => choice.togglePin(id)}
      >
        <Pin size={15} stroke={1.7} aria-hidden />
      </button>
      <DragHandle
        {...handle}
        label={t('looks.move', { column: name })}
        className={classes.columnHandle}
      />
    </li>
  );
}
