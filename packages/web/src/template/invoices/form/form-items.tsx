import { Button, VisuallyHidden } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { maxInvoiceItems } from '@pliego/contract/areas/invoice-draft';
import type { InvoiceSetup } from '@pliego/contract/areas/invoices';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SortableLines } from '#web/ui/sortable/sortable-lines.tsx';
import type { InvoiceValues } from './form-values.ts';
import { ItemRow } from './item-row.tsx';
import { useItemList } from './use-item-list.ts';
import classes from './form.module.css';

interface FormItemsProps {
  form: UseFormReturnType<InvoiceValues>;
  catalogue: InvoiceSetup['catalogue'];
}

/** The lines of an invoice: added at the end, ordered, removed with undo. */
export function FormItems({ form, catalogue }: FormItemsProps) {
  const { t } = useTranslation('invoices');
  const { list, items, keys, nameOf, announcement, add, remove, move, moveAndAnnounce } =
    useItemList(form);
  return (
    <section aria-label={t('form.items')} className={classes.items}>
      <ItemHeadings />
      <SortableLines ids={keys} nameOf={nameOf} disabled={keys.length < 2} onMove={move}>
        {/* Lists without bullets lose their role in Safari unless it is set. */}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
        <ul role="list" ref={list} className={classes.itemList}>
          {items.map((item, index) => (
            <ItemRow
              key={item.key}
              form={form}
              item={item}
              index={index}
              catalogue={catalogue}
              onMove={(to) => moveAndAnnounce(item.key, index, to)}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      </SortableLines>
      <VisuallyHidden>
        <span aria-live="polite">{announcement}</span>
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
        onClick={add}
      >
        {t('form.addItem')}
      </Button>
    </section>
  );
}

function ItemHeadings() {
  const { t } = useTranslation('invoices');
  return (
    <div className={classes.itemHead} aria-hidden>
      <span />
      <span>{t('paper.item')}</span>
      <span>{t('paper.quantity')}</span>
      <span>{t('paper.price')}</span>
      <span>{t('paper.discount')}</span>
      <span>{t('paper.amount')}</span>
    </div>
  );
}
