import type { TenderSort } from '@pliego/contract/areas/tender-sorts';
import { parseSearch, type SearchTerm } from '@pliego/contract/rules/search-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './understood.module.css';

/** How a search with operators was understood. Plain words need no explaining. */
export function Understood({ q }: { q: string | undefined }) {
  const { t } = useTranslation('tenders');
  const parsed = parseSearch(q ?? '');
  if (typeof parsed === 'string') return null;
  const isPlain = parsed.groups.every(
    ([term, ...others]) => others.length === 0 && term?.kind === 'word' && !term.exclude,
  );
  if (isPlain) return null;
  return (
    <p className={classes.root}>
      {t('list.understood.lead')}{' '}
      {parsed.groups.map((terms, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a search may say the same word twice
        <span key={place} className={classes.group}>
          {terms.map((term, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <Fragment key={index}>
              {index === 0 ? null : (
                <span className={classes.operator}>{t('list.understood.or')}</span>
              )}
              {term.exclude ? (
                <span className={classes.operator}>{t('list.understood.without')}</span>
              ) : null}
              <b className={classes.term}>{termText(term)}</b>
            </Fragment>
          ))}
        </span>
      ))}
    </p>
  );
}

/** Says that too many match to be weighed, when the best matches were asked for. */
export function NewestFirst({ wanted, given }: { wanted: TenderSort; given: TenderSort }) {
  const { t } = useTranslation('tenders');
  if (wanted !== 'relevancia' || given === wanted) return null;
  return <p className={classes.root}>{t('list.newestFirst')}</p>;
}

function termText({ kind, text }: SearchTerm): string {
  if (kind === 'phrase') return `«${text}»`;
  return kind === 'prefix' ? `${text}…` : text;
}
