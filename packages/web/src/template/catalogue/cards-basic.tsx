import { Button, Card, Tabs } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pill } from '#web/ui/display/pill.tsx';
import { toneProps } from '#web/ui/display/tone.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { buyerNames } from './buyers.ts';
import classes from './cards-basic.module.css';

export const parts = ['Section', 'Card', 'Card.Section'];
export const wide = [
  'Images',
  'Layouts',
  'Navigation',
  'Content',
  'Alignment',
  'Colours',
  'Groups',
  'InAGrid',
];

const tenders = ['laptops', 'meals', 'cleaning'] as const;

export function Titles() {
  const { t } = useTranslation('cardsBasic');
  return (
    <Section title={t('text.laptops')} level={4}>
      <p className={classes.soft}>{buyerNames.laptops}</p>
      <p className={classes.text}>{t('text.laptopsText')}</p>
    </Section>
  );
}

/** What it is about above, what can be done below. */
export function HeaderAndFooter() {
  const { t } = useTranslation('cardsBasic');
  const [isFollowed, setIsFollowed] = useState(false);
  return (
    <Card withBorder padding="md">
      <Card.Section withBorder inheritPadding py="xs" className={classes.bar}>
        <h4 className={classes.name}>{t('text.meals')}</h4>
        <Pill tone="naranja">{t('text.soon')}</Pill>
      </Card.Section>
      <p className={classes.panel}>{t('text.mealsText')}</p>
      <Card.Section withBorder inheritPadding py="xs" className={classes.bar}>
        <span className={classes.soft}>{t('text.published')}</span>
        <Button
          size="compact-sm"
          variant="default"
          aria-pressed={isFollowed}
          onClick={() => setIsFollowed(!isFollowed)}
        >
          {t(isFollowed ? 'text.followed' : 'text.follow')}
        </Button>
      </Card.Section>
    </Card>
  );
}

/** Above the text, below it, and under it. The picture says nothing that the text does not. */
export function Images() {
  const { t } = useTranslation('cardsBasic');
  return (
    <div className={classes.row}>
      <Card withBorder padding="md">
        <Card.Section>
          <img alt="" src="/muestra/foto-costa.svg" className={classes.picture} />
        </Card.Section>
        <h4 className={classes.name}>{t('text.coast')}</h4>
        <p className={classes.text}>{t('text.coastText')}</p>
      </Card>
      <Card withBorder padding="md">
        <h4 className={classes.name}>{t('text.lake')}</h4>
        <p className={classes.text}>{t('text.lakeText')}</p>
        <Card.Section className={classes.last}>
          <img alt="" src="/muestra/foto-lago.svg" className={classes.picture} />
        </Card.Section>
      </Card>
      <Card withBorder padding={0} className={classes.over}>
        <img alt="" src="/muestra/foto-volcan.svg" className={classes.ground} />
        <div className={classes.caption}>
          <h4 className={classes.name}>{t('text.volcano')}</h4>
          <p className={classes.text}>{t('text.volcanoText')}</p>
        </div>
      </Card>
    </div>
  );
}

export function Layouts() {
  const { t } = useTranslation('cardsBasic');
  return (
    <div className={classes.pair}>
      {(['start', 'end'] as const).map((side) => (
        <Card key={side} withBorder padding={0} className={classes.lying} data-side={side}>
          <img alt="" src="/muestra/foto-ciudad.svg" className={classes.side} />
          <div className={classes.body}>
            <h4 className={classes.name}>{t('text.city')}</h4>
            <p className={classes.text}>{t('text.cityText')}</p>
          </div>
        </Card>
      ))}
    </div>
  );
}

export function Navigation() {
  const { t } = useTranslation('cardsBasic');
  return (
    <Card withBorder padding="md">
      <Tabs defaultValue="terms">
        <Card.Section px="md">
          <Tabs.List aria-label={t('text.laptops')}>
            <Tabs.Tab value="terms">{t('text.terms')}</Tabs.Tab>
            <Tabs.Tab value="items">{t('text.items')}</Tabs.Tab>
          </Tabs.List>
        </Card.Section>
        <Tabs.Panel value="terms" className={classes.panel}>
          {t('text.termsText')}
        </Tabs.Panel>
        <Tabs.Panel value="items" className={classes.panel}>
          {t('text.itemsText')}
        </Tabs.Panel>
      </Tabs>
    </Card>
  );
}

