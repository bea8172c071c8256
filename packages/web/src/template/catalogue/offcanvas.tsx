import { Button, Drawer, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '#web/ui/overlay/side-drawer.tsx';
import { useUiTexts } from '#web/ui/texts/texts.tsx';

export const parts = ['SideDrawer', 'Drawer'];

interface OpenerProps {
  label: string;
  children: (isOpen: boolean, close: () => void) => ReactNode;
}

function Opener({ label, children }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {children(isOpen, () => setIsOpen(false))}
    </>
  );
}

export function AtTheSides() {
  const { t } = useTranslation('offcanvas');
  return (
    <Group gap="xs">
      {(['left', 'right'] as const).map((side) => (
        <Opener key={side} label={t(`text.${side}`)}>
          {(isOpen, close) => (
            <SideDrawer opened={isOpen} side={side} title={t('text.filters')} onClose={close}>
              <p>{t('text.filtersText')}</p>
            </SideDrawer>
          )}
        </Opener>
      ))}
    </Group>
  );
}

export function AboveAndBelow() {
  const { t } = useTranslation('offcanvas');
  const { close: name } = useUiTexts();
  return (
    <Group gap="xs">
      {(['top', 'bottom'] as const).map((position) => (
        <Opener key={position} label={t(`text.${position}`)}>
          {(isOpen, close) => (
            <Drawer
              opened={isOpen}
              position={position}
              size={180}
              title={t('text.filters')}
              closeButtonProps={{ 'aria-label': name }}
              onClose={close}
            >
              {t('text.filtersText')}
            </Drawer>
          )}
        </Opener>
      ))}
    </Group>
  );
}

/** The page stays clear beside it, to see what changes there. */
export function WithoutBackdrop() {
  const { t } = useTranslation('offcanvas');
  return (
    <Opener label={t('text.clear')}>
      {(isOpen, close) => (
        <SideDrawer clear opened={isOpen} side="right" title={t('text.peek')} onClose={close}>
          <p>{t('text.peekText')}</p>
        </SideDrawer>
      )}
    </Opener>
  );
}

/** The page can be scrolled and used while it is open. */
export function ScrollBehind() {
  const { t } = useTranslation('offcanvas');
  const { close: name } = useUiTexts();
  return (
    <Opener label={t('text.scroll')}>
      {(isOpen, close) => (
        <Drawer
          opened={isOpen}
          lockScroll={false}
          withOverlay={false}
          trapFocus={false}
          size={320}
          title={t('text.peek')}
          closeButtonProps={{ 'aria-label': name }}
          onClose={close}
        >
          {t('text.peekText')}
        </Drawer>
      )}
    </Opener>
  );
}

/** Its own content scrolls, under a title that stays. */
export function ScrollInside() {
  const { t } = useTranslation('offcanvas');
  const lines = Array.from({ length: 30 }, (_, index) => index + 1);
  return (
    <Opener label={t('text.long')}>
      {(isOpen, close) => (
        <SideDrawer opened={isOpen} title={t('text.lines')} width={320} onClose={close}>
          {lines.map((line) => (
            <p key={line}>{t('text.line', { line })}</p>
          ))}
        </SideDrawer>
      )}
    </Opener>
  );
}

export function Dark() {
  const { t } = useTranslation('offcanvas');
  return (
    <Opener label={t('text.dark')}>
      {(isOpen, close) => (
        <SideDrawer dark opened={isOpen} title={t('text.filters')} onClose={close}>
          <p>{t('text.filtersText')}</p>
        </SideDrawer>
      )}
    </Opener>
  );
}
