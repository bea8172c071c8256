import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { canUpdateTender } from '#web/api/ability.ts';
import { useAbility } from '#web/api/use-session.ts';
import { CommentsCard } from '../comments/comments-card.tsx';
import { DatesCards } from '../dates/dates-card.tsx';
import { DecisionCard } from '../decision/decision-card.tsx';
import { ExpedienteCard } from './expediente-card.tsx';
import { FilesCard } from '../files/files-card.tsx';
import { OrdersCard } from '../orders/orders-card.tsx';
import { TasksCard } from '../tasks/tasks-card.tsx';
import classes from './expediente.module.css';

/** Our work on a tender: what comes next, tasks, files, whether we go for it, what we say of it, and its dates. */
export function WorkTab({ tender }: { tender: TenderDetail }) {
  const mayEdit = canUpdateTender(useAbility(), tender.Asignado);
  return (
    <div className={classes.tab}>
      <div className={classes.column} data-place="first">
        <ExpedienteCard tender={tender} />
        <TasksCard tender={tender} />
        <FilesCard tender={tender} />
      </div>
      <div className={classes.column} data-place="middle">
        <CommentsCard tenderId={tender.id} />
        <DecisionCard tender={tender} />
        <OrdersCard tender={tender} />
      </div>
      <div className={classes.column} data-place="side">
        <DatesCards tender={tender} mayEdit={mayEdit} />
      </div>
    </div>
  );
}
