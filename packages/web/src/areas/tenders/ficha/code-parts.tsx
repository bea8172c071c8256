import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { tenderCodeParts } from '@pliego/contract/rules/tender-types';
import { useTranslation } from 'react-i18next';
import classes from './tender-header.module.css';

/** Sources whose codes are those of the Chilean portal, in its form. */
const portalSources: ReadonlySet<string> = new Set([
  'mercado-publico',
  'compra-agil',
  'demostracion',
]);

/** What else a code of the portal says: its year and its unit. */
export function CodeParts({ tender }: { tender: Pick<TenderDetail, 'codigo' | 'fuente'> }) {
  const { t } = useTranslation('ficha');
  const { codigo, fuente } = tender;
  const parts = portalSources.has(fuente) ? tenderCodeParts(codigo) : null;
  if (parts === null) return null;
  const { year, unit } = parts;
  return (
    <span className={classes.type} title={t('codeParts.hint')}>
      {t('codeParts.text', { year, unit })}
    </span>
  );
}
