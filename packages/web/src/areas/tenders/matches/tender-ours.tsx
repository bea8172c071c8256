import { Button } from '@mantine/core';
import type { LineProduct, TenderMatches } from '@pliego/contract/areas/match-shapes';
import type { LinePrices } from '@pliego/contract/areas/prices';
import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchesApi } from '#web/api/areas/matches.ts';
import { problemText } from '#web/api/problems.ts';
import { canUpdateTender } from '#web/api/ability.ts';
import { useAbility } from '#web/api/use-session.ts';
import { formatCount, formatDay, formatMoney } from '#web/lib/format.ts';
import { toastProblem } from '#web/ui/feedback/toasts.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import parts from '../ficha/tender-parts.module.css';
import { DismissDialog } from './dismiss-dialog.tsx';
import { MatchScore, Reasons } from './match-score.tsx';
import { LinePrice } from './line-price.tsx';
import { showMatches, tenderMatchesQuery, tenderPricesQuery } from './match-queries.ts';
import classes from './matches.module.css';

/** Fewer lines are all shown. */
const firstLines = 12;

/** Which lines are ours, why, at what price, and what offering them comes to. Nothing where none is. */
export function TenderOurs({ tender }: { tender: TenderDetail }) {
  const { t } = useTranslation('tenders');
  const { data } = useQuery(tenderMatchesQuery(tender.id));
  const isOurs = data !== undefined && data.lineas.length > 0;
  const prices = useQuery({ ...tenderPricesQuery(tender.id), enabled: isOurs });
  const [showsAll, setShowsAll] = useState(false);
  if (data === undefined || data.lineas.length === 0) return null;
  const shown = showsAll ? data.lineas : data.lineas.slice(0, firstLines);
  const hidden = data.lineas.length - shown.length;
  const total = formatCount(data.totalLineas);
  return (
    <Section
      title={t('matches.ours')}
      actions={
        data.totalLineas === 0 ? null : (
          <span className={parts.count}>
            {t('matches.ofLines', { count: data.lineas.length, total })}
          </span>
        )
      }
    >
      <ul className={classes.lines}>
        {shown.map((line) => (
          <OurLine
            key={line.linea}
            tender={tender}
            line={line}
            prices={prices.data?.lineas.find(({ linea }) => linea === line.linea)}
          />
        ))}
      </ul>
      {hidden === 0 ? null : (
        <Button variant="default" fullWidth mt="sm" onClick={() => setShowsAll(true)}>
          {t('matches.showMore', { count: hidden })}
        </Button>
      )}
      <Offer matches={data} />
    </Section>
  );
}

interface OurLineProps {
  tender: TenderDetail;
  line: TenderMatches['lineas'][number];
  /** At what it was awarded before, where that is known. */
  prices: LinePrices | undefined;
}

function OurLine({ tender, line, prices }: OurLineProps) {
  const { t } = useTranslation('tenders');
  const { linea, texto, cantidad, unidad, calces } = line;
  const quantity = cantidad === null ? null : `${formatCount(cantidad)} ${unidad ?? ''}`.trim();
  return (
    <li className={classes.line}>
      <div className={classes.asked}>
        <span className={classes.lineName}>
          {linea === 0 ? t('matches.byTitle') : t('matches.line', { number: linea })}
        </span>
        <span className={classes.text}>{readableTitle(texto)}</span>
        {quantity === null ? null : <span className={classes.quantity}>{quantity}</span>}
      </div>
      {calces.map((match) => (
        <OurProduct key={match.producto.id} tender={tender} match={match} />
      ))}
      {prices === undefined ? null : <LinePrice prices={prices} />}
    </li>
  );
}

