import { type TenderType, tenderTypes } from '@pliego/contract/rules/tender-codes';
import { useTranslation } from 'react-i18next';

const isKnown = (code: string): code is TenderType => Object.hasOwn(tenderTypes, code);

/** What a type's code stands for; undefined where the portal uses one that nobody explained. */
export function useTypeName(): (code: string | null) => string | undefined {
  const { t } = useTranslation('tenders');
  return (code) => (code !== null && isKnown(code) ? t(`types.${code}`) : undefined);
}
