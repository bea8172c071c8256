import { ActionIcon, Button, type ButtonProps, Group, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { ActionMenu, type MenuAction } from '#web/ui/overlay/action-menu.tsx';
import classes from './dropdowns.module.css';

export const parts = ['ActionMenu', 'Menu'];

/** Each says what it did. */
function useActions(): MenuAction[] {
  const { t } = useTranslation('dropdowns');
  const act = (id: 'edit' | 'export' | 'erase') => ({
    id,
    label: t(`text.${id}`),
    onPick: () =>
      toastDone({ id: 'catalogue-menu', title: t('text.picked', { name: t(`text.${id}`) }) }),
  });
  return [
    { ...act('edit'), icon: <IconPencil size={16} aria-hidden /> },
    { ...act('export'), icon: <IconDownload size={16} aria-hidden /> },
    { ...act('erase'), icon: <IconTrash size={16} aria-hidden />, danger: true, apart: true },
  ];
}

export function OfTheProduct() {
  const { t } = useTranslation('dropdowns');
  return (
    <ActionMenu label={t('text.more')} className={classes.button} actions={useActions()}>
      {t('text.more')}
    </ActionMenu>
  );
}

interface SampleProps extends Pick<ButtonProps, 'variant' | 'size' | 'gradient'> {
  label?: ReactNode;
  position?: 'bottom' | 'top' | 'left' | 'right';
}

function Sample({ label, position, ...look }: SampleProps) {
  const { t } = useTranslation('dropdowns');
  const actions = useActions();
  return (
    <Menu position={position}>
      <Menu.Target>
        <Button {...look} rightSection={<IconChevronDown size={15} aria-hidden />}>
          {label ?? t('text.more')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ id, label: name, icon, onPick }) => (
          <Menu.Item key={id} leftSection={icon} onClick={onPick}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Who uses it knows whether it is open. */
export function Controlled() {
  const { t } = useTranslation('dropdowns');
  const actions = useActions();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Group gap="xs">
      <Menu opened={isOpen} onChange={setIsOpen}>
        <Menu.Target>
          <Button variant="default">{t('text.more')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map(({ id, label, onPick }) => (
            <Menu.Item key={id} onClick={onPick}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <output>{t(isOpen ? 'text.isOpen' : 'text.isClosed')}</output>
    </Group>
  );
}

export function Uncontrolled() {
  return <Sample variant="default" />;
}

export function Basic() {
  return <Sample />;
}

/** The main thing at once, the rest in the menu. */
export function Split() {
  const { t } = useTranslation('dropdowns');
  const [edit, ...others] = useActions();
  return (
    <Button.Group>
      <Button onClick={edit?.onPick}>{edit?.label}</Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon size={36} className={classes.split} aria-label={t('text.more')}>
            <IconChevronDown size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map(({ id, label, onPick }) => (
            <Menu.Item key={id} onClick={onPick}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  );
}

export function Outline() {
  return <Sample variant="outline" />;
}

export function Flat() {
  return <Sample variant="subtle" />;
}

export function Gradient() {
  return <Sample variant="gradient" gradient={{ from: 'petroleo.8', to: 'petroleo.7', deg: 90 }} />;
}

export function Sizes() {
  return (
    <Group gap="xs">
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Sample key={size} size={size} variant="default" />
      ))}
    </Group>
  );
}

export function Directions() {
  const { t } = useTranslation('dropdowns');
  return (
    <Group gap="xs">
      {(['bottom', 'top', 'left', 'right'] as const).map((position) => (
        <Sample
          key={position}
          position={position}
          variant="default"
          label={t(`text.${position}`)}
        />
      ))}
    </Group>
  );
}

/** With a heading, the one of several that is in force, and one that cannot be picked. */
export function Variations() {
  const { t } = useTranslation('dropdowns');
  const [order, setOrder] = useState<'closing' | 'amount'>('closing');
  const orders = (['closing', 'amount'] as const).map((id) => ({
    id,
    label: t(`text.${id}`),
    current: order === id,
    onPick: () => setOrder(id),
  }));
  const closed = {
    id: 'match',
    label: t('text.match'),
    disabled: true,
    apart: true,
    onPick: () => undefined,
  };
  return (
    <ActionMenu
      label={t('text.orderBy', { order: t(`text.${order}`) })}
      heading={t('text.order')}
      className={classes.button}
      actions={[...orders, closed]}
    >
      {t('text.orderBy', { order: t(`text.${order}`) })}
    </ActionMenu>
  );
}