function OurProduct({ tender, match }: { tender: TenderDetail; match: LineProduct }) {
  const { t } = useTranslation('tenders');
  const { producto, descartado, requisitos } = match;
  return (
    <div className={classes.ourProduct} data-dismissed={descartado !== null || undefined}>
      <MatchScore score={match.puntaje} />
      <div className={classes.productText}>
        <span className={classes.productName}>
          {producto.nombre} <span className={classes.sku}>{producto.sku}</span>
          {requisitos === 'no-verificable' ? (
            <Pill tone="amarillo">{t('matches.unverifiedShort')}</Pill>
          ) : null}
        </span>
        {descartado === null ? <Reasons match={match} /> : <Dismissed match={match} />}
      </div>
      <Price match={match} />
      <Decide tender={tender} match={match} />
    </div>
  );
}

function Dismissed({ match: { descartado } }: { match: LineProduct }) {
  const { t } = useTranslation('tenders');
  const now = useNow();
  if (descartado === null) return null;
  const name = descartado.por?.fullName ?? t('assignee.gone');
  return (
    <p className={classes.why}>
      {t('matches.dismissedBy', { name, day: formatDay(descartado.cuando, now) })}: «
      {descartado.motivo}»
    </p>
  );
}

/** What it costs to offer, and what is left of it where the person may see that. */
function Price({ match }: { match: LineProduct }) {
  const { t } = useTranslation('tenders');
  const { precio, moneda, total, margen, bajoMargen, unidad } = match;
  if (precio === null) return <span className={classes.noPrice}>{t('matches.noPrice')}</span>;
  const each = formatMoney(precio, moneda) ?? String(precio);
  return (
    <div className={classes.price}>
      <span className={classes.total}>{total === null ? each : formatMoney(total, moneda)}</span>
      <span className={classes.each}>
        {total === null
          ? t('matches.noQuantity')
          : t('matches.each', { price: each, unit: unidad ?? t('matches.unit') })}
      </span>
      {margen === null ? null : (
        <span className={bajoMargen === true ? classes.low : classes.each}>
          {t(bajoMargen === true ? 'matches.lowMargin' : 'matches.margin', {
            margin: formatCount(margen),
          })}
        </span>
      )}
    </div>
  );
}

function Decide({ tender, match }: { tender: TenderDetail; match: LineProduct }) {
  const { t } = useTranslation('tenders');
  const client = useQueryClient();
  const ability = useAbility();
  const [isAsked, setAsked] = useState(false);
  const { id } = tender;
  const { producto, descartado } = match;
  const back = useMutation({
    mutationFn: () =>
      matchesApi.decide({ params: { id }, body: { descartado: false, producto: producto.id } }),
    onSuccess: (matches) => showMatches(client, id, matches),
    onError: (error) => toastProblem({ title: t('matches.failed'), text: problemText(error) }),
  });
  if (!canUpdateTender(ability, tender.Asignado)) return null;
  return (
    <div className={classes.decide}>
      {descartado === null ? (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('matches.dismissProduct', { name: producto.nombre })}
          onClick={() => setAsked(true)}
        >
          {t('matches.notForUs')}
        </Button>
      ) : (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('matches.restoreProduct', { name: producto.nombre })}
          loading={back.isPending}
          onClick={() => back.mutate()}
        >
          {t('matches.restore')}
        </Button>
      )}
      {isAsked ? (
        <DismissDialog tender={tender} product={producto} onClose={() => setAsked(false)} />
      ) : null}
    </div>
  );
}

/** The draft of the amount to offer: the best product of each line. */
function Offer({ matches: { oferta, sinMonto } }: { matches: TenderMatches }) {
  const { t } = useTranslation('tenders');
  if (oferta.length === 0 && sinMonto === 0) return null;
  return (
    <div className={classes.offer}>
      <span className={classes.offerName}>{t('matches.offer')}</span>
      <span className={classes.offerSums}>
        {oferta.map(({ moneda, monto }) => (
          <strong key={moneda}>{formatMoney(monto, moneda)}</strong>
        ))}
      </span>
      <span className={classes.offerHint}>
        {t('matches.offerHint')}
        {sinMonto === 0 ? null : ` ${t('matches.withoutAmount', { count: sinMonto })}`}
      </span>
    </div>
  );
}
