import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { useTranslation } from 'react-i18next';
import { Pill } from '#web/ui/display/pill.tsx';

interface ProposalPillProps {
  tender: Pick<TenderSummary, 'propuesta'>;
  /** Beside the stage, where there is no room for who proposes. */
  short?: boolean;
}

/** The stage that the portal's state suggests, until somebody decides on it. */
export function ProposalPill({ tender: { propuesta }, short = false }: ProposalPillProps) {
  const { t } = useTranslation('expediente');
  if (propuesta === null) return null;
  const stage = t(`stages.${propuesta}`);
  const whole = t('proposal.waits', { stage });
  return (
    <Pill tone="naranja" title={short ? whole : undefined}>
      {short ? t('proposal.short', { stage }) : whole}
    </Pill>
  );
}
