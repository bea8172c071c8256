import { Button, Collapse, Group, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './collapse.module.css';

export const parts = ['Collapse'];

export function Basic() {
  const { t } = useTranslation('collapse');
  const [isOpen, { toggle }] = useDisclosure(false);
  const id = useId();
  return (
    <Stack gap="xs" align="flex-start">
      <Button variant="default" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {t(isOpen ? 'text.hide' : 'text.show')}
      </Button>
      <Collapse id={id} expanded={isOpen}>
        <p className={classes.part}>{t('text.history')}</p>
      </Collapse>
    </Stack>
  );
}

const criteria = ['price', 'term', 'guarantee'] as const;

/** One button for all of them, and one for each. */
export function Multiple() {
  const { t } = useTranslation('collapse');
  const [open, setOpen] = useState<readonly string[]>(['price']);
  const isWhole = open.length === criteria.length;
  const toggle = (one: string) =>
    setOpen(open.includes(one) ? open.filter((other) => other !== one) : [...open, one]);
  return (
    <Stack gap="xs">
      <Group gap="xs">
        {criteria.map((one) => (
          <Button
            key={one}
            size="compact-sm"
            variant="default"
            aria-expanded={open.includes(one)}
            onClick={() => toggle(one)}
          >
            {t(`text.${one}`)}
          </Button>
        ))}
        <Button size="compact-sm" variant="subtle" onClick={() => setOpen(isWhole ? [] : criteria)}>
          {t(isWhole ? 'text.none' : 'text.all')}
        </Button>
      </Group>
      {criteria.map((one) => (
        <Collapse key={one} expanded={open.includes(one)}>
          <p className={classes.part}>{t(`text.${one}Text`)}</p>
        </Collapse>
      ))}
    </Stack>
  );
}

export function Horizontal() {
  const { t } = useTranslation('collapse');
  const [isOpen, { toggle }] = useDisclosure(true);
  return (
    <div className={classes.row}>
      <Button variant="default" aria-expanded={isOpen} onClick={toggle}>
        {t('text.filters')}
      </Button>
      <Collapse expanded={isOpen} orientation="horizontal">
        <p className={classes.wide}>{t('text.filtersText')}</p>
      </Collapse>
    </div>
  );
}
