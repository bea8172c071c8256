import { Button, CloseButton, NumberInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format.ts';
import { AmountField } from '#web/ui/fields/amount-field.tsx';
import { toastUndo } from '#web/ui/feedback/toasts.tsx';
import { useWidgetTexts } from '#web/ui/texts/widget-texts.tsx';
import classes from './form-repeater.module.css';

export const parts = ['TextInput', 'NumberInput', 'AmountField'];
export const wide = ['Plain', 'Animated'];

interface Item {
  id: number;
  name: string;
  quantity: string | number;
  price: number | null;
}

const sumOf = (items: readonly Item[]) =>
  items.reduce((sum, { quantity, price }) => sum + Number(quantity) * (price ?? 0), 0);

/** Lines of an offer. A line that is taken away can be brought back to its place. */
function useItems() {
  const { t } = useTranslation('formRepeater');
  const { undo } = useWidgetTexts();
  const [items, setItems] = useState<Item[]>([{ id: 1, name: '', quantity: 1, price: null }]);
  const [last, setLast] = useState(1);
  const add = () => {
    setItems([...items, { id: last + 1, name: '', quantity: 1, price: null }]);
    setLast(last + 1);
  };
  const remove = (id: number) => {
    setItems((held) => held.filter((item) => item.id !== id));
    toastUndo({
      id: 'catalogue-item',
      title: t('text.removed'),
      action: { label: undo, onClick: () => setItems(items) },
    });
  };
  const change = (id: number, part: Partial<Item>) =>
    setItems((held) => held.map((item) => (item.id === id ? { ...item, ...part } : item)));
  return { items, add, remove, change };
}

interface LineProps {
  item: Item;
  line: number;
  isFirst: boolean;
  mayGo: boolean;
  onChange: (part: Partial<Item>) => void;
  onRemove: () => void;
}

function Line({ item, line, isFirst, mayGo, onChange, onRemove }: LineProps) {
  const { t } = useTranslation('formRepeater');
  return (
    <fieldset className={classes.line} aria-label={t('text.line', { line })}>
      <TextInput
        label={t('text.item')}
        // A line that was asked for is the next to be written in.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for
        autoFocus={!isFirst}
        autoComplete="off"
        value={item.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <NumberInput
        label={t('text.quantity')}
        min={1}
        allowDecimal={false}
        value={item.quantity}
        onChange={(quantity) => onChange({ quantity })}
      />
      <AmountField
        label={t('text.price')}
        value={item.price}
        onChange={(price) => onChange({ price })}
      />
      <CloseButton
        className={classes.remove}
        size="lg"
        aria-label={t('text.remove', { line })}
        disabled={!mayGo}
        onClick={onRemove}
      />
    </fieldset>
  );
}

function Repeater({ isAnimated = false }: { isAnimated?: boolean }) {
  const { t } = useTranslation('formRepeater');
  const { items, add, remove, change } = useItems();
  const [leaving, setLeaving] = useState<number | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const take = (id: number) => {
    setLeaving(null);
    remove(id);
    // Its own button is gone: the keyboard goes on from what is left.
    button.current?.focus();
  };
  return (
    <div className={classes.form}>
      {items.map((item, place) => (
        <div
          key={item.id}
          className={isAnimated ? classes.moving : undefined}
          data-leaving={leaving === item.id || undefined}
          onAnimationEnd={() => {
            if (leaving === item.id) take(item.id);
          }}
        >
          <Line
            item={item}
            line={place + 1}
            isFirst={item.id === 1}
            mayGo={items.length > 1}
            onChange={(part) => change(item.id, part)}
            onRemove={() => (isAnimated ? setLeaving(item.id) : take(item.id))}
          />
        </div>
      ))}
      <div className={classes.foot}>
        <Button
          ref={button}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={add}
        >
          {t('text.add')}
        </Button>
        <output>
          {t('text.total', { count: items.length, total: formatMoney(sumOf(items), 'CLP') })}
        </output>
      </div>
    </div>
  );
}

export function Plain() {
  return <Repeater />;
}

/** Lines grow in and shrink away; at once where people asked for less motion. */
export function Animated() {
  return <Repeater isAnimated />;
}
