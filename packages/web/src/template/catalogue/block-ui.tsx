import '@mantine/core/styles/LoadingOverlay.layer.css';
import { Button, Loader, LoadingOverlay, type LoadingOverlayProps } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './block-ui.module.css';

export const parts = ['LoadingOverlay'];

interface BlockedProps extends Pick<LoadingOverlayProps, 'overlayProps' | 'loaderProps'> {
  seconds: number;
  children?: ReactNode;
}

/** Blocks its own part of the page, for as long as the work takes. */
function Blocked({ seconds, children, ...look }: BlockedProps) {
  const { t } = useTranslation('blockUi');
  const [isBlocked, setIsBlocked] = useState(false);
  useEffect(() => {
    if (!isBlocked) return;
    const timer = setTimeout(() => setIsBlocked(false), seconds * 1_000);
    return () => clearTimeout(timer);
  }, [isBlocked, seconds]);
  return (
    <div className={classes.part} aria-busy={isBlocked || undefined}>
      <LoadingOverlay visible={isBlocked} zIndex={1} {...look} />
      <p>{t('text.offer')}</p>
      <Button
        variant="default"
        aria-disabled={isBlocked || undefined}
        onClick={() => setIsBlocked(true)}
      >
        {t('text.calculate')}
      </Button>
      {/* The button keeps the focus; what happens is said beside it. */}
      <output className={classes.said}>{isBlocked ? (children ?? t('text.busy')) : ''}</output>
    </div>
  );
}

export function Basic() {
  return <Blocked seconds={2} />;
}

export function CustomLoader() {
  return <Blocked seconds={2} loaderProps={{ type: 'bars' }} />;
}

export function Colour() {
  return (
    <Blocked
      seconds={2}
      overlayProps={{ color: 'var(--accent-soft)', backgroundOpacity: 0.85 }}
      loaderProps={{ color: 'green' }}
    />
  );
}

export function Message() {
  const { t } = useTranslation('blockUi');
  return (
    <Blocked
      seconds={3}
      overlayProps={{ backgroundOpacity: 0.92 }}
      loaderProps={{
        children: (
          <span className={classes.message}>
            <Loader size="sm" />
            {t('text.message')}
          </span>
        ),
      }}
    >
      {t('text.message')}
    </Blocked>
  );
}
