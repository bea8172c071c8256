import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { tenderCodeParts, tenderTypeMeaning } from '@pliego/contract/rules/tender-types';
import { useTranslation } from 'react-i18next';

type Dated = Pick<TenderSummary, 'codigo' | 'publicacion'>;

/** The year that determines the meaning of a type: of the code, else of the publication. */
function yearOf({ codigo, publicacion }: Dated): number | null {
  const published = publicacion === null ? null : Number(santiagoDay(publicacion).slice(0, 4));
  return tenderCodeParts(codigo)?.year ?? published;
}

interface TypeNames {
  /** A sentence's worth. */
  full: string;
  /** For use beside the code. */
  short: string;
}

/**
 * The meaning of a type's code, given a tender, in its year; undefined for a code that the portal does not
 * document.
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
