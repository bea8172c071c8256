import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cameFromList, lastListSearch } from '../list/list-return.ts';
import classes from './tender-header.module.css';

/** Back to the list as it was left: its filters, and where it was scrolled to. */
export function TenderBack() {
  const { t } = useTranslation('ficha');
  const router = useRouter();
  const goBack = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || !cameFromList()) return;
    event.preventDefault();
    router.history.back();
  };
  return (
    <Link
      to="/licitaciones"
      search={lastListSearch()}
      className={classes.back}
      aria-label={t('backTo')}
      onClick={goBack}
    >
      <IconArrowLeft size={15} aria-hidden /> {t('back')}
    </Link>
  );
}
