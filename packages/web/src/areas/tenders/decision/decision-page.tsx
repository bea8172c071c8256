import { Button } from '@mantine/core';
import type { Decision } from '@pliego/contract/areas/decisions';
import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatFullMoment, formatMoney } from '#web/lib/format.ts';
import { readableName } from '#web/lib/readable-name.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { tenderQuery } from '../queries.ts';
import { decisionQuery } from './decision-queries.ts';
import classes from './decision-page.module.css';

const route = getRouteApi('/shell/licitaciones/$id/decision');

/** The assessment of a tender on one page, to print or to keep as PDF. */
export function DecisionPage() {
  const { t } = useTranslation('expediente');
  const { id } = route.useParams();
  const tender = useQuery(tenderQuery(id));
  const decision = useQuery(decisionQuery(id));
  const title = t('decision.printTitle', { code: tender.data?.codigo ?? '' });
  return (
    <Page
      title={title}
      actions={
        <div className={classes.actions}>
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link
                to="/licitaciones/$id"
                params={{ id }}
                search={{ parte: 'trabajo' }}
                {...props}
              />
            )}
          >
            {t('decision.back')}
          </Button>
          <Button onClick={() => window.print()}>{t('decision.printNow')}</Button>
        </div>
      }
    >
      <QueryState query={tender} lines={8}>
        {(shown) => (
          <QueryState query={decision} lines={8}>
            {(answers) => <Sheet tender={shown} decision={answers} />}
          </QueryState>
        )}
      </QueryState>
    </Page>
  );
}

function Sheet({ tender, decision }: { tender: TenderDetail; decision: Decision }) {
  const { t } = useTranslation(['expediente', 'ficha']);
  const { comprador, cierre, monto, moneda } = tender;
  return (
    <article className={classes.sheet}>
      <h2 className={classes.title}>{readableTitle(tender.nombre)}</h2>
      <dl className={classes.facts}>
        <dt>{t('ficha:buyer.title')}</dt>
        <dd>{comprador === null ? '—' : readableName(comprador.nombre)}</dd>
        <dt>{t('ficha:summary.closing')}</dt>
        <dd>{cierre === null ? '—' : formatFullMoment(cierre)}</dd>
        <dt>{t('ficha:summary.amount')}</dt>
        <dd>{formatMoney(monto, moneda) ?? '—'}</dd>
      </dl>
      <h3 className={classes.heading}>{t('decision.requirements')}</h3>
      <table className={classes.table}>
        <tbody>
          {decision.requisitos.map(({ id, nombre, respuesta }) => (
            <tr key={id}>
              <th scope="row">{nombre}</th>
              <td>
                {respuesta === null ? t('decision.unanswered') : t(`decision.answers.${respuesta}`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className={classes.heading}>{t('decision.criteria')}</h3>
      <table className={classes.table}>
        <tbody>
          {decision.criterios.map(({ id, nombre, peso, puntaje }) => (
            <tr key={id}>
              <th scope="row">
                {nombre} ({peso})
              </th>
              <td>{puntaje ?? '—'}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('decision.answered', { share: decision.respondido })}</th>
            <td>
              <b>{decision.puntaje ?? '—'}</b> {t('decision.ofHundred')}
            </td>
          </tr>
        </tfoot>
      </table>
      <Outcome decision={decision} />
    </article>
  );
}

function Outcome({ decision: { veredicto, razon, decidio } }: { decision: Decision }) {
  const { t } = useTranslation('expediente');
  if (veredicto === null || decidio === null) return <p>{t('decision.pending')}</p>;
  return (
    <>
      <p className={classes.verdict}>{t(`decision.verdicts.${veredicto}`)}</p>
      {razon === null ? null : <p className={classes.reason}>{razon}</p>}
      <p className={classes.signed}>
        {decidio.por?.fullName ?? t('comments.gone')}, {formatFullMoment(decidio.cuando)}
      </p>
    </>
  );
}
