import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#web/lib/format.ts';
import { Face } from '#web/ui/display/person.tsx';
import { DeedText } from '../history/team-entry.tsx';
import { editDeed } from '../work/deeds.ts';
import type { Edit } from '../work/edits.ts';
import type { TeamRow } from './follow-up-days.ts';
import { SeverityMark } from './severity-mark.tsx';
import classes from './follow-up.module.css';

/** What one of us did; it leads to the work on the tender. */
export function DeedRow({ edit }: { edit: Edit<TeamRow> }) {
  const { t } = useTranslation(['followUp', 'ficha']);
  const { t: tell } = useTranslation(['expediente']);
  const { quien, cuando, licitacion, tipo, hechos, gravedad } = edit[0];
  const name =
    quien === null ? t('ficha:history.someone') : (quien.fullName ?? tell('comments.gone'));
  const isWaiting = tipo === 'propuesta' && hechos?.acepta === undefined;
  return (
    <li className={classes.row}>
      {quien === null ? (
        <SeverityMark severity={gravedad} />
      ) : (
        <Face person={{ id: quien.id, fullName: name, avatar: null }} size={18} />
      )}
      <time dateTime={cuando} className={classes.time}>
        {formatTime(cuando)}
      </time>
      <span className={classes.deed}>
        <DeedText deed={editDeed(edit, name, tell)} />
      </span>
      <Link
        to="/licitaciones/$id"
        params={{ id: licitacion.id }}
        search={{ parte: 'trabajo' }}
        className={classes.then}
        data-shown={isWaiting || undefined}
      >
        {t(isWaiting ? 'review' : 'toWork')}
      </Link>
    </li>
  );
}
