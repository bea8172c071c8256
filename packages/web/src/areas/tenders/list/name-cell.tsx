import type { TenderMatch } from '@pliego/contract/areas/match-shapes';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import type { SearchMatch } from '@pliego/contract/areas/search-match';
import { isOpen } from '@pliego/contract/rules/tender-closing';
import { readableName } from '#web/lib/readable-name.ts';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '#web/ui/date/use-now.ts';
import { Code } from '../code.tsx';
import { TenderMarks } from '../ficha/tender-marks.tsx';
import { TenderTitle } from '../ficha/tender-title.tsx';
import { SearchMarked } from '../search-marks.tsx';
import { StateBadge } from '../state-badge.tsx';
import classes from '../cells.module.css';

/** What of the list a row needs to know besides its tender. */
export interface RowContext {
  q?: string;
  /** Where a search met a tender, when its title does not show it; by its id. */
  places: Readonly<Record<string, SearchMatch>>;
  /** How a tender fits our products, where the list asks for that; by its id. */
  matches: Readonly<Record<string, TenderMatch>>;
  /** Columns that stand in the line under the name, because there is no room beside it. */
  folded: ReadonlySet<string>;
}

export const ListRow = createContext<RowContext>({
  places: {},
  matches: {},
  folded: new Set(),
});

/** What is bought; under it what qualifies it: the code, a state that is not open, and where a search met it. */
export function NameCell({ tender }: { tender: TenderSummary }) {
  const { q, places, folded } = use(ListRow);
  const now = useNow();
  const place = places[tender.id];
  const { comprador, estado, cierre } = tender;
  const isOrdinary = isOpen(estado.clase, cierre, now);
  return (
    <span className={classes.titled}>
      <TenderTitle tender={tender} q={q} />
      <span className={classes.under}>
        {folded.has('codigo') ? <Code code={tender.codigo} /> : null}
        {isOrdinary || !folded.has('estado') ? null : <StateBadge tender={tender} />}
        <TenderMarks tender={tender} />
        {place === undefined ? null : <MatchPlace place={place} />}
        {place === undefined && folded.has('comprador') && comprador !== null ? (
          <span className={classes.underText}>{readableName(comprador.nombre)}</span>
        ) : null}
      </span>
    </span>
  );
}

/** Where a search met a tender whose title does not show it. */
export function MatchPlace({ place: { lugar, numero, texto } }: { place: SearchMatch }) {
  const { t } = useTranslation();
  const name = t(`search.match.${lugar}`, { number: numero ?? '' }).trim();
  return (
    <span className={classes.underText} title={`${name}: ${texto}`}>
      {name}: «<SearchMarked text={texto} />»
    </span>
  );
}
