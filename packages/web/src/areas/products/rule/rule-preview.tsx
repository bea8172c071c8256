import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { AssignRule } from '@pliego/contract/areas/assign-rules';
import type { Product } from '@pliego/contract/areas/product-shapes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { assignRulesApi } from '#web/api/areas/assign-rules.ts';
import { problemText } from '#web/api/problems.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import type { ProductValues } from '../ficha/product-values.ts';
import { TenderName } from '../matches/match-row.tsx';
import { ruleApplied, ruleQuery } from './rule-queries.ts';
import classes from './rule.module.css';

const pauseMs = 400;

interface RulePreviewProps {
  product: Product;
  values: Pick<ProductValues, 'responsable' | 'asignaDesde'>;
}

/** What the rule would assign today as it is written, before it is saved; and once it is, the choice to assign that too. */
export function RulePreview({ product, values: { responsable, asignaDesde } }: RulePreviewProps) {
  const { t } = useTranslation('products');
  const [asked] = useDebouncedValue({ responsable, desde: asignaDesde }, pauseMs);
  const isScore = asked.desde !== null && asked.desde >= 1 && asked.desde <= 100;
  const query = useQuery({
    ...ruleQuery(product.id, product.version, asked),
    enabled: isScore && asked.responsable !== null,
  });
  if (asignaDesde === null) return null;
  if (responsable === null) return <p className={classes.warning}>{t('rule.sin-responsable')}</p>;
  if (!isScore) return null;
  const isSaved =
    asignaDesde === product.asignaDesde && responsable === (product.responsable?.id ?? null);
  return (
    <QueryState query={query} lines={2}>
      {(rule) => <Preview id={product.id} rule={rule} isSaved={isSaved} />}
    </QueryState>
  );
}

interface PreviewProps {
  id: number;
  rule: AssignRule;
  isSaved: boolean;
}

function Preview({ id, rule, isSaved }: PreviewProps) {
  const { t } = useTranslation('products');
  const { impedimento, asignaria, primeras, conResponsable, apartadas, asignadas } = rule;
  if (impedimento !== null) {
    const name = rule.responsable?.fullName ?? '';
    return (
      <p role="alert" className={classes.warning}>
        {t(`rule.${impedimento}`, { name })}
      </p>
    );
  }
  const beside = [
    conResponsable === 0 ? null : t('rule.taken', { count: conResponsable }),
    apartadas === 0 ? null : t('rule.apart', { count: apartadas }),
  ].filter((part) => part !== null);
  return (
    <div className={classes.preview}>
      <output className={classes.total}>
        {asignaria === 0 ? t('rule.none') : t('rule.open', { count: asignaria })}
      </output>
      {beside.length === 0 ? null : <p className={classes.soft}>{beside.join(' ')}</p>}
      {primeras.length === 0 ? null : (
        <ul className={classes.first}>
          {primeras.map(({ licitacion, puntaje }) => (
            <li key={licitacion.id}>
              <span className={classes.points}>{puntaje}</span>
              <TenderName tender={licitacion} />
            </li>
          ))}
        </ul>
      )}
      {asignaria > primeras.length ? (
        <p className={classes.soft}>{t('matches.more', { count: asignaria - primeras.length })}</p>
      ) : null}
      <p className={classes.soft}>{t(isSaved ? 'rule.fromNow' : 'rule.fromSaved')}</p>
      {isSaved && asignaria > 0 ? <ApplyRule id={id} count={asignaria} /> : null}
      {asignadas === 0 ? null : (
        <p className={classes.soft}>{t('rule.done', { count: asignadas })}</p>
      )}
    </div>
  );
}

/** What was open before the rule is assigned only when somebody asks for it. */
function ApplyRule({ id, count }: { id: number; count: number }) {
  const { t } = useTranslation('products');
  const client = useQueryClient();
  const apply = useMutation({
    mutationFn: () => assignRulesApi.apply({ params: { id } }),
    onSuccess: ({ asignadas }) => {
      ruleApplied(client, id);
      toastDone({ title: t('rule.applied', { count: asignadas }) });
    },
  });
  return (
    <div>
      <Button variant="default" loading={apply.isPending} onClick={() => apply.mutate()}>
        {t('rule.apply', { count })}
      </Button>
      {apply.isError ? (
        <p role="alert" className={classes.warning}>
          {problemText(apply.error)}
        </p>
      ) : null}
    </div>
  );
}
