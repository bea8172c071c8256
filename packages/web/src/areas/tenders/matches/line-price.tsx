import type { LinePrices } from '@pliego/contract/areas/prices';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import classes from './matches.module.css';

/** At what prices what a line asks for was awarded before, and where that is known from. */
export function LinePrice({ prices }: { prices: LinePrices }) {
  const { t } = useTranslation('tenders');
  const { cifras, nivel, codigos, datos, exacto } = prices;
  const { mediana, primerCuartil, tercerCuartil, moneda, unidad, lineas } = cifras;
  const money = (amount: number) => formatMoney(amount, moneda) ?? String(amount);
  const unit = unidad ?? t('matches.unit');
  const count = lineas;
  const total = formatCount(lineas);
  return (
    <div className={classes.awarded}>
      <p className={classes.awardedLine}>
        {t('matches.awarded')} <b>{t('matches.each', { price: money(mediana), unit })}</b>
        {lineas < 3
          ? null
          : ` · ${t('matches.half', { from: money(primerCuartil), to: money(tercerCuartil) })}`}
      </p>
      <p className={classes.source}>
        {nivel === 'codigo'
          ? t('matches.ofCode', { count, total, codes: codigos.join(', ') })
          : t('matches.ofClass', { count, total, codes: codigos.join(', ') })}
        {exacto ? null : ` ${t('matches.newest')}`}{' '}
        {datos.map(({ licitacion, linea }) => (
          <Link
            key={`${licitacion.id} ${linea}`}
            to="/licitaciones/$id"
            params={{ id: licitacion.id }}
            className={classes.sourceLink}
            title={licitacion.nombre}
          >
            {licitacion.codigo}
          </Link>
        ))}
      </p>
    </div>
  );
}
