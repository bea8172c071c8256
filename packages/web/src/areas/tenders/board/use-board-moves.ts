import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { needsOf, type Stage } from '@pliego/contract/rules/work-stages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dropCard } from './board-query.ts';
import type { Place } from './place.ts';

interface AskedMove {
  tender: TenderSummary;
  to: Stage;
}

/** Whether a stage asks for something before a card comes into it. What is known of a bid is known to its dialog alone. */
export function isAsking(stage: Stage, from: Stage): boolean {
  return stage !== from && needsOf(stage, { hasEvidence: false }).length > 0;
}

/** Puts cards down, whatever carried them; what a stage asks for is asked for after the drop. */
export function useBoardMoves() {
  const client = useQueryClient();
  const [asked, setAsked] = useState<AskedMove>();
  const putDown = (tender: TenderSummary, stage: Stage, lugar: Place | undefined) => {
    if (isAsking(stage, tender.etapa)) setAsked({ tender, to: stage });
    else void dropCard(client, tender, { etapa: stage, lugar });
  };
  return { putDown, asked, closeAsked: () => setAsked(undefined) };
}
