import { Accordion } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './accordion.module.css';

export const parts = ['Accordion', 'Accordion.Item'];

const questions = ['bond', 'visit', 'award'] as const;

function Questions() {
  const { t } = useTranslation('accordion');
  return questions.map((question) => (
    <Accordion.Item key={question} value={question}>
      <Accordion.Control>{t(`text.${question}`)}</Accordion.Control>
      <Accordion.Panel>{t(`text.${question}Answer`)}</Accordion.Panel>
    </Accordion.Item>
  ));
}

/** Who uses it keeps which one is open. */
export function Controlled() {
  const { t } = useTranslation('accordion');
  const [open, setOpen] = useState<string | null>('bond');
  return (
    <>
      <Accordion value={open} onChange={setOpen} order={4}>
        <Questions />
      </Accordion>
      <output>{t('text.open', { count: open === null ? 0 : 1 })}</output>
    </>
  );
}

/** Several can be open; the part keeps which. */
export function Uncontrolled() {
  return (
    <Accordion multiple defaultValue={['visit']} order={4}>
      <Questions />
    </Accordion>
  );
}

export function WithoutArrow() {
  return (
    <Accordion chevron={null} order={4}>
      <Questions />
    </Accordion>
  );
}

export function Border() {
  return (
    <Accordion variant="contained" order={4}>
      <Questions />
    </Accordion>
  );
}

export function Margin() {
  return (
    <Accordion variant="separated" order={4}>
      <Questions />
    </Accordion>
  );
}

/** Opens under the pointer too; a click and the keyboard do the same. */
export function Hover() {
  const { t } = useTranslation('accordion');
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Accordion variant="filled" value={open} onChange={setOpen} order={4} className={classes.hover}>
      {questions.map((question) => (
        <Accordion.Item key={question} value={question} onMouseEnter={() => setOpen(question)}>
          <Accordion.Control>{t(`text.${question}`)}</Accordion.Control>
          <Accordion.Panel>{t(`text.${question}Answer`)}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
