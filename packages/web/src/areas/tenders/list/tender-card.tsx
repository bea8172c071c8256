import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { isOpen } from '@pliego/contract/rules/tender-closing';
import { use } from 'react';
import { readableName } from '#web/lib/readable-name.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { Amount } from '../amount.tsx';
import { AssigneeEditor } from '../assignee-editor.tsx';
import { Closing } from '../closing.tsx';
import { TenderMarks } from '../ficha/tender-marks.tsx';
import { TenderTitle } from '../ficha/tender-title.tsx';
import { MatchCell } from '../matches/match-cell.tsx';
import { SearchMarked } from '../search-marks.tsx';
import { StateBadge } from '../state-badge.tsx';
import { TagEditor } from '../tag-editor.tsx';
import { ProposalPill } from '../work/proposal-pill.tsx';
import { StageMenu } from '../work/stage-menu.tsx';
import { ListRow, MatchPlace } from './name-cell.tsx';
import classes from './tender-card.module.css';

/** A tender on a phone: the facts of a row in three lines, with our work under them once there is any. */
export function TenderCard({ tender }: { tender: TenderSummary }) {
  const { q, places, matches } = use(ListRow);
  const now = useNow();
  const { codigo, comprador, estado, cierre, cierreZona, tags, Asignado } = tender;
  const place = places[tender.id];
  const isOrdinary = isOpen(estado.clase, cierre, now);
  return (
    <article className={classes.card} data-icons-only>
      <div className={classes.title}>
        <TenderTitle tender={tender} q={q} />
      </div>
      <div className={classes.under}>
        <span className={classes.code}>{codigo}</span>
        {place === undefined ? (
          <span className={classes.buyer}>
            {comprador === null ? null : <SearchMarked text={readableName(comprador.nombre)} />}
          </span>
        ) : (
          <span className={classes.buyer}>
            <MatchPlace place={place} />
          </span>
        )}
      </div>
      {/* Said once above the list: the moment and the days left share a line with the amount. */}
      <div className={classes.line} data-zone-said={cierreZona === null || undefined}>
        <Closing tender={tender} />
        <Amount short amount={tender.monto} currency={tender.moneda} />
      </div>
      {matches[tender.id] === undefined ? null : <MatchCell tender={tender} />}
      <div className={classes.states}>
        {isOrdinary ? null : <StateBadge tender={tender} />}
        {tender.etapa === 'detectada' ? null : <StageMenu quiet tender={tender} />}
        <ProposalPill tender={tender} />
      </div>
      <TenderMarks tender={tender} />
      {/* What is not set yet takes no line of its own. */}
      <div className={classes.work} data-empty={(tags === '' && Asignado === null) || undefined}>
        <TagEditor tender={tender} max={2} />
        <AssigneeEditor tender={tender} />
      </div>
    </article>
  );
}
