import { Group, NumberInput, RangeSlider, Slider, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatShare } from '#web/lib/format.ts';
import classes from './slider.module.css';

export const parts = ['Slider', 'RangeSlider'];

const millions = (value: number) => formatMoney(value * 1_000_000, 'CLP') ?? '';
const percent = (value: number) => formatShare(value / 100);

/** What is chosen, above it; the thumb says it too. */
function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.named}>
      <span aria-hidden>{name}</span>
      {children}
    </div>
  );
}

export function Basic() {
  const { t } = useTranslation('slider');
  return (
    <Field name={t('text.weight')}>
      <Slider thumbLabel={t('text.weight')} label={null} defaultValue={40} />
    </Field>
  );
}

/** What is chosen is written beside it. */
export function Values() {
  const { t } = useTranslation('slider');
  const [value, setValue] = useState(70);
  const [[from, to], setRange] = useState<[number, number]>([20, 60]);
  return (
    <Stack gap="xs">
      <Field name={t('text.weight')}>
        <Slider
          thumbLabel={t('text.weight')}
          label={null}
          value={value}
          thumbValueText={percent}
          onChange={setValue}
        />
      </Field>
      <output>{percent(value)}</output>
      <Field name={t('text.amount')}>
        <RangeSlider
          label={null}
          thumbFromLabel={t('text.from')}
          thumbToLabel={t('text.to')}
          value={[from, to]}
          onChange={setRange}
        />
      </Field>
      <output>{t('text.between', { from: millions(from), to: millions(to) })}</output>
    </Stack>
  );
}

/** Marks below it, at equal steps and where they matter. */
export function Scale() {
  const { t } = useTranslation('slider');
  const marks = [0, 25, 50, 75, 100].map((value) => ({ value, label: String(value) }));
  const limits = [
    { value: 0, label: '0' },
    { value: 100, label: '100' },
    { value: 1_000, label: '1.000' },
  ];
  return (
    <Stack gap={34} pb={18}>
      <Field name={t('text.weight')}>
        <Slider thumbLabel={t('text.weight')} label={null} defaultValue={50} marks={marks} />
      </Field>
      <Field name={t('text.limits')}>
        <Slider
          thumbLabel={t('text.limits')}
          label={null}
          max={1_000}
          defaultValue={100}
          marks={limits}
        />
      </Field>
    </Stack>
  );
}

/** In steps, only on the marks, and while it is moved or once it is left. */
export function Behaviour() {
  const { t } = useTranslation('slider');
  const [moved, setMoved] = useState(30);
  const [left, setLeft] = useState(30);
  const marks = [0, 10, 30, 60, 90].map((value) => ({ value, label: String(value) }));
  return (
    <Stack gap="sm" pb={18}>
      <Field name={t('text.steps')}>
        <Slider thumbLabel={t('text.steps')} label={null} step={10} defaultValue={30} />
      </Field>
      <Field name={t('text.atEnd')}>
        <Slider
          thumbLabel={t('text.atEnd')}
          label={null}
          value={moved}
          onChange={setMoved}
          onChangeEnd={setLeft}
        />
      </Field>
      <output>{t('text.movedAndLeft', { moved, left })}</output>
      <Field name={t('text.days')}>
        <Slider
          thumbLabel={t('text.days')}
          label={null}
          max={90}
          restrictToMarks
          marks={marks}
          defaultValue={30}
        />
      </Field>
    </Stack>
  );
}

export function Colors() {
  const { t } = useTranslation('slider');
  return (
    <Stack gap="sm">
      {(['petroleo', 'green', 'yellow', 'red', 'gray'] as const).map((color, index) => (
        <Field key={color} name={t(`text.${color}`)}>
          <Slider
            thumbLabel={t(`text.${color}`)}
            label={null}
            color={color}
            defaultValue={30 + index * 12}
          />
        </Field>
      ))}
    </Stack>
  );
}

/** One value, two ways: the exact one is typed. */
export function WithInput() {
  const { t } = useTranslation('slider');
  const [value, setValue] = useState(15);
  return (
    <Group gap="md" wrap="nowrap" align="end">
      <div className={classes.grow}>
        <Field name={t('text.margin')}>
          <Slider
            thumbLabel={t('text.margin')}
            label={null}
            max={60}
            value={value}
            onChange={setValue}
          />
        </Field>
      </div>
      <NumberInput
        w={96}
        label={t('text.exact')}
        min={0}
        max={60}
        suffix=" %"
        clampBehavior="strict"
        value={value}
        onChange={(typed) => setValue(Number(typed))}
      />
    </Group>
  );
}

/** What is above the value is what counts. */
export function Upper() {
  const { t } = useTranslation('slider');
  return (
    <Field name={t('text.atLeast')}>
      <Slider thumbLabel={t('text.atLeast')} label={null} inverted defaultValue={60} />
    </Field>
  );
}

export function Vertical() {
  const { t } = useTranslation('slider');
  return (
    <div className={classes.columns}>
      {(['price', 'experience', 'term'] as const).map((criterion, index) => (
        <div key={criterion} className={classes.column}>
          <Slider
            orientation="vertical"
            h={150}
            label={null}
            thumbLabel={t(`text.${criterion}`)}
            defaultValue={60 - index * 20}
          />
          <span aria-hidden>{t(`text.${criterion}`)}</span>
        </div>
      ))}
    </div>
  );
}

/** The two never come closer than five, nor leave what is allowed. */
export function Limits() {
  const { t } = useTranslation('slider');
  return (
    <Stack gap="sm">
      <Field name={t('text.apart')}>
        <RangeSlider
          label={null}
          minRange={5}
          maxRange={40}
          thumbFromLabel={t('text.from')}
          thumbToLabel={t('text.to')}
          defaultValue={[20, 45]}
        />
      </Field>
      <Field name={t('text.domain')}>
        <Slider
          thumbLabel={t('text.domain')}
          label={null}
          domain={[0, 100]}
          min={20}
          max={80}
          defaultValue={50}
        />
      </Field>
      <Field name={t('text.fixed')}>
        <Slider thumbLabel={t('text.fixed')} label={null} disabled defaultValue={30} />
      </Field>
    </Stack>
  );
}

/** In words, always there or while it is moved. */
export function Tooltips() {
  const { t } = useTranslation('slider');
  return (
    <Stack gap={36} pt={30}>
      <Field name={t('text.amount')}>
        <Slider thumbLabel={t('text.amount')} label={millions} labelAlwaysOn defaultValue={35} />
      </Field>
      <Field name={t('text.weight')}>
        <Slider thumbLabel={t('text.weight')} label={percent} defaultValue={70} />
      </Field>
    </Stack>
  );
}
