import { Radio } from '@mantine/core';
import '@mantine/core/styles/RadioCard.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';
import { IconFileSpreadsheet, IconFileText, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckRow } from '#web/ui/fields/check-row.tsx';
import { OptionRow, OptionRows } from '#web/ui/fields/option-rows.tsx';
import classes from './fields.module.css';
import own from './radio.module.css';

export const parts = ['Radio', 'Radio.Group', 'Radio.Card', 'CheckRow', 'OptionRow'];

const formats = ['xlsx', 'pdf', 'csv'] as const;

export function Basic() {
  const { t } = useTranslation('radio');
  const [format, setFormat] = useState('xlsx');
  return (
    <div className={classes.column}>
      <Radio.Group label={t('text.format')} value={format} onChange={setFormat}>
        <div className={own.options}>
          {formats.map((value) => (
            <Radio key={value} value={value} label={t(`text.${value}`)} />
          ))}
          <Radio value="ods" label={t('text.ods')} disabled />
        </div>
      </Radio.Group>
      <output className={classes.soft}>{t('text.chosen', { format })}</output>
    </div>
  );
}

/** With what each means, where the names alone do not say it. */
export function WithText() {
  const { t } = useTranslation('radio');
  return (
    <Radio.Group label={t('text.see')} defaultValue="team" name="catalogue-see">
      <div className={own.options}>
        {(['all', 'team'] as const).map((value) => (
          <Radio
            key={value}
            value={value}
            label={t(`text.${value}`)}
            description={t(`text.${value}Text`)}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

export function WithError() {
  const { t } = useTranslation('radio');
  const [kind, setKind] = useState<string | null>(null);
  return (
    <Radio.Group
      label={t('text.bid')}
      withAsterisk
      value={kind}
      error={kind === null ? t('text.missing') : undefined}
      onChange={setKind}
    >
      <div className={own.options}>
        {(['alone', 'union'] as const).map((value) => (
          <Radio key={value} value={value} label={t(`text.${value}`)} />
        ))}
      </div>
    </Radio.Group>
  );
}

/** As the panels of the product have them. */
export function Rows() {
  const { t } = useTranslation('radio');
  const [format, setFormat] = useState<(typeof formats)[number]>('xlsx');
  return (
    <fieldset className={own.bare}>
      <legend className={classes.soft}>{t('text.format')}</legend>
      {formats.map((value) => (
        <CheckRow
          key={value}
          kind="radio"
          name="catalogue-format"
          label={t(`text.${value}`)}
          checked={format === value}
          onChange={() => setFormat(value)}
        />
      ))}
    </fieldset>
  );
}

/** One or none: pressing it again lets go, which radio buttons cannot do. */
export function OneOrNone() {
  const { t } = useTranslation('radio');
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <OptionRows label={t('text.see')}>
      {(['all', 'team'] as const).map((value) => (
        <OptionRow
          key={value}
          label={t(`text.${value}`)}
          count={value === 'all' ? '128' : '9'}
          checked={chosen === value}
          onPick={() => setChosen(chosen === value ? null : value)}
        />
      ))}
    </OptionRows>
  );
}

export function Colors() {
  const { t } = useTranslation('radio');
  return (
    <Radio.Group label={t('text.mark')} defaultValue="green">
      <div className={own.line}>
        {(['petroleo', 'green', 'yellow', 'red'] as const).map((color) => (
          <Radio key={color} value={color} color={color} label={t(`text.colors.${color}`)} />
        ))}
      </div>
    </Radio.Group>
  );
}

const drawings = { xlsx: IconFileSpreadsheet, pdf: IconFileTypePdf, csv: IconFileText };

/** The whole card is the option. */
export function Icons() {
  const { t } = useTranslation('radio');
  return (
    <Radio.Group label={t('text.format')} defaultValue="pdf">
      <div className={own.cards}>
        {formats.map((value) => {
          const Drawing = drawings[value];
          return (
            <Radio.Card key={value} value={value} className={own.card}>
              <Radio.Indicator size="xs" />
              <Drawing size={20} stroke={1.6} aria-hidden />
              {t(`text.${value}`)}
            </Radio.Card>
          );
        })}
      </div>
    </Radio.Group>
  );
}
