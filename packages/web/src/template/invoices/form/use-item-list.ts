import type { UseFormReturnType } from '@mantine/form';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastUndo } from '#web/ui/feedback/toasts.tsx';
import { useWidgetTexts } from '#web/ui/texts/widget-texts.tsx';
import { type InvoiceValues, type ItemValues, newItem } from './form-values.ts';
import { placeOf, withGone } from './item-places.ts';

/** Adds, removes (with undo) and moves the lines of an invoice's form. `list` is the element that holds them. */
export function useItemList(form: UseFormReturnType<InvoiceValues>) {
  const { t } = useTranslation('invoices');
  const list = useRef<HTMLUListElement>(null);
  const { items } = form.values;
  const count = useRef(items.length);
  const isAdded = useRef(false);
  const { drag } = useWidgetTexts();
  const [announcement, setAnnouncement] = useState('');
  /** Keys of present and removed lines: each removed one can be restored, in any order. */
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

  // A new line gets the focus.
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
    // One place at a time: the errors of a line move along with it only when neighbours are swapped.
    for (let at = from; at !== to; at += step) {
      form.reorderListItem('items', { from: at, to: at + step });
    }
  };
  /** By keyboard or menu: nothing shows the move, so it is announced. */
  const moveAndAnnounce = (key: string, from: number, to: number) => {
    setAnnouncement(drag.end({ name: nameOf(key), position: to + 1, total: items.length }));
    move(from, to);
  };
  const add = () => {
    isAdded.current = true;
    form.insertListItem('items', newItem());
    form.clearFieldError('items');
  };
  return { list, items, keys, nameOf, announcement, add, remove, move, moveAndAnnounce };
}
