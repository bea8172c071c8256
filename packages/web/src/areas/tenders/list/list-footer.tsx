import { Button } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import classes from '../list.module.css';

interface ListFooterProps {
  list: Pick<
    UseInfiniteQueryResult,
    'fetchNextPage' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error'
  >;
  /** How many rows are above, to state that these are all. */
  count: number;
  /** While the rows of the last page are not drawn, this is in sight although it will not be. */
  areDrawn: boolean;
}

/** Begins to load before the end is in sight. */
const margin = '600px';

/** The end of the list: more to load, by itself or by the button, or that there is no more. */
export function ListFooter({ list, count, areDrawn }: ListFooterProps) {
  const { t } = useTranslation('tenders');
  const place = useRef<HTMLDivElement>(null);
  const { hasNextPage: hasMore, isFetchingNextPage: loading, fetchNextPage } = list;
  const error = list.isFetchNextPageError ? list.error : null;
  const isWaiting = hasMore && areDrawn && !loading && error === null;

  useEffect(() => {
    if (!isWaiting || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage();
      },
      { rootMargin: margin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWaiting, fetchNextPage]);

  if (!hasMore) {
    return count > endWorthSaying ? <p className={classes.end}>{t('list.end')}</p> : null;
  }
  return (
    <div ref={place} className={classes.more}>
      {error === null ? null : (
        <p role="alert" className={classes.moreError}>
          {t('list.moreFailed')} {problemText(error)}
        </p>
      )}
      <Button variant="default" loading={loading} onClick={() => void fetchNextPage()}>
        {t('list.more')}
      </Button>
    </div>
  );
}

/** A short list is plainly at its end. */
const endWorthSaying = 20;
