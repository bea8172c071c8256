import type { PriceFigures } from '@pliego/contract/areas/prices';
import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney, formatShare } from '#web/lib/format.ts';
import classes from './prices.module.css';

interface PriceSummaryProps {
  figures: PriceFigures;
  /** Our price, where it can be compared. */
  own: number | null;
}

/** How the prices of one unit lie, in words and as a line from the lowest to the highest. */
export function PriceSummary({ figures, own }: PriceSummaryProps) {
  const { t } = useTranslation('products');
  const { moneda, unidad, lineas, minimo, primerCuartil, mediana, tercerCuartil, maximo } = figures;
  const money = (amount: number) => formatMoney(amount, moneda) ?? '';
  const by = unidad ?? t('prices.noUnit');
  return (
    <li className={classes.summary}>
      <p className={classes.median}>
        <b>{money(mediana)}</b> {t('prices.per', { unit: by })}
        <span className={classes.soft}>
          {' '}
          {t('prices.lines', { count: lineas, total: formatCount(lineas) })}
        </span>
      </p>
      {lineas < 3 ? null : (
        <>
          <Spread figures={figures} own={own} />
          <p className={classes.soft}>
            {t('prices.spread', {
              from: money(primerCuartil),
              to: money(tercerCuartil),
              least: money(minimo),
              most: money(maximo),
            })}
          </p>
        </>
      )}
      {own === null ? null : (
        <p className={classes.own}>{t(...ownWords(own, mediana, money(own)))}</p>
      )}
    </li>
  );
}

/** Where our price stands beside the median. */
function ownWords(own: number, median: number, price: string) {
  const part = own / median - 1;
  const share = formatShare(Math.abs(part));
  if (Math.abs(part) < 0.005) return ['prices.ownSame', { price }] as const;
  return [part > 0 ? 'prices.ownAbove' : 'prices.ownBelow', { price, share }] as const;
}

/** The half in the middle as a band, the median and our price as marks. What it shows is beside it in words. */
function Spread({ figures, own }: PriceSummaryProps) {
  const { minimo, primerCuartil, mediana, tercerCuartil, maximo } = figures;
  const [low, high] = [Math.min(minimo, own ?? minimo), Math.max(maximo, own ?? maximo)];
  if (high === low) return null;
  const at = (price: number) => `${((price - low) / (high - low)) * 100}%`;
  return (
    <span aria-hidden className={classes.track}>
      <span
        className={classes.half}
        style={{
          insetInlineStart: at(primerCuartil),
          inlineSize: `calc(${at(tercerCuartil)} - ${at(primerCuartil)})`,
        }}
      />
      <span className={classes.mark} style={{ insetInlineStart: at(mediana) }} />
      {own === null ? null : (
        <span className={classes.ours} style={{ insetInlineStart: at(own) }} />
      )}
    </span>
  );
}
