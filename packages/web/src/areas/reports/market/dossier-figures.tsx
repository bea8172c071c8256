import type { DossierFigure } from '@pliego/contract/areas/market';
import { useTranslation } from 'react-i18next';
import { fieldText } from '#web/i18n/message-text.ts';
import { Cell } from '../figures-table.tsx';
import classes from './market.module.css';

/** The figures at the head of a dossier, each with how many processes it is of. */
export function DossierFigures({ figures }: { figures: readonly DossierFigure[] }) {
  const { t } = useTranslation('reportPages');
  return (
    <dl className={classes.figures} aria-label={t('market.figures')}>
      {figures.map(({ titulo, valor, detalle, segun }) => (
        <div key={titulo.code} className={classes.figure}>
          <dt className={classes.name}>{fieldText(titulo)}</dt>
          <dd className={classes.value}>
            <Cell cell={valor} />
          </dd>
          {detalle === null ? null : <dd className={classes.detail}>{fieldText(detalle)}</dd>}
          <dd className={classes.detail}>{fieldText(segun)}</dd>
        </div>
      ))}
    </dl>
  );
}
