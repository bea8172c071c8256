import type { MatchPrecision } from '@pliego/contract/areas/product-proposals';
import type { Product } from '@pliego/contract/areas/product-shapes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { proposalsQuery } from './proposal-queries.ts';
import { Proposal } from './proposal.tsx';
import classes from './learning.module.css';

interface LearnedCardProps {
  product: Product;
  mayEdit: boolean;
}

/** How many of the product's matches were for us, and the words that what people did proposes. */
export function LearnedCard({ product, mayEdit }: LearnedCardProps) {
  const { t } = useTranslation('products');
  const query = useQuery(proposalsQuery(product.id));
  return (
    <Section title={t('learning.title')}>
      <QueryState query={query} lines={3}>
        {({ precision, datos }) => (
          <div className={classes.card}>
            <Precision precision={precision} />
            {datos.length === 0 ? (
              <p className={classes.soft}>{t('learning.none')}</p>
            ) : (
              <ul className={classes.proposals}>
                {datos.map((proposal) => (
                  <Proposal
                    key={`${proposal.tipo} ${proposal.palabra}`}
                    product={product}
                    proposal={proposal}
                    mayEdit={mayEdit}
                  />
                ))}
              </ul>
            )}
          </div>
        )}
      </QueryState>
    </Section>
  );
}

function Precision({ precision }: { precision: MatchPrecision }) {
  const { t } = useTranslation('products');
  const { utiles, descartadas, porcentaje, sinDecidir } = precision;
  const undecided = t('learning.undecided', { count: sinDecidir });
  if (porcentaje === null) {
    return (
      <p className={classes.soft}>
        {t('learning.noneDecided')} {undecided}
      </p>
    );
  }
  return (
    <div className={classes.precision}>
      <span className={classes.percent}>{t('percent', { value: porcentaje })}</span>
      <div>
        <p className={classes.line}>
          {t('learning.useful', { count: utiles + descartadas, useful: utiles })}
        </p>
        <p className={classes.soft}>
          {t('learning.counts', { kept: utiles, dismissed: descartadas })} {undecided}
        </p>
      </div>
    </div>
  );
}
