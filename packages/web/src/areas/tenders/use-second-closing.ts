import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { closingPhase } from '@pliego/contract/rules/tender-closing';
import { useTranslation } from 'react-i18next';
import { formatWhen } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';

type Extendable = Pick<TenderDetail, 'segundoCierre' | 'estado' | 'cierre'>;

/**
 * Where the closing may still move: it does so at the moment it comes, so that of an overdue tender may; once it is
 * closed, no more.
 */
export function secondClosingAt(
  { segundoCierre, estado, cierre }: Extendable,
  now: number,
): TenderDetail['segundoCierre'] {
  if (segundoCierre === null || closingPhase(estado.clase, cierre, now) === 'closed') return null;
  return Date.parse(segundoCierre.instante) > now ? segundoCierre : null;
}

/** The same in words, with its condition; null where there is none. */
export function useSecondClosing(tender: Extendable): string | null {
  const { t } = useTranslation('ficha');
  const now = useNow();
  const second = secondClosingAt(tender, now);
  return second === null ? null : t('summary.second', { moment: formatWhen(second, now) });
}
