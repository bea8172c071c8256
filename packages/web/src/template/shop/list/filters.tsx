import { Checkbox, Radio, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '#web/lib/format.ts';
import { PriceFilter } from './price-filter.tsx';
import { facetsQuery } from '../queries.ts';
import { Stars } from '../stars.tsx';
import { toggled } from '#web/lib/toggled.ts';
import { askedBy, filterNames, useShopAddress } from '../use-shop-address.ts';
import classes from './filters.module.css';

/** The filters of the list; their values are in the address. */
export function Filters() {
  const { t } = useTranslation('shop');
  const { search, change, clearFilters } = useShopAddress();
  const { data } = useQuery(facetsQuery(askedBy(search)));
  const isNarrowed = filterNames.some((name) => search[name] !== undefined);
  return (
    <div className={classes.filters}>
      <Group title={t('filters.price')}>
        <PriceFilter price={data?.price} />
      </Group>
      <Group title={t('filters.category')}>
        {data?.category.map(({ value, count }) => (
          <Choice
            key={value}
            label={t(`categories.${value}`)}
            count={count}
            checked={search.categoria?.includes(value) ?? false}
            onChange={() => change({ categoria: toggled(search.categoria, value) })}
          />
        ))}
      </Group>
      <Group title={t('filters.brand')}>
        {data?.brand.map(({ value, count }) => (
          <Choice
            key={value}
            label={value}
            count={count}
            checked={search.marca?.includes(value) ?? false}
            onChange={() => change({ marca: toggled(search.marca, value) })}
          />
        ))}
      </Group>
      <Group title={t('filters.rating')}>
        <Radio.Group
          aria-label={t('filters.rating')}
          value={String(search.nota ?? '')}
          onChange={(value) => change({ nota: value === '' ? undefined : Number(value) })}
        >
          <div className={classes.options}>
            <Radio size="xs" value="" label={t('filters.anyRating')} />
            {data?.minRating.map(({ value, count }) => (
              <Radio
                key={value}
                size="xs"
                value={String(value)}
                aria-label={t('filters.ratingCounted', { rating: value, count })}
                label={
                  <Counted count={count}>
                    <Stars rating={value} said={false} /> {value === 5 ? null : t('filters.orMore')}
                  </Counted>
                }
              />
            ))}
          </div>
        </Radio.Group>
      </Group>
      <Group title={t('filters.delivery')}>
        <Switch
          size="sm"
          label={<Counted count={data?.freeShipping ?? 0}>{t('freeShipping')}</Counted>}
          checked={search.despacho === 'gratis'}
          onChange={(event) =>
            change({ despacho: event.currentTarget.checked ? 'gratis' : undefined })
          }
        />
      </Group>
      <button type="button" className={classes.clear} disabled={!isNarrowed} onClick={clearFilters}>
        {t('filters.clear')}
      </button>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.part}>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{title}</legend>
        {children}
      </fieldset>
    </div>
  );
}

function Counted({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span className={classes.counted}>
      <span>{children}</span>
      <span className={classes.count}>{formatCount(count)}</span>
    </span>
  );
}

interface ChoiceProps {
  label: string;
  count: number;
  checked: boolean;
  onChange: () => void;
}

/** With nothing behind it a value can still be let go, but not chosen. */
function Choice({ label, count, checked, onChange }: ChoiceProps) {
  return (
    <Checkbox
      size="xs"
      label={<Counted count={count}>{label}</Counted>}
      checked={checked}
      disabled={count === 0 && !checked}
      onChange={onChange}
    />
  );
}
