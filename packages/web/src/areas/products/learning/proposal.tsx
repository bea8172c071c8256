import { Button } from '@mantine/core';
import type { ProductProposal } from '@pliego/contract/areas/product-proposals';
import { type Product, ProductFields } from '@pliego/contract/areas/product-shapes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { productProposalsApi } from '#web/api/areas/product-proposals.ts';
import { problemText } from '#web/api/problems.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { valuesOf } from '../ficha/product-values.ts';
import { TenderName } from '../matches/match-row.tsx';
import { trialQuery } from '../matches/match-queries.ts';
import { Moved } from '../matches/moved.tsx';
import { keepProduct } from '../queries.ts';
import { proposalsQuery } from './proposal-queries.ts';
import classes from './learning.module.css';

interface ProposalProps {
  product: Product;
  proposal: ProductProposal;
  mayEdit: boolean;
}

/** A word that is proposed: which tenders say it, what it would add or take away, and the answer to it. */
export function Proposal({ product, proposal, mayEdit }: ProposalProps) {
  const { t } = useTranslation('products');
  const { tipo, palabra: word, en, de, licitaciones } = proposal;
  return (
    <li className={classes.proposal}>
      <p className={classes.line}>{t(`learning.why.${tipo}`, { count: en, of: de, word })}</p>
      <ul className={classes.evidence}>
        {licitaciones.map((tender) => (
          <li key={tender.id}>
            <TenderName tender={tender} />
          </li>
        ))}
      </ul>
      {en > licitaciones.length ? (
        <p className={classes.soft}>{t('matches.more', { count: en - licitaciones.length })}</p>
      ) : null}
      {mayEdit ? (
        <>
          <Effect product={product} proposal={proposal} />
          <Answer product={product} proposal={proposal} />
        </>
      ) : null}
    </li>
  );
}

type AnsweredProps = Omit<ProposalProps, 'mayEdit'>;

function triedWith(product: Product, { tipo, palabra }: ProductProposal): ProductFields {
  const values = valuesOf(product);
  const list = tipo === 'excluir' ? 'palabrasExcluidas' : 'palabrasClave';
  return ProductFields.parse({ ...values, [list]: [...values[list], palabra] });
}

/** What the word would add and take away of what is open now. */
function Effect({ product, proposal }: AnsweredProps) {
  const { t } = useTranslation('products');
  const { data } = useQuery(trialQuery(triedWith(product, proposal), product.id));
  const change = data?.cambio ?? null;
  if (change === null) return <p className={classes.soft}>{t('matches.trying')}</p>;
  const { agrega, quita, agregadas, quitadas } = change;
  if (agrega + quita === 0) return <p className={classes.soft}>{t('learning.noEffect')}</p>;
  return (
    <div className={classes.effect}>
      {agrega === 0 ? null : (
        <Moved title={t('learning.adds', { count: agrega })} tenders={agregadas} count={agrega} />
      )}
      {quita === 0 ? null : (
        <Moved title={t('learning.takes', { count: quita })} tenders={quitadas} count={quita} />
      )}
    </div>
  );
}

function Answer({ product, proposal: { tipo, palabra } }: AnsweredProps) {
  const { t } = useTranslation('products');
  const client = useQueryClient();
  const { id } = product;
  const answer = useMutation({
    mutationFn: (acepta: boolean) =>
      productProposalsApi.answer({ params: { id }, body: { tipo, palabra, acepta } }),
    onSuccess: (kept, acepta) => {
      keepProduct(client, kept);
      void client.invalidateQueries({ queryKey: proposalsQuery(id).queryKey });
      const done = acepta ? (`learning.done.${tipo}` as const) : 'learning.done.rechazada';
      toastDone({ title: t(done, { word: palabra }) });
    },
  });
  return (
    <>
      <div className={classes.answer}>
        <Button
          size="compact-md"
          variant="default"
          loading={answer.isPending && answer.variables}
          disabled={answer.isPending}
          onClick={() => answer.mutate(true)}
        >
          {t(`learning.accept.${tipo}`, { word: palabra })}
        </Button>
        <Button
          size="compact-md"
          variant="subtle"
          loading={answer.isPending && !answer.variables}
          disabled={answer.isPending}
          aria-label={t('learning.rejectOf', { word: palabra })}
          onClick={() => answer.mutate(false)}
        >
          {t('learning.reject')}
        </Button>
      </div>
      {answer.isError ? (
        <p role="alert" className={classes.problem}>
          {problemText(answer.error)}
        </p>
      ) : null}
    </>
  );
}
