import type { ImportNotices } from '@pliego/contract/areas/sources';
import { useTranslation } from 'react-i18next';
import { messagesText } from '#web/i18n/message-text.ts';
import { formatCount } from '#web/lib/format.ts';
import classes from './run-card.module.css';

/** Names in the closed list; the rest are counted. */
const named = 4;

/** What holds of a file as a whole: remarks, and the fields that were not read. */
export function RunNotices({ notices: { avisos, camposNoLeidos } }: { notices: ImportNotices }) {
  const { t } = useTranslation('sources');
  const first = camposNoLeidos.slice(0, named).map(({ campo }) => campo);
  const more = camposNoLeidos.length - first.length;
  return (
    <>
      {avisos.map(({ aviso, registros }) => (
        <p key={JSON.stringify(aviso)} className={classes.notice}>
          {messagesText([aviso])} {t('runs.noticeRecords', { count: registros })}
        </p>
      ))}
      {camposNoLeidos.length === 0 ? null : (
        <details className={classes.notice}>
          <summary>
            {t('runs.unread', { fields: first.join(', ') })}
            {more > 0 ? ` ${t('runs.unreadMore', { count: more })}` : null}
          </summary>
          <ul className={classes.fields}>
            {camposNoLeidos.map(({ campo, registros }) => (
              <li key={campo}>
                <span className={classes.field}>{campo}</span> {formatCount(registros)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
