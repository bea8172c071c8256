import '@mantine/core/styles/LoadingOverlay.layer.css';
import { ActionIcon, Button, Collapse, LoadingOverlay } from '@mantine/core';
import { IconChevronUp, IconRefresh, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '#web/ui/page/page.tsx';
import classes from './cards-action.module.css';

export const parts = ['Section', 'ActionIcon', 'Collapse', 'LoadingOverlay'];
export const wide = ['AllThree'];

type CardAction = 'collapse' | 'reload' | 'remove';

interface ActionCardProps {
  title: string;
  actions: readonly CardAction[];
  onRemove?: () => void;
}

const blockedMs = 2_000;

/** Its actions stand in its header, and are named after it: a page has several of them. */
function ActionCard({ title, actions, onRemove }: ActionCardProps) {
  const { t } = useTranslation('cardsAction');
  const [isOpen, setIsOpen] = useState(true);
  const [isBlocked, setIsBlocked] = useState(false);
  const [count, setCount] = useState(31);
  const id = useId();
  useEffect(() => {
    if (!isBlocked) return;
    const timer = setTimeout(() => {
      setIsBlocked(false);
      setCount((shown) => shown + 2);
    }, blockedMs);
    return () => clearTimeout(timer);
  }, [isBlocked]);
  const look = { variant: 'subtle', color: 'gray', size: 'sm' } as const;
  const buttons = (
    <span className={classes.actions}>
      {actions.includes('collapse') ? (
        <ActionIcon
          {...look}
          aria-label={t(isOpen ? 'text.fold' : 'text.unfold', { title })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconChevronUp size={16} aria-hidden className={isOpen ? '' : classes.turned} />
        </ActionIcon>
      ) : null}
      {actions.includes('reload') ? (
        <ActionIcon
          {...look}
          aria-label={t('text.reload', { title })}
          aria-disabled={isBlocked || undefined}
          onClick={() => setIsBlocked(true)}
        >
          <IconRefresh size={16} aria-hidden />
        </ActionIcon>
      ) : null}
      {actions.includes('remove') ? (
        <ActionIcon {...look} aria-label={t('text.remove', { title })} onClick={onRemove}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      ) : null}
    </span>
  );
  return (
    <div className={classes.card} aria-busy={isBlocked || undefined}>
      <LoadingOverlay visible={isBlocked} zIndex={1} overlayProps={{ radius: 'lg' }} />
      <Section title={title} level={4} actions={buttons}>
        <Collapse id={id} expanded={isOpen}>
          <p className={classes.text}>{t('text.open', { count })}</p>
          <p className={classes.soft}>{t('text.openText')}</p>
        </Collapse>
      </Section>
      <output className={classes.said}>{isBlocked ? t('text.busy') : ''}</output>
    </div>
  );
}

export function Collapsing() {
  const { t } = useTranslation('cardsAction');
  return <ActionCard title={t('text.closing')} actions={['collapse']} />;
}

/** Blocked for two seconds, as long as an answer takes on a slow line. */
export function Reloading() {
  const { t } = useTranslation('cardsAction');
  return <ActionCard title={t('text.new')} actions={['reload']} />;
}

interface RemovableProps {
  title: string;
  actions: readonly CardAction[];
}

/** What was removed can be brought back, and the focus stays where something is. */
function Removable({ title, actions }: RemovableProps) {
  const { t } = useTranslation('cardsAction');
  const [isShown, setIsShown] = useState(true);
  const place = useRef<HTMLDivElement>(null);
  const show = (next: boolean) => {
    setIsShown(next);
    // Its button goes away with it.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      {isShown ? (
        <ActionCard title={title} actions={actions} onRemove={() => show(false)} />
      ) : (
        <Button variant="default" onClick={() => show(true)}>
          {t('text.back', { title })}
        </Button>
      )}
    </div>
  );
}

export function Removing() {
  const { t } = useTranslation('cardsAction');
  return <Removable title={t('text.market')} actions={['remove']} />;
}

export function AllThree() {
  const { t } = useTranslation('cardsAction');
  return <Removable title={t('text.own')} actions={['collapse', 'reload', 'remove']} />;
}
