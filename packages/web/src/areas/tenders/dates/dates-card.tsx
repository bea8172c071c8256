import type { TenderDate } from '@pliego/contract/areas/deadlines';
import {
  type MilestoneKind,
  milestoneKinds,
  type TenderDetail,
} from '@pliego/contract/areas/tender-shapes';
import { IconBell, IconBellRinging } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatWhen } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { ActionMenu } from '#web/ui/overlay/action-menu.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { SubscribeButton } from '../calendar/subscribe-button.tsx';
import { deadlinesQuery, useRemind } from './deadline-queries.ts';
import { LegalClocks } from './legal-clocks.tsx';
import { useBusinessDays } from './use-business-days.ts';
import { useDateName } from './use-date-name.ts';
import classes from './dates.module.css';

interface DatesCardsProps {
  tender: Pick<TenderDetail, 'id' | 'codigo'>;
  mayEdit: boolean;
}

/** The dates still to come, counted in business days, and the legal terms that are running. */
export function DatesCards({ tender, mayEdit }: DatesCardsProps) {
  const tenderId = tender.id;
  const { t } = useTranslation('expediente');
  const now = useNow();
  const query = useQuery(deadlinesQuery(tenderId));
  const isAhead = ({ instante }: TenderDate) => Date.parse(instante) > now;
  return (
    <>
      <Section
        title={t('dates.title')}
        actions={
          <>
            <span className={classes.zone}>{t('dates.zone')}</span>
            <SubscribeButton small subject={{ tender }} />
          </>
        }
      >
        <QueryState
          query={query}
          lines={4}
          isEmpty={({ fechas }) => !fechas.some(isAhead)}
          empty={<p className={classes.none}>{t('dates.none')}</p>}
        >
          {({ fechas }) => (
            <ol className={classes.list}>
              {fechas.filter(isAhead).map((date) => (
                <DateRow
                  key={`${date.tipo} ${date.instante} ${date.texto ?? ''}`}
                  tenderId={tenderId}
                  date={date}
                />
              ))}
            </ol>
          )}
        </QueryState>
      </Section>
      {query.data === undefined || query.data.legales.length === 0 ? null : (
        <LegalClocks tenderId={tenderId} clocks={query.data.legales} mayEdit={mayEdit} />
      )}
    </>
  );
}

const isMilestone = (kind: TenderDate['tipo']): kind is MilestoneKind =>
  milestoneKinds.some((known) => known === kind);

function DateRow({ tenderId, date }: { tenderId: number; date: TenderDate }) {
  const now = useNow();
  const businessDays = useBusinessDays();
  const nameOf = useDateName();
  const { tipo, instante, dia, diasHabiles } = date;
  const isNear = diasHabiles <= 2;
  return (
    <li className={classes.date} data-kind={tipo === 'cierre' ? 'closing' : undefined}>
      <span className={classes.name}>{nameOf(date)}</span>
      <span className={classes.when}>
        <time dateTime={dia ?? instante}>{formatWhen({ instante, dia }, now)}</time>
        <span className={classes.days} data-near={isNear || undefined}>
          {businessDays(diasHabiles)}
        </span>
      </span>
      {isMilestone(tipo) ? <Reminder tenderId={tenderId} kind={tipo} date={date} /> : null}
    </li>
  );
}

const offeredDays = [0, 1, 2, 3, 5, 10];

interface ReminderProps {
  tenderId: number;
  kind: MilestoneKind;
  date: TenderDate;
}

/** The person's own reminder of a date. */
function Reminder({ tenderId, kind, date }: ReminderProps) {
  const { t } = useTranslation('expediente');
  const nameOf = useDateName();
  const { mutate } = useRemind(tenderId);
  const { recordatorio } = date;
  const Drawing = recordatorio === null ? IconBell : IconBellRinging;
  return (
    <ActionMenu
      label={t('dates.remind', { date: nameOf(date) })}
      width={230}
      actions={[
        ...offeredDays.map((dias) => ({
          id: String(dias),
          label: t(dias === 0 ? 'dates.sameDay' : 'dates.daysBefore', { count: dias }),
          current: recordatorio === dias,
          onPick: () => mutate({ tipo: kind, dias }),
        })),
        {
          id: 'none',
          label: t('dates.noReminder'),
          current: recordatorio === null,
          apart: true,
          onPick: () => mutate({ tipo: kind, dias: null }),
        },
      ]}
    >
      <Drawing size={16} stroke={1.7} aria-hidden data-set={recordatorio !== null || undefined} />
    </ActionMenu>
  );
}
