import { regionName } from '@pliego/contract/rules/regions';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery } from '#web/api/reference-queries.ts';
import { formatQuantity } from '#web/lib/format.ts';
import type { ProductName, ProductValues } from './product-values.ts';

type Value = ProductValues[ProductName];

/** What a field holds, in words; empty where nothing is said. */
export function useValueText(): (name: ProductName, value: Value) => string {
  const { t } = useTranslation('products');
  const { data } = useQuery(colleaguesQuery);
  return (name, value) => {
    if (value === null) return '';
    if (name === 'responsable') {
      return data?.datos.find(({ id }) => id === value)?.fullName ?? String(value);
    }
    if (name === 'activo') return t(`states.${value === true ? 'true' : 'false'}`);
    if (Array.isArray(value)) {
      const words = value.map((one: string | number) =>
        name === 'regiones' ? (regionName(Number(one)) ?? String(one)) : String(one),
      );
      return words.join(', ');
    }
    return typeof value === 'number' ? formatQuantity(value) : String(value);
  };
}
