import { ActionIcon, Autocomplete, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { InvoiceSetup } from '@pliego/contract/areas/invoices';
import { lineAmount } from '@pliego/contract/rules/invoice-amounts';
import { IconArrowDown, IconArrowUp, IconDots, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '#web/ui/overlay/action-menu.tsx';
import { AmountField } from '#web/ui/fields/amount-field.tsx';
import { DragHandle } from '#web/ui/sortable/drag-handle.tsx';
import { useSortableLine } from '#web/ui/sortable/use-sortable-line.ts';
import { pesos } from '../money.ts';
import { DiscountField } from './discount-field.tsx';
import { type InvoiceValues, itemSoFar, type ItemValues } from './form-values.ts';
import classes from './form.module.css';
import tools from './item-tools.module.css';

interface ItemRowProps {
  form: UseFormReturnType<InvoiceValues>;
  item: ItemValues;
  index: number;
  catalogue: InvoiceSetup['catalogue'];
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One line of an invoice's form. */
export function ItemRow({ form, item, index, catalogue, onMove, onRemove }: ItemRowProps) {
  const { t } = useTranslation('invoices');
  const path = `items.${index}`;
  const number = index + 1;
  const count = form.values.items.length;
  const { handle, line } = useSortableLine(item.key);
  return (
    <li {...line} className={classes.item} aria-label={t('form.itemName', { number })}>
      {count === 1 ? (
        <span />
      ) : (
        <DragHandle {...handle} className={tools.handle} label={t('form.moveItem', { number })} />
      )}
      <ProductFields form={form} index={index} catalogue={catalogue} />
      <Cell className={classes.quantity} label={t('paper.quantity')}>
        <AmountField
          {...form.getInputProps(`${path}.quantity`)}
          value={item.quantity}
          aria-label={t('form.quantity', { number })}
        />
      </Cell>
      <Cell className={classes.price} label={t('paper.price')}>
        <AmountField
          {...form.getInputProps(`${path}.price`)}
          value={item.price}
          aria-label={t('form.price', { number })}
          leftSection="$"
        />
      </Cell>
      <Cell className={classes.off} label={t('paper.discount')}>
        <DiscountField
          label={t('form.itemName', { number })}
          value={item.discount}
          error={form.errors[`${path}.discount.value`]}
          onChange={(discount) => {
            form.setFieldValue(`${path}.discount`, discount);
            form.clearFieldError(`${path}.discount.value`);
          }}
        />
      </Cell>
      <output className={classes.sum} aria-label={t('form.amount', { number })}>
        {pesos(lineAmount(itemSoFar(item)))}
      </output>
      <div className={tools.tools}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={34}
          aria-label={t('form.removeItem', { number })}
          onClick={onRemove}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
        {count === 1 ? null : <MoveMenu index={index} count={count} onMove={onMove} />}
      </div>
    </li>
  );
}

/** The product and its description. A product of the catalogue fills in description and price. */
function ProductFields({
  form,
  index,
  catalogue,
}: Pick<ItemRowProps, 'form' | 'index' | 'catalogue'>) {
  const { t } = useTranslation('invoices');
  const path = `items.${index}`;
  const number = index + 1;
  const pick = (name: string) => {
    const product = catalogue.find((one) => one.name === name);
    if (product === undefined) return;
    form.setFieldValue(`${path}.description`, product.description);
    form.setFieldValue(`${path}.price`, product.price);
  };
  return (
    <div className={classes.what}>
      <Autocomplete
        {...form.getInputProps(`${path}.name`)}
        aria-label={t('form.name', { number })}
        placeholder={t('form.namePlaceholder')}
        data={catalogue.map((product) => product.name)}
        // While an error is shown below the field, an open list would cover it.
        openOnFocus={form.errors[`${path}.name`] === undefined}
        onOptionSubmit={pick}
      />
      <Textarea
        {...form.getInputProps(`${path}.description`)}
        aria-label={t('form.description', { number })}
        placeholder={t('form.descriptionPlaceholder')}
        autosize
        minRows={1}
        maxRows={4}
      />
    </div>
  );
}

interface CellProps {
  className: string | undefined;
  /** Shown on phones, where the column headings are not. */
  label: string;
  children: ReactNode;
}

function Cell({ className, label, children }: CellProps) {
  return (
    <div className={className}>
      <span className={classes.phoneLabel} aria-hidden>
        {label}
      </span>
      {children}
    </div>
  );
}

type MoveMenuProps = Pick<ItemRowProps, 'index' | 'onMove'> & { count: number };

/** Moves a line without dragging it. */
function MoveMenu({ index, count, onMove }: MoveMenuProps) {
  const { t } = useTranslation('invoices');
  return (
    <ActionMenu
      label={t('form.itemMenu', { number: index + 1 })}
      actions={[
        {
          id: 'up',
          label: t('form.moveUp'),
          icon: <IconArrowUp size={16} aria-hidden />,
          disabled: index === 0,
          onPick: () => onMove(index - 1),
        },
        {
          id: 'down',
          label: t('form.moveDown'),
          icon: <IconArrowDown size={16} aria-hidden />,
          disabled: index === count - 1,
          onPick: () => onMove(index + 1),
        },
      ]}
    >
      <IconDots size={17} aria-hidden />
    </ActionMenu>
  );
}
