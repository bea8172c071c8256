import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from '../cells.module.css';

/** The title in a case one can read, leading to the ficha; as it was published, one hover away. */
export function TenderTitle({ tender }: { tender: Pick<TenderSummary, 'id' | 'nombre'> }) {
  const { t } = useTranslation('tenders');
  const readable = readableTitle(tender.nombre);
  const hint =
    readable === tender.nombre ? readable : t('rawTitle', { text: tender.nombre.trim() });
  return (
    <Link to="/licitaciones/$id" params={{ id: tender.id }} className={classes.title} title={hint}>
      {readable}
    </Link>
  );
}
