import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { regionName } from '@pliego/contract/rules/regions';
import { readableName } from '#web/lib/readable-name.ts';
import { SearchMarked } from './search-marks.tsx';
import classes from './cells.module.css';

/** Who buys, and from where. */
export function Buyer({ tender }: { tender: Pick<TenderSummary, 'comprador' | 'region'> }) {
  const { comprador, region } = tender;
  const place = region === null ? null : regionName(region);
  return (
    <span className={classes.buyer} title={comprador?.nombre}>
      <span className={classes.buyerName}>
        {comprador === null ? '—' : <SearchMarked text={readableName(comprador.nombre)} />}
      </span>
      {place === null ? null : <span className={classes.soft}>{place}</span>}
    </span>
  );
}
