import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { maxInvoiceItems } from '@pliego/contract/areas/invoice-draft';
import type { InvoiceSetup } from '@pliego/contract/areas/invoices';
import { IconPlus } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#web/ui/plain/visually-hidden.tsx';
import { SortableLines } from '#web/ui/sortable/sortable-lines.tsx';
import { toastUndo } from '#web/ui/toasts.tsx';
import { useWidgetTexts } from '#web/ui/widget-texts.tsx';
import { type InvoiceValues, type ItemValues, newItem } from './form-values.ts';
import { placeOf, withGone } from './item-places.ts';
import { ItemRow } from './item-row.tsx';
import classes from './form.module.css';

interface FormItemsProps {
  form: UseFormReturnType<InvoiceValues>;
  catalogue: InvoiceSetup['catalogue'];
}

/** The lines of an invoice: added at the end, put in order, taken away with a way back. */
export function FormItems({ form, catalogue }: FormItemsProps) {
  const { t } = useTranslation('invoices');
  const list = useRef<HTMLUListElement>(null);
  const { items } = form.values;
  const count = useRef(items.length);
  const isAdded = useRef(false);
  const { drag } = useWidgetTexts();
  const [moved, setMoved] = useState('');
  /** Also those that were taken away: each can come back, in any order. */
  const known = useRef<string[]>([]);
  const keys = useMemo(() => items.map(({ key }) => key), [items]);
  const nameOf = useCallback(
    (key: string) => {
      const index = items.findIndex((item) => item.key === key);
      const name = items[index]?.name ?? '';
      return name === '' ? t('form.itemName', { number: index + 1 }) : name;
    },
    [items, t],
  );

  // Whoever adds a line goes on writing in it.
  useEffect(() => {
    if (isAdded.current && items.length > count.current) {
      list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
    }
    isAdded.current = false;
    count.current = items.length;
  }, [items.length]);

  const remove = (index: number) => {
    const item = items[index];
    if (item === undefined) return;
    known.current = withGone(known.current, keys);
    form.removeListItem('items', index);
    toastUndo({
      id: `item-${item.key}`,
      title: item.name === '' ? t('form.itemRemoved') : t('form.namedRemoved', { name: item.name }),
      action: { label: t('undo.undo'), onClick: () => putBack(item) },
    });
  };
  const putBack = (item: ItemValues) => {
    const present = form.getValues().items.map(({ key }) => key);
    form.insertListItem('items', item, placeOf(item.key, { known: known.current, present }));
  };
  const move = (from: number, to: number) => {
    const step = Math.sign(to - from);
    // Place by place: what is wrong with a line goes along with it, and changes places with its neighbour's.
    for (let at = from; at !== to; at += step) {
      form.reorderListItem('items', { from: at, to: at + step });
    }
  };
  const stepTo = (key: string, from: number, to: number) => {
    setMoved(drag.end({ name: nameOf(key), position: to + 1, total: items.length }));
    move(from, to);
  };
  return (
    <section aria-label={t('form.items')} className={classes.items}>
      <div className={classes.itemHead} aria-hidden>
        <span />
        <span>{t('paper.item')}</span>
        <span>{t('paper.quantity')}</span>
        <span>{t('paper.price')}</span>
        <span>{t('paper.discount')}</span>
        <span>{t('paper.amount')}</span>
      </div>
      <SortableLines ids={keys} nameOf={nameOf} disabled={keys.length < 2} onMove={move}>
        {/* Lists without bullets lose their role in Safari unless it is said. */}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
        <ul role="list" ref={list} className={classes.itemList}>
          {items.map((item, index) => (
            <ItemRow
              key={item.key}
              form={form}
              item={item}
              index={index}
              catalogue={catalogue}
              onMove={(to) => stepTo(item.key, index, to)}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      </SortableLines>
      <VisuallyHidden>
        <span aria-live="polite">{moved}</span>
      </VisuallyHidden>
      {form.errors['items'] === undefined ? null : (
        <p role="alert" className={classes.problem}>
          {form.errors['items']}
        </p>
      )}
      <Button
        variant="default"
        className={classes.add}
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={items.length >= maxInvoiceItems}
        onClick={() => {
          isAdded.current = true;
          form.insertListItem('items', newItem());
          form.clearFieldError('items');
        }}
      >
        {t('form.addItem')}
      </Button>
    </section>
  );
}
