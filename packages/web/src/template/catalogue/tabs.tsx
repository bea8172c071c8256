import { Tabs, type TabsProps } from '@mantine/core';
import { IconChecklist, IconFileText, IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './tabs.module.css';

export const parts = ['Tabs', 'Tabs.Tab'];
export const wide = ['Centered', 'Filled', 'Justified', 'AtTheEnd'];

const names = ['terms', 'work', 'history'] as const;
const drawings = { terms: IconFileText, work: IconChecklist, history: IconHistory };

interface SampleProps extends Pick<TabsProps, 'orientation' | 'variant' | 'color'> {
  justify?: 'flex-start' | 'center' | 'flex-end';
  grow?: boolean;
  hasIcons?: boolean;
}

/** A tender in three parts; `grow` shares the width out among them. */
function Sample({ justify, grow, hasIcons, ...look }: SampleProps) {
  const { t } = useTranslation('tabs');
  return (
    <Tabs defaultValue="terms" {...look}>
      <Tabs.List grow={grow} justify={justify} aria-label={t('text.parts')}>
        {names.map((name) => {
          const Drawing = drawings[name];
          return (
            <Tabs.Tab
              key={name}
              value={name}
              leftSection={hasIcons === true ? <Drawing size={16} aria-hidden /> : null}
            >
              {t(`text.${name}`)}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      {names.map((name) => (
        <Tabs.Panel key={name} value={name} className={classes.panel}>
          {t(`text.${name}Text`)}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

export function Basic() {
  return <Sample />;
}

export function Icons() {
  return <Sample hasIcons />;
}

export function Vertical() {
  return <Sample orientation="vertical" />;
}

export function Filled() {
  return <Sample variant="outline" />;
}

export function Justified() {
  return <Sample grow />;
}

export function Centered() {
  return <Sample justify="center" />;
}

export function AtTheEnd() {
  return <Sample justify="flex-end" />;
}

export function Themes() {
  return (
    <div className={classes.themes}>
      <Sample color="green" />
      <Sample color="red" />
    </div>
  );
}
