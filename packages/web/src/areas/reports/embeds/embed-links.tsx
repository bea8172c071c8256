import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#web/api/use-session.ts';
import { embedsQuery } from './embed-queries.ts';
import classes from '../reports.module.css';

/** The dashboards, under the questions of the index. */
export function EmbedLinks() {
  const { t } = useTranslation('reportPages');
  const { data } = useQuery(embedsQuery);
  if (data === undefined || data.datos.length === 0) return null;
  return (
    <div>
      <p className={classes.indexGroup}>{t('embeds.group')}</p>
      <ul>
        {data.datos.map(({ id, nombre }) => (
          <li key={id}>
            <Link
              to="/reportes/$id"
              params={{ id: String(id) }}
              className={classes.indexLink}
              activeOptions={{ includeSearch: false }}
              activeProps={{ 'aria-current': 'page' }}
            >
              {nombre}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The dashboards as cards; where to add one, for who may. */
export function EmbedCards() {
  const { t } = useTranslation('reportPages');
  const ability = useAbility();
  const { data } = useQuery(embedsQuery);
  const mayAdd = ability.can('update', 'Company');
  if (data === undefined || (data.datos.length === 0 && !mayAdd)) return null;
  return (
    <section aria-labelledby="reports-embeds">
      <h2 id="reports-embeds" className={classes.group}>
        {t('embeds.group')}
      </h2>
      <ul className={classes.cards}>
        {data.datos.map(({ id, nombre, tipo }) => (
          <li key={id}>
            <Link to="/reportes/$id" params={{ id: String(id) }} className={classes.card}>
              <span className={classes.question}>{nombre}</span>
              <span className={classes.soft}>{t(`embeds.of.${tipo}`)}</span>
            </Link>
          </li>
        ))}
        {mayAdd ? (
          <li>
            <Link to="/empresa" hash="tableros" className={classes.card}>
              <span className={classes.question}>{t('embeds.add')}</span>
              <span className={classes.soft}>{t('embeds.addText')}</span>
            </Link>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
