import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { regionName } from '@pliego/contract/rules/regions';
import classes from './cells.module.css';

/** Who buys, and from where. */
export function Buyer({ tender }: { tender: Pick<TenderSummary, 'comprador' | 'region'> }) {
  const { comprador, region } = tender;
  const place = region === null ? null : regionName(region);
  return (
    <span className={classes.buyer} title={comprador?.nombre}>
      <span className={classes.buyerName}>
        {comprador === null ? '—' : readableTitle(comprador.nombre)}
      </span>
      {place === null ? null : <span className={classes.soft}>{place}</span>}
    </span>
  );
}
