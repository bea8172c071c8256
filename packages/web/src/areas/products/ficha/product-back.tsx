import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './ficha.module.css';

export function ProductBack() {
  const { t } = useTranslation('products');
  return (
    <Link to="/productos" className={classes.back}>
      <IconArrowLeft size={15} aria-hidden /> {t('back')}
    </Link>
  );
}
