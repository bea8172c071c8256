import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { viewsQuery } from '#web/lists/views/view-queries.ts';
import { isSameState, writtenState } from '#web/lists/views/view-state.ts';
import classes from '../reports.module.css';
import { builderOfState } from './builder-search.ts';

/** The reports that people put together, one's own and those shared with the company, under the questions of the index. */
export function BuiltLinks() {
  const { t } = useTranslation('reportPages');
  const { data } = useQuery(viewsQuery('reportes'));
  const open = useSearch({ from: '/shell/reportes/nuevo', shouldThrow: false });
  const shown = open === undefined ? undefined : writtenState(open);
  if (data === undefined || data.datos.length === 0) return null;
  return (
    <div>
      <p className={classes.indexGroup}>{t('builder.group')}</p>
      <ul>
        {data.datos.map(({ id, nombre, estado }) => (
          <li key={id}>
            <Link
              to="/reportes/nuevo"
              search={builderOfState(estado)}
              className={classes.indexLink}
              activeOptions={{ exact: true, explicitUndefined: true }}
              aria-current={shown !== undefined && isSameState(estado, shown) ? 'page' : undefined}
            >
              {nombre}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same as cards, and the way to put one together. */
export function BuiltCards() {
  const { t } = useTranslation('reportPages');
  const { data } = useQuery(viewsQuery('reportes'));
  return (
    <section aria-labelledby="reports-built">
      <h2 id="reports-built" className={classes.group}>
        {t('builder.group')}
      </h2>
      <ul className={classes.cards}>
        {(data?.datos ?? []).map(({ id, nombre, estado, esMia, compartida, dueno }) => (
          <li key={id}>
            <Link to="/reportes/nuevo" search={builderOfState(estado)} className={classes.card}>
              <span className={classes.question}>{nombre}</span>
              <span className={classes.soft}>
                {esMia
                  ? t(compartida ? 'builder.mineShared' : 'builder.mine')
                  : t('builder.of', { name: dueno.nombre })}
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link to="/reportes/nuevo" className={classes.card}>
            <span className={classes.question}>{t('builder.open')}</span>
            <span className={classes.soft}>{t('builder.openText')}</span>
          </Link>
        </li>
      </ul>
    </section>
  );
}
