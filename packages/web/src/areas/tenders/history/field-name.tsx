import type { TenderChange } from '@pliego/contract/areas/tender-history';
import { milestoneKinds } from '@pliego/contract/areas/tender-shapes';
import { termNames } from '@pliego/contract/areas/tender-terms';
import { useTranslation } from 'react-i18next';

const awardDetails = ['fecha', 'numero', 'oferentes', 'monto', 'proveedores', 'acta'] as const;

/** What a field of the history is called. */
export function FieldName({
  change: { campo, detalle },
}: {
  change: Pick<TenderChange, 'campo' | 'detalle'>;
}) {
  const { t } = useTranslation('ficha');
  const milestone = milestoneKinds.find((kind) => kind === detalle);
  if (campo === 'fecha' && milestone !== undefined) return t(`milestones.kinds.${milestone}`);
  const award = awardDetails.find((name) => name === detalle);
  if (campo === 'adjudicacion' && award !== undefined) return t(`changes.award.${award}`);
  const term = termNames.find((name) => name === detalle);
  if (campo === 'condicion' && term !== undefined) return t(`terms.names.${term}`);
  return t(`changes.fields.${campo}`);
}
