import { Button, Checkbox } from '@mantine/core';
import type { Sales } from '@pliego/contract/areas/sold-products';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { useAbility } from '#web/api/use-session.ts';
import { useWatching } from '#web/api/use-watching.ts';
import { formatCount } from '#web/lib/format.ts';
import { readableName } from '#web/lib/readable-name.ts';
import { toggled } from '#web/lib/toggled.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { Section } from '#web/ui/page/page.tsx';
import classes from './sold.module.css';

/** Who bought, and what they ask for now. */
export function BuyersCard({ sales: { nombre, compradores, masCompradores } }: { sales: Sales }) {
  const { t } = useTranslation('products');
  const mayWatch = useAbility().can('read', 'Tender');
  const [left, setLeft] = useState<number[]>([]);
  const chosen = compradores.filter(({ id }) => !left.includes(id)).map(({ id }) => id);
  const viewName =
    nombre === null ? t('sold.viewNameless') : t('sold.viewName', { name: readableName(nombre) });
  const watching = useWatching((name) =>
    toastDone({ title: t('sold.watched', { name }), text: t('sold.watchedText') }),
  );
  if (compradores.length === 0) return null;
  return (
    <Section title={t('sold.buyers')}>
      <div className={classes.stack}>
        <ul className={classes.list}>
          {compradores.map(({ id, nombre: buyer, procesos, abiertas }) => (
            <li key={id} className={classes.buyer}>
              <Checkbox
                aria-label={t('sold.chooseBuyer', { name: buyer })}
                checked={!left.includes(id)}
                onChange={() => setLeft(toggled(left, id) ?? [])}
              />
              <div className={classes.what}>
                <Link to="/compradores/$id" params={{ id }} className={classes.buyerName}>
                  {readableName(buyer)}
                </Link>
                <span className={classes.soft}>
                  {t('sold.bought', { count: procesos, total: formatCount(procesos) })}
                  {' · '}
                  {abiertas === 0 ? (
                    t('sold.noneOpen')
                  ) : (
                    <Link
                      to="/licitaciones"
                      search={{ comprador: [id], vista: 'abiertas' }}
                      className={classes.link}
                      aria-label={t('sold.openOf', {
                        count: abiertas,
                        total: formatCount(abiertas),
                        name: buyer,
                      })}
                    >
                      {t('sold.open', { count: abiertas, total: formatCount(abiertas) })}
                    </Link>
                  )}
                </span>
              </div>
            </li>
          ))}
        </ul>
        {masCompradores === 0 ? null : (
          <p className={classes.soft}>{t('sold.moreBuyers', { count: masCompradores })}</p>
        )}
        <FormProblem text={watching.isError ? problemText(watching.error) : undefined} />
        {mayWatch ? (
          <div className={classes.actions}>
            <Button
              variant="default"
              loading={watching.isPending}
              disabled={chosen.length === 0 || watching.isSuccess}
              onClick={() =>
                watching.mutate({ name: viewName, state: `comprador=${chosen.join(',')}` })
              }
            >
              {t('sold.watch', { count: chosen.length })}
            </Button>
          </div>
        ) : null}
      </div>
    </Section>
  );
}
