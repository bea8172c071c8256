import '@mantine/core/styles/Blockquote.layer.css';
import { Blockquote, List, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '#web/ui/display/facts.tsx';
import classes from './typography.module.css';

export const parts = ['Title', 'Text', 'Blockquote', 'Fact'];
export const wide = ['Headings', 'Display'];

const steps = ['20', '17', '15', '14', '13', '12'] as const;

/** Each size for one thing; here they are drawn as text, since a page has its headings already. */
export function Headings() {
  const { t } = useTranslation('typography');
  return (
    <div className={classes.column}>
      {steps.map((step) => (
        <p key={step} style={{ fontSize: `${Number(step) / 16}rem` }} className={classes.heading}>
          {t(`text.s${step}`)}
        </p>
      ))}
    </div>
  );
}

export function InHtml() {
  const { t } = useTranslation('typography');
  return (
    <>
      <Title order={4}>{t('text.level4')}</Title>
      <Title order={5}>{t('text.level5')}</Title>
      <Title order={6}>{t('text.level6')}</Title>
    </>
  );
}

export function Colors() {
  const { t } = useTranslation('typography');
  return (
    <div className={classes.column}>
      <Text>{t('text.ink')}</Text>
      <Text c="var(--ink-soft)">{t('text.soft')}</Text>
      <Text c="var(--accent)">{t('text.accent')}</Text>
      <Text c="var(--error)">{t('text.error')}</Text>
      <Text c="var(--warm)">{t('text.warm')}</Text>
    </div>
  );
}

export function Weights() {
  const { t } = useTranslation('typography');
  return (
    <div className={classes.column}>
      <Text fw={400}>{t('text.regular')}</Text>
      <Text fw={540}>{t('text.name')}</Text>
      <Text fw={640}>{t('text.figure')}</Text>
    </div>
  );
}

/** With what qualifies it, on the same line. */
export function Customised() {
  const { t } = useTranslation('typography');
  return (
    <p className={classes.title}>
      {t('text.tender')} <span className={classes.soft}>{t('text.code')}</span>
    </p>
  );
}

export function Display() {
  const { t } = useTranslation('typography');
  return <p className={classes.display}>{t('text.amount')}</p>;
}

const papers = ['terms', 'annex', 'bond'] as const;

export function Unstyled() {
  const { t } = useTranslation('typography');
  return (
    <List listStyleType="none">
      {papers.map((paper) => (
        <List.Item key={paper}>{t(`text.${paper}`)}</List.Item>
      ))}
    </List>
  );
}

export function Unordered() {
  const { t } = useTranslation('typography');
  return (
    <List>
      {papers.map((paper) => (
        <List.Item key={paper}>{t(`text.${paper}`)}</List.Item>
      ))}
    </List>
  );
}

export function Ordered() {
  const { t } = useTranslation('typography');
  return (
    <List type="ordered">
      {papers.map((paper) => (
        <List.Item key={paper}>{t(`text.${paper}`)}</List.Item>
      ))}
    </List>
  );
}

export function Inline() {
  const { t } = useTranslation('typography');
  return (
    <ul className={classes.inline}>
      {papers.map((paper) => (
        <li key={paper}>{t(`text.${paper}`)}</li>
      ))}
    </ul>
  );
}

export function WithIcons() {
  const { t } = useTranslation('typography');
  return (
    <List spacing="xs" icon={<IconCheck size={16} aria-hidden />}>
      {papers.map((paper) => (
        <List.Item key={paper}>{t(`text.${paper}`)}</List.Item>
      ))}
    </List>
  );
}

export function Descriptions() {
  const { t } = useTranslation('typography');
  return (
    <Facts>
      <Fact name={t('text.buyerName')}>{t('text.buyer')}</Fact>
      <Fact name={t('text.amountName')}>{t('text.amount')}</Fact>
      <Fact name={t('text.closingName')}>{t('text.closing')}</Fact>
    </Facts>
  );
}

export function Quotes() {
  const { t } = useTranslation('typography');
  return (
    <Blockquote p="md" classNames={{ cite: classes.source }} cite={t('text.law')}>
      {t('text.quote')}
    </Blockquote>
  );
}
