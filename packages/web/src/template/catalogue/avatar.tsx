/* oxlint-disable jsx-a11y/prefer-tag-over-role -- what is drawn here is no file, which an img would need */
import '@mantine/core/styles/Avatar.layer.css';
import '@mantine/core/styles/Indicator.layer.css';
import { Avatar, Group, Indicator, Tooltip, UnstyledButton } from '@mantine/core';
import { IconBuilding, IconUser, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Face, Person } from '#web/ui/display/person.tsx';
import classes from './avatar.module.css';

export const parts = ['Face', 'Person', 'Avatar'];

const gabriela = { id: 1, fullName: 'Gabriela Montecinos', avatar: null };
const people = [
  gabriela,
  { id: 2, fullName: 'Rodrigo Valdebenito', avatar: null },
  { id: 3, fullName: 'Antonia Riquelme', avatar: null },
  { id: 4, fullName: 'Camila Paredes', avatar: null },
];

export function Sizes() {
  return (
    <Group gap="sm">
      {[20, 26, 34, 44, 60].map((size) => (
        <Face key={size} person={gabriela} size={size} />
      ))}
    </Group>
  );
}

export function WithName() {
  return <Person person={gabriela} size={28} />;
}

/** The same hue for the same person, on every screen. */
export function Initials() {
  return (
    <Group gap="xs">
      {people.map((person) => (
        <Face key={person.id} person={person} size={34} />
      ))}
    </Group>
  );
}

export function Colors() {
  return (
    <Group gap="xs">
      {['petroleo', 'green', 'yellow', 'red'].map((color) => (
        <Avatar key={color} variant="filled" color={color} name="Gabriela Montecinos" />
      ))}
    </Group>
  );
}

export function LightColors() {
  return (
    <Group gap="xs">
      {['petroleo', 'green', 'yellow', 'red'].map((color) => (
        <Avatar key={color} variant="light" color={color} name="Rodrigo Valdebenito" />
      ))}
    </Group>
  );
}

export function Icons() {
  const { t } = useTranslation('avatar');
  return (
    <Group gap="xs">
      <Avatar color="petroleo" radius="md" role="img" aria-label={t('text.company')}>
        <IconBuilding size={20} aria-hidden />
      </Avatar>
      <Avatar color="petroleo" role="img" aria-label={t('text.nobody')}>
        <IconUser size={20} aria-hidden />
      </Avatar>
      <Avatar color="petroleo" role="img" aria-label={t('text.team')}>
        <IconUsers size={20} aria-hidden />
      </Avatar>
    </Group>
  );
}

const states = ['online', 'busy', 'away'] as const;
const stateColors = { online: 'green', busy: 'red', away: 'yellow' };

/** The state is a word for who does not see the dot. */
export function Status() {
  const { t } = useTranslation('avatar');
  return (
    <Group gap="md">
      {states.map((state) => (
        <Indicator
          key={state}
          color={stateColors[state]}
          size={11}
          offset={5}
          position="bottom-end"
        >
          <Avatar name="Antonia Riquelme" color="petroleo" title={t(`text.${state}`)} />
        </Indicator>
      ))}
    </Group>
  );
}

export function Groups() {
  const { t } = useTranslation('avatar');
  return (
    <Tooltip.Group openDelay={200}>
      <Group gap={0}>
        {people.slice(0, 3).map((person) => (
          <Tooltip key={person.id} label={person.fullName}>
            <UnstyledButton className={classes.face} aria-label={person.fullName}>
              <Face person={person} size={38} />
            </UnstyledButton>
          </Tooltip>
        ))}
        <Avatar role="img" aria-label={t('text.more', { count: 5 })}>
          +5
        </Avatar>
      </Group>
    </Tooltip.Group>
  );
}
