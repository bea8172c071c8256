import { mostListRows, undoDays } from '@pliego/contract/areas/product-imports';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { templatePath } from '#web/api/areas/product-imports.ts';
import { formatAgo, formatCount } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import type { Tone } from '#web/ui/display/tone.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Page, Section } from '#web/ui/page/page.tsx';
import { ProductBack } from '../ficha/product-back.tsx';
import { ListDrop } from './list-drop.tsx';
import { listsQuery } from './list-queries.ts';
import classes from '#web/ui/import/import.module.css';

const rules = ['row', 'empty', 'noSku', 'bad', 'undo'] as const;
const tones: Record<'en-espera' | 'aplicada' | 'deshecha', Tone> = {
  'en-espera': 'amarillo',
  aplicada: 'verde',
  deshecha: 'gris',
};

/** Where a price list is brought in, and those that were. */
export function ListsPage() {
  const { t } = useTranslation('products');
  return (
    <Page title={t('lists.title')} back={<ProductBack />}>
      <div className={classes.columns}>
        <Section title={t('lists.upload.title')}>
          <ListDrop />
          <p className={classes.soft}>
            {t('lists.upload.limit', { rows: formatCount(mostListRows) })}{' '}
            {t('lists.upload.template')}{' '}
            <a href={templatePath('xlsx')} download>
              {t('lists.upload.xlsx')}
            </a>{' '}
            ·{' '}
            <a href={templatePath('csv')} download>
              {t('lists.upload.csv')}
            </a>
          </p>
        </Section>
        <Section title={t('lists.rules.title')}>
          <ul className={classes.rules}>
            {rules.map((rule) => (
              <li key={rule}>{t(`lists.rules.${rule}`, { days: undoDays })}</li>
            ))}
          </ul>
        </Section>
      </div>
      <PastLists />
    </Page>
  );
}

function PastLists() {
  const { t } = useTranslation('products');
  const query = useQuery(listsQuery);
  const now = useNow();
  return (
    <Section title={t('lists.past.title')}>
      <QueryState
        query={query}
        isEmpty={({ datos }) => datos.length === 0}
        empty={<p className={classes.soft}>{t('lists.past.none')}</p>}
      >
        {({ datos }) => (
          <ul className={classes.list}>
            {datos.map(({ id, archivo, estado, subida, por, conteo }) => (
              <li key={id} className={classes.past}>
                <Link to="/productos/importar/$id" params={{ id }} className={classes.name}>
                  {archivo}
                </Link>
                <Pill tone={tones[estado]} dot>
                  {t(`lists.past.states.${estado}`)}
                </Pill>
                <span className={classes.soft}>
                  {conteo === null
                    ? null
                    : `${t('lists.past.counts', {
                        nuevas: formatCount(conteo.nuevas),
                        cambiadas: formatCount(conteo.cambiadas),
                      })} · `}
                  {por === null
                    ? formatAgo(subida, now)
                    : t('lists.past.by', { when: formatAgo(subida, now), who: por.fullName })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}
