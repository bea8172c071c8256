import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { rangeLabel } from './price-filter.tsx';
import { toggled } from '#web/lib/toggled.ts';
import { type ShopSearch, useShopAddress } from '../use-shop-address.ts';
import classes from './filters.module.css';

interface Chip {
  text: string;
  /** The address without it. */
  without: Partial<ShopSearch>;
}

/** What narrows the list now; each can be taken away, or all at once. */
export function ActiveFilters() {
  const { t } = useTranslation('shop');
  const { search, change, clearAll } = useShopAddress();
  const { q = '', desde, hasta, categoria = [], marca = [], nota, despacho } = search;
  const chips: Chip[] = [];
  if (q.trim() !== '') chips.push({ text: `«${q.trim()}»`, without: { q: undefined } });
  if (desde !== undefined || hasta !== undefined) {
    const text = rangeLabel(t, { desde, hasta });
    chips.push({ text, without: { desde: undefined, hasta: undefined } });
  }
  for (const value of categoria) {
    const text = t(`categories.${value}`);
    chips.push({ text, without: { categoria: toggled(categoria, value) } });
  }
  for (const value of marca) {
    chips.push({ text: value, without: { marca: toggled(marca, value) } });
  }
  if (nota !== undefined) {
    chips.push({ text: t('filters.ratingChip', { rating: nota }), without: { nota: undefined } });
  }
  if (despacho !== undefined) {
    chips.push({ text: t('freeShipping'), without: { despacho: undefined } });
  }
  if (chips.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={t('filters.active')}>
      {chips.map(({ text, without }) => (
        <li key={text} className={classes.chip}>
          <span className={classes.chipText}>{text}</span>
          <button
            type="button"
            className={classes.chipRemove}
            aria-label={t('filters.remove', { name: text })}
            onClick={() => change(without)}
          >
            <IconX size={13} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clearAll} onClick={clearAll}>
          {t('filters.clear')}
        </button>
      </li>
    </ul>
  );
}
