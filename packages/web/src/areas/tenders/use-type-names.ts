import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { tenderCodeParts, tenderTypeMeaning } from '@pliego/contract/rules/tender-types';
import { useTranslation } from 'react-i18next';

type Dated = Pick<TenderSummary, 'codigo' | 'publicacion'>;

/** The year that decides what a type meant: of the code, else of the publication. */
function yearOf({ codigo, publicacion }: Dated): number | null {
  const published = publicacion === null ? null : Number(santiagoDay(publicacion).slice(0, 4));
  return tenderCodeParts(codigo)?.year ?? published;
}

interface TypeNames {
  /** A sentence's worth. */
  full: string;
  /** To stand beside the code. */
  short: string;
}

/**
 * What a type's code stands for, given a tender, in its year; undefined where the portal uses one that nobody
 * explained.
 */
export function useTypeNames(): (type: string | null, of?: Dated) => TypeNames | undefined {
  const { t } = useTranslation('tenders');
  return (type, of) => {
    const year = of === undefined ? null : yearOf(of);
    const meaning = type === null ? null : tenderTypeMeaning(type, year);
    if (meaning === null) return undefined;
    return { full: t(`types.${meaning}`), short: t(`shortTypes.${meaning}`) };
  };
}
