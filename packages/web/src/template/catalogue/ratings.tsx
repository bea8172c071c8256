import '@mantine/core/styles/Rating.layer.css';
import { Button, Group, Rating, Stack } from '@mantine/core';
import { IconMoodHappy, IconMoodNeutral, IconMoodSad, IconThumbUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatQuantity } from '#web/lib/format.ts';

export const parts = ['Rating'];

/** The names of the group and of its symbols, which the library leaves without. */
function useNames() {
  const { t } = useTranslation('ratings');
  return (label: string) => ({
    role: 'radiogroup',
    'aria-label': label,
    getSymbolLabel: (value: number) => t('text.stars', { value: formatQuantity(value) }),
  });
}

export function Basic() {
  const { t } = useTranslation('ratings');
  const named = useNames();
  return <Rating {...named(t('text.supplier'))} defaultValue={3} />;
}

export function Sizes() {
  const { t } = useTranslation('ratings');
  const named = useNames();
  return (
    <Stack gap="xs">
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Rating key={size} {...named(t('text.ofSize', { size }))} size={size} defaultValue={4} />
      ))}
    </Stack>
  );
}

/** What is under the pointer, and what was chosen. */
export function Events() {
  const { t } = useTranslation('ratings');
  const named = useNames();
  const [over, setOver] = useState(-1);
  const [chosen, setChosen] = useState(0);
  return (
    <Stack gap="xs">
      <Rating {...named(t('text.service'))} value={chosen} onChange={setChosen} onHover={setOver} />
      <output>
        {t('text.events', {
          over: over < 1 ? t('text.none') : String(over),
          chosen: chosen === 0 ? t('text.none') : String(chosen),
        })}
      </output>
    </Stack>
  );
}

export function Numbers() {
  const { t } = useTranslation('ratings');
  const named = useNames();
  const [value, setValue] = useState(6);
  return (
    <Group gap="sm">
      <Rating {...named(t('text.ofTen'))} count={10} size="sm" value={value} onChange={setValue} />
      <output>{t('text.outOf', { value, count: 10 })}</output>
    </Group>
  );
}

/** Not to be changed: what others gave. */
export function ReadOnly() {
  const { t } = useTranslation('ratings');
  return (
    <Group gap="sm">
      {/* The words beside it say it. */}
      <Rating readOnly fractions={10} value={3.6} aria-hidden />
      {t('text.average', { value: formatQuantity(3.6) })}
    </Group>
  );
}

const moods = [IconMoodSad, IconMoodNeutral, IconMoodHappy];

export function CustomIcons() {
  const { t } = useTranslation('ratings');
  const named = useNames();
  const draw = (value: number, isChosen: boolean) => {
    const Mood = moods[value - 1] ?? IconMoodNeutral;
    return <Mood size={28} stroke={1.6} color={isChosen ? 'var(--accent)' : 'var(--ink-soft)'} />;
  };
  return (
    <Stack gap="xs">
      <Rating
        {...named(t('text.mood'))}
        count={3}
        highlightSelectedOnly
        defaultValue={3}
        emptySymbol={(value) => draw(value, false)}
        fullSymbol={(value) => draw(value, true)}
      />
      <Rating
        {...named(t('text.useful'))}
        defaultValue={2}
        emptySymbol={<IconThumbUp size={22} color="var(--ink-soft)" />}
        fullSymbol={<IconThumbUp size={22} color="var(--accent)" fill="var(--accent-soft)" />}
      />
    </Stack>
  );
}

/** In halves and in quarters. */
export function Fractional() {
  const { t } = useTranslation('ratings');
  const named = useNames();
  return (
    <Stack gap="xs">
      <Rating {...named(t('text.halves'))} fractions={2} defaultValue={2.5} />
      <Rating {...named(t('text.quarters'))} fractions={4} defaultValue={3.75} />
    </Stack>
  );
}

export function Controlled() {
  const { t } = useTranslation('ratings');
  const named = useNames();
  const [value, setValue] = useState(2);
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Rating {...named(t('text.product'))} value={value} onChange={setValue} />
        <output>{t('text.outOf', { value, count: 5 })}</output>
      </Group>
      <Group gap="xs">
        <Button size="compact-sm" variant="default" onClick={() => setValue(0)}>
          {t('text.clear')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          disabled={value === 5}
          onClick={() => setValue(value + 1)}
        >
          {t('text.oneMore')}
        </Button>
      </Group>
    </Stack>
  );
}
