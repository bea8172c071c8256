import { reportRows } from '@pliego/contract/areas/reports';
import { regionName, regions } from '@pliego/contract/rules/regions';
import { tenderTypes } from '@pliego/contract/rules/tender-codes';
import type { TFunction } from 'i18next';

type Texts = TFunction<'reportPages'>;

/** What a report may be narrowed by, as selects offer it. */
export const rowOptions = (t: Texts) =>
  reportRows.map((rows) => ({
    value: rows,
    label: `${t('filters.por')} ${t(`rows.${rows}`)}`,
  }));

export const regionOptions = (t: Texts) => [
  { value: '', label: t('filters.anyRegion') },
  ...regions.map(({ number }) => ({
    value: String(number),
    label: regionName(number) ?? String(number),
  })),
];

export const typeOptions = (t: Texts) => [
  { value: '', label: t('filters.anyType') },
  ...Object.keys(tenderTypes).map((type) => ({ value: type, label: type })),
];
