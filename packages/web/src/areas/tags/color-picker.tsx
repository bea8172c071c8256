import { type TagColor, tagColors } from '@pliego/contract/areas/tags';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toneProps } from '#web/ui/display/tone.ts';
import classes from './tag-form.module.css';

interface ColorPickerProps {
  value: TagColor;
  onChange: (color: TagColor) => void;
}

/** The colours a tag can have: radio buttons that show the colour and have its name. */
export function ColorPicker({ value, onChange }: ColorPickerProps) {
  const { t } = useTranslation('tags');
  const group = useId();
  return (
    <fieldset className={classes.colors}>
      <legend className={classes.legend}>{t('form.color')}</legend>
      {tagColors.map((color) => {
        const { className, style } = toneProps(color);
        return (
          <label
            key={color}
            className={`${className} ${classes.color}`}
            style={style}
            title={t(`colors.${color}`)}
          >
            <input
              type="radio"
              name={group}
              value={color}
              checked={color === value}
              aria-label={t(`colors.${color}`)}
              className={classes.radio}
              onChange={() => onChange(color)}
            />
            {color === value ? <IconCheck size={15} stroke={2.6} aria-hidden /> : null}
          </label>
        );
      })}
    </fieldset>
  );
}
