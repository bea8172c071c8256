import { NumberInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import type { CompanyDeadlines } from '@pliego/contract/areas/deadlines';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DaysChange } from './day-changes.ts';
import classes from '../company.module.css';
import own from './deadlines.module.css';

export interface DaysPartProps {
  days: CompanyDeadlines;
  maySet: boolean;
  onChange: (change: DaysChange) => void;
}

/** More than a working month before a closing is no deadline. */
const most = 30;

/** How many business days before the closing a bid has to be ready. */
export function InternalDays({ days: { diasInternos }, maySet, onChange }: DaysPartProps) {
  const { t } = useTranslation('company');
  const [typed, setTyped] = useState<string | number | null>(null);
  const [isWrong, setWrong] = useState(false);
  /** Kept when the field is left: the numbers on the way to it are valid too. */
  const keep = () => {
    if (typed === null) return;
    const count = Number(typed);
    const isRight = typed !== '' && Number.isInteger(count) && count >= 0 && count <= most;
    setWrong(!isRight);
    if (!isRight) return;
    setTyped(null);
    if (count !== diasInternos) onChange({ diasInternos: count });
  };
  return (
    <div className={classes.part}>
      <h3 className={classes.partTitle}>{t('deadlines.internal')}</h3>
      {maySet ? (
        <NumberInput
          classNames={{ root: own.number, wrapper: own.numberBox }}
          label={t('deadlines.internalLabel')}
          description={t('deadlines.internalText')}
          min={0}
          max={most}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          value={typed ?? diasInternos}
          error={isWrong ? t('deadlines.wrongDays', { max: most }) : undefined}
          onChange={setTyped}
          onBlur={keep}
          onKeyDown={({ key }) => {
            if (key === 'Enter') keep();
          }}
        />
      ) : (
        <p className={classes.dialogText}>
          {diasInternos === 0
            ? t('deadlines.sameDay')
            : t('deadlines.daysBefore', { count: diasInternos })}
        </p>
      )}
    </div>
  );
}
