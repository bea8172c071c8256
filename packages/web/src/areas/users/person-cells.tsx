import { IconDots, IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/api/use-session.ts';
import { formatAgo, formatCount, formatDay, formatFullMoment } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { Face } from '#web/ui/display/person.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { ActionMenu, type MenuAction } from '#web/ui/overlay/action-menu.tsx';
import type { PersonRow } from './people-rows.ts';
import classes from './people.module.css';

/** What names a row aloud. */
export const nameOf = (row: PersonRow): string =>
  row.kind === 'invitation' ? row.invitation.correo : row.person.fullName;

export function PersonName({ row }: { row: PersonRow }) {
  const { t } = useTranslation('users');
  const me = useSession().userData.id;
  const now = useNow();
  if (row.kind === 'invitation') {
    const { correo, invita, enviada } = row.invitation;
    const day = formatDay(enviada, now);
    return (
      <span className={classes.person}>
        <span className={classes.envelope} aria-hidden>
          <IconMail size={15} stroke={1.7} />
        </span>
        <span className={classes.names}>
          <span className={classes.name}>{correo}</span>
          <span className={classes.soft}>
            {invita === null ? t('invited.sent', { day }) : t('invited.by', { name: invita, day })}
          </span>
        </span>
      </span>
    );
  }
  const { person } = row;
  return (
    <span className={classes.person}>
      <Face person={person} size={30} />
      <span className={classes.names}>
        <span className={classes.name}>
          {row.kind === 'former' ? (
            person.fullName
          ) : (
            <AppLink to="/pages/profile" search={{ persona: person.id }}>
              {person.fullName}
            </AppLink>
          )}{' '}
          {person.id === me ? <span className={classes.me}>{t('you')}</span> : null}
        </span>
        <span className={classes.soft}>{person.email}</span>
      </span>
    </span>
  );
}

export function PersonStatus({ row }: { row: PersonRow }) {
  const { t } = useTranslation('users');
  if (row.kind === 'former') return <Pill tone="gris">{t('status.removed')}</Pill>;
  if (row.kind === 'invitation') {
    return row.invitation.vencida ? (
      <Pill tone="naranja">{t('status.expired')}</Pill>
    ) : (
      <Pill tone="celeste">{t('status.pending')}</Pill>
    );
  }
  return row.person.status === 'active' ? (
    <Pill tone="verde">{t('status.active')}</Pill>
  ) : (
    <Pill tone="rojo">{t('status.inactive')}</Pill>
  );
}

/** A use of the company is written down every quarter of an hour. */
const nowMs = 20 * 60_000;

/** When somebody was last here, when an invitation ends, or when somebody was removed. */
export function LastSeen({ row }: { row: PersonRow }) {
  const { t } = useTranslation('users');
  const now = useNow();
  if (row.kind === 'invitation') {
    const { vence, vencida } = row.invitation;
    return t(vencida ? 'invited.expired' : 'invited.expires', { day: formatDay(vence, now) });
  }
  if (row.kind === 'former') return t('removedOn', { day: formatDay(row.person.quitada, now) });
  const { ultimaVez } = row.person;
  if (ultimaVez === null) return <span className={classes.soft}>{t('never')}</span>;
  const isNow = now - Date.parse(ultimaVez) < nowMs;
  return (
    <time dateTime={ultimaVez} title={formatFullMoment(ultimaVez)}>
      {isNow ? t('now') : formatAgo(ultimaVez, now)}
    </time>
  );
}

interface OpenWorkProps {
  row: PersonRow;
  /** Sends an invitation again; absent for who may not. */
  onResend: ((row: PersonRow) => void) | undefined;
}

/** What is somebody's to do; of who is invited, what there is to do about it. */
export function OpenWork({ row, onResend }: OpenWorkProps) {
  const { t } = useTranslation('users');
  if (row.kind === 'invitation') {
    const action = t(row.invitation.vencida ? 'actions.renew' : 'actions.resend');
    return onResend === undefined ? null : (
      <button
        type="button"
        className={classes.link}
        aria-label={t('resendTo', { action, email: row.invitation.correo })}
        onClick={() => onResend(row)}
      >
        {action}
      </button>
    );
  }
  if (row.kind === 'former') return null;
  const { id, fullName, trabajo } = row.person;
  const { licitaciones, tareas } = trabajo;
  if (licitaciones + tareas === 0) return <span className={classes.soft}>—</span>;
  const tenders = t('work.tenders', { count: licitaciones, total: formatCount(licitaciones) });
  return (
    <span className={classes.work}>
      {licitaciones === 0 ? null : (
        <AppLink
          to="/licitaciones"
          search={{ asignado: [id] }}
          aria-label={t('work.tendersOf', { tenders, name: fullName })}
        >
          {tenders}
        </AppLink>
      )}
      {tareas === 0 ? null : (
        <span className={classes.soft}>
          {t('work.tasks', { count: tareas, total: formatCount(tareas) })}
        </span>
      )}
    </span>
  );
}

export function PersonMenu({ row, actions }: { row: PersonRow; actions: MenuAction[] }) {
  const { t } = useTranslation('users');
  const name = nameOf(row);
  if (actions.length === 0) return null;
  return (
    <ActionMenu label={t('menu', { name })} className={classes.menu} actions={actions} width={250}>
      <IconDots size={18} aria-hidden />
    </ActionMenu>
  );
}
