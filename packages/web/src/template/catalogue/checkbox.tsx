import { Checkbox } from '@mantine/core';
import { IconMinus, IconPaperclip, IconStar } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckRow } from '#web/ui/fields/check-row.tsx';
import classes from './fields.module.css';

export const parts = ['Checkbox', 'Checkbox.Group', 'CheckRow'];

export function Basic() {
  const { t } = useTranslation('checkbox');
  return (
    <div className={classes.column}>
      <Checkbox label={t('text.terms')} description={t('text.termsHint')} defaultChecked />
      <Checkbox label={t('text.notify')} />
      <Checkbox label={t('text.closed')} disabled defaultChecked />
      <Checkbox label={t('text.must')} error={t('text.mustText')} />
    </div>
  );
}

const papers = ['offer', 'affidavit', 'bond'] as const;

/** The first stands for all: with some of them it is neither one nor the other. */
export function Several() {
  const { t } = useTranslation('checkbox');
  const [done, setDone] = useState<string[]>(['offer']);
  return (
    <div className={classes.column}>
      <Checkbox
        label={t('text.all')}
        checked={done.length === papers.length}
        indeterminate={done.length > 0 && done.length < papers.length}
        onChange={({ currentTarget }) => setDone(currentTarget.checked ? [...papers] : [])}
      />
      <Checkbox.Group label={t('text.papers')} value={done} onChange={setDone}>
        <div className={classes.column} style={{ paddingBlockStart: 8 }}>
          {papers.map((paper) => (
            <Checkbox key={paper} value={paper} label={t(`text.${paper}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <output className={classes.soft}>
        {t('text.done', { count: done.length, total: papers.length })}
      </output>
    </div>
  );
}

/** As the panels of the product have them: one line each, close together. */
export function Rows() {
  const { t } = useTranslation('checkbox');
  const [chosen, setChosen] = useState<readonly string[]>(['bond']);
  return (
    <fieldset style={{ margin: 0, padding: 0, border: 0 }}>
      <legend className={classes.soft}>{t('text.papers')}</legend>
      {papers.map((paper) => (
        <CheckRow
          key={paper}
          kind="checkbox"
          name={paper}
          label={t(`text.${paper}`)}
          checked={chosen.includes(paper)}
          onChange={() =>
            setChosen(
              chosen.includes(paper) ? chosen.filter((one) => one !== paper) : [...chosen, paper],
            )
          }
        />
      ))}
    </fieldset>
  );
}

export function Colors() {
  const { t } = useTranslation('checkbox');
  return (
    <div className={classes.row}>
      {(['petroleo', 'green', 'yellow', 'red', 'gray'] as const).map((color) => (
        <Checkbox key={color} color={color} label={t(`text.colors.${color}`)} defaultChecked />
      ))}
    </div>
  );
}

export function Icons() {
  const { t } = useTranslation('checkbox');
  return (
    <div className={classes.row}>
      <Checkbox
        label={t('text.favourite')}
        icon={({ className }) => <IconStar className={className} stroke={3} aria-hidden />}
        defaultChecked
      />
      <Checkbox
        label={t('text.attached')}
        icon={({ className }) => <IconPaperclip className={className} stroke={3} aria-hidden />}
        defaultChecked
      />
      <Checkbox
        label={t('text.left')}
        icon={({ className }) => <IconMinus className={className} stroke={3} aria-hidden />}
        defaultChecked
      />
    </div>
  );
}

export function Sizes() {
  const { t } = useTranslation('checkbox');
  return (
    <div className={classes.row}>
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Checkbox key={size} size={size} label={t(`text.sizes.${size}`)} defaultChecked />
      ))}
    </div>
  );
}
