import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSessionIfAny } from '#web/api/use-session.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { cardsQuery } from './queries.ts';
import classes from '../help.module.css';
import styles from './sample.module.css';

/** The knowledge base of the sample data, marked as such. */
export function SampleCards() {
  const session = useSessionIfAny();
  return session?.userData.plantilla === true ? <Cards /> : null;
}

function Cards() {
  const { t } = useTranslation('help');
  const query = useQuery(cardsQuery);
  return (
    <section aria-label={t('sample.title')}>
      <h2 className={styles.title}>{t('sample.title')}</h2>
      <p className={classes.summary}>{t('sample.text')}</p>
      <QueryState query={query}>
        {(cards) => (
          <div className={styles.cards}>
            {cards.map(({ id, category, img, title, desc }) => (
              <Link
                key={id}
                to="/pages/knowledge-base/$category"
                params={{ category }}
                className={styles.card}
              >
                <img src={img} alt="" loading="lazy" />
                <strong>{title}</strong>
                <span>{desc}</span>
              </Link>
            ))}
          </div>
        )}
      </QueryState>
    </section>
  );
}
