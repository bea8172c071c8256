import { NumberInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import type { Criterion } from '@pliego/contract/areas/decisions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import own from './criteria.module.css';

interface WeightCellProps {
  criterion: Criterion;
  /** Of 100. */
  share: number;
  maySet: boolean;
  onWeigh: (weight: number) => void;
}

/** What a criterion weighs, and its share of the whole. */
export function WeightCell({ criterion, share, maySet, onWeigh }: WeightCellProps) {
  const { t } = useTranslation('company');
  const { nombre: name, peso } = criterion;
  const [typed, setTyped] = useState<string | number | null>(null);
  const [isWrong, setWrong] = useState(false);
  /** Kept when the field is left: the numbers on the way to it are weights too. */
  const keep = () => {
    if (typed === null) return;
    const weight = Number(typed);
    const isRight = typed !== '' && Number.isInteger(weight) && weight >= 1 && weight <= 100;
    setWrong(!isRight);
    if (!isRight) return;
    setTyped(null);
    if (weight !== peso) onWeigh(weight);
  };
  return (
    <span className={own.weight}>
      <span className={own.bar} aria-hidden>
        <span style={{ width: `${share}%` }} />
      </span>
      <span className={own.share}>{t('criteria.share', { share })}</span>
      {maySet ? (
        <NumberInput
          className={own.weightField}
          aria-label={t('criteria.weightOf', { name })}
          min={1}
          max={100}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          value={typed ?? peso}
          error={isWrong ? t('criteria.wrongWeight') : undefined}
          onChange={setTyped}
          onBlur={keep}
          onKeyDown={({ key }) => {
            if (key === 'Enter') keep();
          }}
        />
      ) : null}
    </span>
  );
}
