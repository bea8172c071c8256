import type { TenderTotals } from '@pliego/contract/areas/tender-groups';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatWhen } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { useListSearch } from './use-list-search.ts';
import classes from './totals.module.css';

type Days = TenderTotals['cierres'];

/** Where a key leads among the bars; null for other keys. */
function placeAfter(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, count - 1);
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * The closings of the next days, a bar each: pressed, the list keeps to that day, and pressed again it does not. The keyboard
 * enters at one bar and goes on with the arrows; each bar says its day and how many close.
 */
export function ClosingBars({ days = noDays }: { days: Days | undefined }) {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  const now = useNow();
  const bars = useRef<(HTMLButtonElement | null)[]>([]);
  const [place, setPlace] = useState(0);
  const most = Math.max(1, ...days.map(({ cantidad }) => cantidad));
  const isChosen = (dia: string) => search.cierreDesde === dia && search.cierreHasta === dia;
  const press = (dia: string) => {
    const day = isChosen(dia) ? undefined : dia;
    change({ cierre: undefined, cierreDesde: day, cierreHasta: day });
  };
  const go = (event: KeyboardEvent, at: number) => {
    const next = placeAfter(event.key, at, days.length);
    if (next === null) return;
    event.preventDefault();
    setPlace(next);
    bars.current[next]?.focus();
  };
  return (
    <div className={classes.closings}>
      <span className={classes.soft}>{t('list.totals.closings')}</span>
      <div role="toolbar" aria-label={t('list.totals.closings')} className={classes.bars}>
        {days.map(({ dia, cantidad: count }, at) => {
          const name = t('list.totals.day', {
            count,
            day: formatWhen({ instante: dia, dia }, now),
            total: formatCount(count),
          });
          return (
            <button
              key={dia}
              ref={(element) => {
                bars.current[at] = element;
              }}
              type="button"
              tabIndex={at === place ? 0 : -1}
              aria-label={name}
              aria-pressed={isChosen(dia)}
              title={name}
              className={classes.bar}
              onFocus={() => setPlace(at)}
              onKeyDown={(event) => go(event, at)}
              onClick={() => press(dia)}
            >
              <span
                className={classes.fill}
                data-empty={count === 0 || undefined}
                style={{ blockSize: `${Math.max((count / most) * 100, 6)}%` }}
              />
            </button>
          );
        })}
      </div>
    </div>
  );
}

const noDays: Days = [];
