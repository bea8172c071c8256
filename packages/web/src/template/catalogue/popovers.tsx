import { Button, Group, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { AnchoredPopover } from '#web/ui/overlay/anchored-popover.tsx';
import classes from './popovers.module.css';

export const parts = ['AnchoredPopover', 'Popover'];

function Content() {
  const { t } = useTranslation('popovers');
  return (
    <div className={classes.content}>
      <p>{t('text.buyer')}</p>
      <AppLink to="/licitaciones">{t('text.tenders')}</AppLink>
    </div>
  );
}

/** That of the product: it takes the focus and gives it back; only the open one is mounted. */
export function Controlled() {
  const { t } = useTranslation('popovers');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
      >
        {t('text.who')}
      </Button>
      {anchor === null ? null : (
        <AnchoredPopover anchor={anchor} label={t('text.who')} onClose={() => setAnchor(null)}>
          <Content />
        </AnchoredPopover>
      )}
    </>
  );
}

interface SimpleProps {
  label: string;
  position?: 'top' | 'bottom' | 'left' | 'right';
  children: ReactNode;
}

function Simple({ label, position, children }: SimpleProps) {
  return (
    <Popover width={230} position={position} withArrow trapFocus>
      <Popover.Target>
        <Button variant="default">{label}</Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>{children}</Popover.Dropdown>
    </Popover>
  );
}

/** The part keeps whether it is open. */
export function Uncontrolled() {
  const { t } = useTranslation('popovers');
  return (
    <Simple label={t('text.who')}>
      <Content />
    </Simple>
  );
}

export function Positions() {
  const { t } = useTranslation('popovers');
  return (
    <Group gap="xs">
      {(['top', 'bottom', 'left', 'right'] as const).map((position) => (
        <Simple key={position} position={position} label={t(`text.${position}`)}>
          <Content />
        </Simple>
      ))}
    </Group>
  );
}

/** By a click, and by the pointer or the focus: what opens so has nothing to press. */
export function Triggers() {
  const { t } = useTranslation('popovers');
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <Group gap="xs">
      <Simple label={t('text.click')}>
        <Content />
      </Simple>
      <Popover width={230} opened={isOpen} withRoles={false}>
        <Popover.Target>
          <Button
            variant="default"
            onMouseEnter={open}
            onMouseLeave={close}
            onFocus={open}
            onBlur={close}
          >
            {t('text.hover')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>{t('text.buyer')}</Popover.Dropdown>
      </Popover>
    </Group>
  );
}
