import { VisuallyHidden } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import classes from './stars.module.css';

const five = [1, 2, 3, 4, 5];

/** What buyers made of it, out of five. */
export function Stars({ rating, said = true }: { rating: number; said?: boolean }) {
  const { t } = useTranslation('shop');
  return (
    <span className={classes.stars}>
      {five.map((star) => (
        <IconStarFilled
          key={star}
          size={14}
          aria-hidden
          className={star <= rating ? classes.full : classes.empty}
        />
      ))}
      {said ? (
        <VisuallyHidden>{t('rating', { rating: formatCount(rating) })}</VisuallyHidden>
      ) : null}
    </span>
  );
}
