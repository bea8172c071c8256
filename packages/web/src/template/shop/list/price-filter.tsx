import '@mantine/core/styles/Slider.layer.css';
import { Radio, RangeSlider } from '@mantine/core';
import type { ProductFacets } from '@pliego/contract/areas/shop-products';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format.ts';
import { AmountField } from '#web/ui/fields/amount-field.tsx';
import { type PriceBounds, priceRanges, rangeName } from './price-ranges.ts';
import { useShopAddress } from '../use-shop-address.ts';
import classes from './filters.module.css';

const step = 10_000;

/** What it may cost: one of a few ranges, two ends of a line, or two amounts as they are typed. */
export function PriceFilter({ price }: { price: ProductFacets['price'] | undefined }) {
  const { t } = useTranslation('shop');
  const { search, change } = useShopAddress();
  const { desde, hasta } = search;
  const chosen = priceRanges.find((range) => range.desde === desde && range.hasta === hasta);
  const setBounds = (bounds: PriceBounds) => change({ desde: bounds.desde, hasta: bounds.hasta });
  return (
    <>
      <Radio.Group
        aria-label={t('filters.price')}
        value={chosen === undefined ? '' : rangeName(chosen)}
        onChange={(name) => {
          const range = priceRanges.find((one) => rangeName(one) === name);
          if (range !== undefined) setBounds(range);
        }}
      >
        <div className={classes.options}>
          {priceRanges.map((range) => (
            <Radio
              key={rangeName(range)}
              size="xs"
              value={rangeName(range)}
              label={rangeLabel(t, range)}
            />
          ))}
        </div>
      </Radio.Group>
      {price === undefined ? null : (
        <PriceSlider price={price} bounds={{ desde, hasta }} onBounds={setBounds} />
      )}
      <PriceFields bounds={{ desde, hasta }} onBounds={setBounds} />
    </>
  );
}

/** A range as text; also the text of its chip. */
export function rangeLabel(
  t: ReturnType<typeof useTranslation<'shop'>>['t'],
  { desde, hasta }: PriceBounds,
): string {
  const from = formatMoney(desde ?? 0, 'CLP') ?? '';
  const to = formatMoney(hasta ?? 0, 'CLP') ?? '';
  if (desde === undefined)
    return hasta === undefined ? t('filters.anyPrice') : t('filters.upTo', { to });
  return hasta === undefined ? t('filters.from', { from }) : t('filters.between', { from, to });
}

interface BoundsProps {
  bounds: PriceBounds;
  onBounds: (bounds: PriceBounds) => void;
}

interface PriceSliderProps extends BoundsProps {
  price: ProductFacets['price'];
}

function PriceSlider({ price, bounds, onBounds }: PriceSliderProps) {
  const { t } = useTranslation('shop');
  const min = Math.floor(price.min / step) * step;
  const max = Math.ceil(price.max / step) * step;
  const within = (value: number) => Math.min(max, Math.max(min, value));
  const [ends, setEnds] = useFollowing<[number, number]>(rangeName(bounds), [
    within(bounds.desde ?? min),
    within(bounds.hasta ?? max),
  ]);
  return (
    <RangeSlider
      className={classes.slider}
      size="sm"
      min={min}
      max={max}
      step={step}
      minRange={step}
      value={ends}
      label={(value) => formatMoney(value, 'CLP')}
      thumbFromLabel={t('filters.lowest')}
      thumbToLabel={t('filters.highest')}
      onChange={setEnds}
      onChangeEnd={([from, to]) =>
        onBounds({
          desde: from === min ? undefined : from,
          hasta: to === max ? undefined : to,
        })
      }
    />
  );
}

function PriceFields({ bounds, onBounds }: BoundsProps) {
  const { t } = useTranslation('shop');
  const name = rangeName(bounds);
  const [from, setFrom] = useFollowing(name, bounds.desde ?? null);
  const [to, setTo] = useFollowing(name, bounds.hasta ?? null);
  const isCrossed = from !== null && to !== null && from > to;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!isCrossed) onBounds({ desde: from ?? undefined, hasta: to ?? undefined });
  };
  return (
    <form className={classes.amounts} onSubmit={apply}>
      <AmountField size="xs" label={t('filters.min')} value={from} onChange={setFrom} />
      <AmountField
        size="xs"
        label={t('filters.max')}
        value={to}
        onChange={setTo}
        error={isCrossed ? t('filters.crossed') : undefined}
      />
      <button
        type="submit"
        className={classes.apply}
        disabled={from === (bounds.desde ?? null) && to === (bounds.hasta ?? null)}
      >
        {t('filters.apply')}
      </button>
    </form>
  );
}

/** The bounds being chosen; they follow every change of the address. */
function useFollowing<T>(name: string, value: T) {
  const [seen, setSeen] = useState(name);
  const [current, setCurrent] = useState(value);
  if (seen !== name) {
    setSeen(name);
    setCurrent(value);
  }
  return [current, setCurrent] as const;
}
