import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SearchMarked } from '../search-marks.tsx';
import classes from '../cells.module.css';

interface TenderTitleProps {
  tender: Pick<TenderSummary, 'id' | 'nombre'>;
  /** The search that found it, to be marked in the ficha too. */
  q?: string;
}

/** The title in a case one can read, leading to the ficha; as it was published, one hover away. */
export function TenderTitle({ tender, q }: TenderTitleProps) {
  const { t } = useTranslation('tenders');
  const readable = readableTitle(tender.nombre);
  const hint =
    readable === tender.nombre ? readable : t('rawTitle', { text: tender.nombre.trim() });
  return (
    <Link
      to="/licitaciones/$id"
      params={{ id: tender.id }}
      search={{ q }}
      className={classes.title}
      title={hint}
    >
      <SearchMarked text={readable} />
    </Link>
  );
}
