import { IconArrowBackUp, IconRosetteDiscountCheck, IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './product-details.module.css';

const features = [
  { name: 'original', Icon: IconRosetteDiscountCheck },
  { name: 'returns', Icon: IconArrowBackUp },
  { name: 'warranty', Icon: IconShieldCheck },
] as const;

/** What holds for whatever the shop sells. */
export function ProductFeatures() {
  const { t } = useTranslation('shop');
  return (
    <ul className={classes.features}>
      {features.map(({ name, Icon }) => (
        <li key={name}>
          <Icon size={26} stroke={1.5} aria-hidden />
          <h3>{t(`features.${name}.title`)}</h3>
          <p>{t(`features.${name}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}
