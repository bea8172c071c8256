import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Pill } from '#web/ui/display/pill.tsx';
import classes from '../cells.module.css';

/** What a tender is besides a tender: no opportunity, or a matter of the company alone. */
export function TenderMarks({
  tender,
}: {
  tender: Pick<TenderSummary, 'marca' | 'privada' | 'conDatosPropios' | 'restringida'>;
}) {
  const { t } = useTranslation('tenders');
  const { marca, privada, conDatosPropios, restringida } = tender;
  if (marca === null && !privada && !conDatosPropios && !restringida) return null;
  return (
    <span className={classes.marks}>
      {restringida ? (
        <Pill tone="morado" title={t('marks.restringidaHint')}>
          <IconLock size={12} stroke={2} aria-hidden className={classes.lockInPill} />
          {t('marks.restringida')}
        </Pill>
      ) : null}
      {marca === null ? null : (
        <Pill tone="gris" title={`${t(`marks.${marca}`)}. ${t(`marks.${marca}Hint`)}`}>
          {t(`marks.${marca}`)}
        </Pill>
      )}
      {privada ? (
        <Pill tone="celeste" title={`${t('marks.privada')}. ${t('marks.privadaHint')}`}>
          {t('marks.privada')}
        </Pill>
      ) : null}
      {conDatosPropios ? (
        <Pill tone="celeste" title={`${t('marks.propios')}. ${t('marks.propiosHint')}`}>
          {t('marks.propios')}
        </Pill>
      ) : null}
    </span>
  );
}