/** Text, links, a list, and all of them. */
export function Content() {
  const { t } = useTranslation('cardsBasic');
  const lines = (
    <Card.Section component="ul" className={classes.lines}>
      {(['bond', 'annex', 'offer'] as const).map((paper) => (
        <li key={paper}>{t(`text.${paper}`)}</li>
      ))}
    </Card.Section>
  );
  return (
    <div className={classes.pair}>
      <Card withBorder padding="md">
        <p className={classes.text}>{t('text.laptopsText')}</p>
      </Card>
      <Card withBorder padding="md">
        <h4 className={classes.name}>{t('text.cleaning')}</h4>
        <p className={classes.text}>{t('text.cleaningText')}</p>
        <p className={classes.links}>
          <AppLink to="/licitaciones">{t('text.tenders')}</AppLink>
          <AppLink to="/productos">{t('text.products')}</AppLink>
        </p>
      </Card>
      <Card withBorder padding="md">
        {lines}
      </Card>
      <Card withBorder padding="md">
        <Card.Section>
          <img alt="" src="/muestra/foto-vinas.svg" className={classes.picture} />
        </Card.Section>
        <h4 className={classes.name}>{t('text.papers')}</h4>
        {lines}
        <p className={classes.links}>
          <AppLink to="/licitaciones">{t('text.tenders')}</AppLink>
        </p>
      </Card>
    </div>
  );
}

export function Alignment() {
  const { t } = useTranslation('cardsBasic');
  return (
    <div className={classes.row}>
      {(['start', 'center', 'end'] as const).map((side) => (
        <Card key={side} withBorder padding="md" style={{ textAlign: side, alignItems: side }}>
          <h4 className={classes.name}>{t('text.meals')}</h4>
          <p className={classes.text}>{t('text.mealsShort')}</p>
        </Card>
      ))}
    </div>
  );
}

const tones = ['celeste', 'verde', 'amarillo', 'rojo', 'violeta', 'gris'] as const;

/** Filled, and only with the border of the colour: what it means is in the words. */
export function Colours() {
  const { t } = useTranslation('cardsBasic');
  return (
    <div className={classes.row}>
      {(['filled', 'outlined'] as const).flatMap((look) =>
        tones.map((tone) => {
          const { className, style } = toneProps(tone);
          return (
            <Card
              key={`${look} ${tone}`}
              padding="sm"
              className={`${className} ${classes[look]}`}
              style={style}
            >
              <h4 className={classes.name}>{t(`text.${tone}`)}</h4>
              <p className={classes.text}>{t(`text.${tone}Text`)}</p>
            </Card>
          );
        }),
      )}
    </div>
  );
}

/** Joined, with one border around all. */
export function Groups() {
  const { t } = useTranslation('cardsBasic');
  return (
    <div className={classes.group}>
      {tenders.map((tender) => (
        <Card key={tender} padding="md">
          <h4 className={classes.name}>{t(`text.${tender}`)}</h4>
          <p className={classes.text}>{t(`text.${tender}Text`)}</p>
          <p className={classes.foot}>{buyerNames[tender]}</p>
        </Card>
      ))}
    </div>
  );
}

/** Of one height in each row, as many as fit. */
export function InAGrid() {
  const { t } = useTranslation('cardsBasic');
  return (
    <div className={classes.pair}>
      {[...tenders, 'paper' as const].map((tender) => (
        <Card key={tender} withBorder padding="md">
          <h4 className={classes.name}>{t(`text.${tender}`)}</h4>
          <p className={classes.text}>{t(`text.${tender}Text`)}</p>
          <p className={classes.foot}>{buyerNames[tender]}</p>
        </Card>
      ))}
    </div>
  );
}
