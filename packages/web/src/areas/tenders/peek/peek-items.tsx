import type { TenderItem } from '@pliego/contract/areas/tender-shapes';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { SearchMarked } from '../search-marks.tsx';
import classes from './peek.module.css';

/** The rest is read in the ficha. */
const shownItems = 6;

/** What is bought, the first lines of it. */
export function PeekItems({ items }: { items: readonly TenderItem[] }) {
  const { t } = useTranslation(['tenders', 'ficha']);
  if (items.length === 0) return null;
  const hidden = items.length - shownItems;
  return (
    <section className={classes.items}>
      <h3 className={classes.subtitle}>{t('peek.items', { count: items.length })}</h3>
      <ol className={classes.lines}>
        {items
          .slice(0, shownItems)
          .map(({ correlativo, nombre, descripcion, cantidad, unidad }, at) => (
            <li key={correlativo ?? `at-${at}`} className={classes.line}>
              <span className={classes.number}>{correlativo ?? at + 1}</span>
              <span className={classes.lineText}>
                <SearchMarked text={nombre ?? descripcion ?? '—'} />
                {cantidad === null ? null : (
                  <span className={classes.soft}>
                    {' '}
                    {formatCount(cantidad)} {unidad?.toLocaleLowerCase() ?? ''}
                  </span>
                )}
              </span>
            </li>
          ))}
      </ol>
      {hidden > 0 ? <p className={classes.soft}>{t('peek.moreItems', { count: hidden })}</p> : null}
    </section>
  );
}
