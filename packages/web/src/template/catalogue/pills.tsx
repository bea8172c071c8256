import { Tabs, type TabsProps } from '@mantine/core';
import { IconUser, IconUsers, IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './pills.module.css';

export const parts = ['Tabs', 'Tabs.Tab'];
export const wide = ['Centered', 'Filled', 'Justified', 'AtTheEnd'];

const names = ['mine', 'team', 'all'] as const;
const drawings = { mine: IconUser, team: IconUsers, all: IconWorld };

interface SampleProps extends Pick<TabsProps, 'orientation' | 'color'> {
  justify?: 'flex-start' | 'center' | 'flex-end';
  grow?: boolean;
  hasIcons?: boolean;
}

/** Whose tenders are shown; `grow` shares the width out among them. */
function Sample({ justify, grow, hasIcons, ...look }: SampleProps) {
  const { t } = useTranslation('pills');
  return (
    <Tabs variant="pills" defaultValue="mine" {...look}>
      <Tabs.List grow={grow} justify={justify} aria-label={t('text.whose')}>
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

/** On a ground of their own, so that they read as one control. */
export function Filled() {
  return (
    <div className={classes.ground}>
      <Sample />
    </div>
  );
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
