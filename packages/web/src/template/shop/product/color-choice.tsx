import type { ProductColor } from '@pliego/contract/areas/shop-choices';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './product-details.module.css';

interface ColorChoiceProps {
  options: ProductColor[];
  value: ProductColor | undefined;
  onChange: (color: ProductColor) => void;
}

/** The available colours; the chosen one is named, and tints the background of the picture. */
export function ColorChoice({ options, value, onChange }: ColorChoiceProps) {
  const { t } = useTranslation('shop');
  const group = useId();
  return (
    <fieldset className={classes.colors}>
      <legend>
        {t('colors.label')} <strong>{value === undefined ? null : t(`colors.${value}`)}</strong>
      </legend>
      {options.map((color) => (
        <label
          key={color}
          className={classes.color}
          data-color={color}
          title={t(`colors.${color}`)}
        >
          <input
            type="radio"
            name={group}
            checked={color === value}
            aria-label={t(`colors.${color}`)}
            onChange={() => onChange(color)}
          />
          {color === value ? <IconCheck size={17} stroke={2.6} aria-hidden /> : null}
        </label>
      ))}
    </fieldset>
  );
}
