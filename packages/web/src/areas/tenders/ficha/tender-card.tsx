import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { Amount } from '../amount.tsx';
import { AssigneeEditor } from '../assignee-editor.tsx';
import { Buyer } from '../buyer.tsx';
import { Closing } from '../closing.tsx';
import { Code } from '../list/columns.tsx';
import { StateBadge } from '../state-badge.tsx';
import { TagEditor } from '../tag-editor.tsx';
import { TenderMarks } from './tender-marks.tsx';
import { TenderTitle } from './tender-title.tsx';
import classes from './tender-card.module.css';

/** A tender on a phone: the same facts and the same editors as a row of the table. */
export function TenderCard({ tender }: { tender: TenderSummary }) {
  return (
    <article className={classes.card}>
      <div className={classes.line}>
        <Code code={tender.codigo} />
        <StateBadge tender={tender} />
      </div>
      <div className={classes.title}>
        <TenderTitle tender={tender} />
      </div>
      <TenderMarks tender={tender} />
      <Buyer tender={tender} />
      <div className={classes.line}>
        <Closing tender={tender} />
        <Amount amount={tender.monto} currency={tender.moneda} />
      </div>
      <div className={classes.work}>
        <TagEditor tender={tender} max={2} />
        <AssigneeEditor tender={tender} />
      </div>
    </article>
  );
}
