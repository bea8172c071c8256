import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { needsOf, type Stage } from '@pliego/contract/rules/work-stages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dropCard } from './board-query.ts';
import type { BoardData } from './board-data.ts';
import { type Place, placeInSight } from './place.ts';

interface AskedMove {
  tender: TenderSummary;
  to: Stage;
}

/** Whether a stage asks for something before a card comes into it. What is known of a bid is known to its dialog alone. */
export function isAsking(stage: Stage, from: Stage): boolean {
  return stage !== from && needsOf(stage, { hasEvidence: false }).length > 0;
}

/** Puts cards down, whatever carried them; what a stage asks for is asked for after the drop. */
export function useBoardMoves({ columnas, tarjetas }: BoardData) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<AskedMove>();
  const inSight = (tender: TenderSummary, stage: Stage, place: Place | undefined) => {
    const shown = tarjetas.filter(({ etapa }) => etapa === stage);
    const { cantidad } = columnas.find(({ etapa }) => etapa === stage) ?? { cantidad: 0 };
    if (place === undefined || shown.length >= cantidad) return place;
    return placeInSight(shown, tender.id, place);
  };
  const putDown = (tender: TenderSummary, stage: Stage, place: Place | undefined) => {
    if (isAsking(stage, tender.etapa)) {
      setAsked({ tender, to: stage });
      return;
    }
    void dropCard(client, tender, { etapa: stage, lugar: inSight(tender, stage, place) });
  };
  return { putDown, asked, closeAsked: () => setAsked(undefined) };
}
