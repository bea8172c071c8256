import { Button, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useUiTexts } from '../texts/texts.tsx';
import classes from './states.module.css';

interface NoticeProps {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** The middle of a screen that has nothing else to show. */
function Notice({ icon, title, children, actions }: NoticeProps) {
  return (
    <div className={classes.notice}>
      {icon === undefined ? null : (
        <span aria-hidden className={classes.icon}>
          {icon}
        </span>
      )}
      <p className={classes.title}>{title}</p>
      {children === undefined ? null : <div className={classes.text}>{children}</div>}
      {actions === undefined ? null : <div className={classes.actions}>{actions}</div>}
    </div>
  );
}

/** Nothing to show, and what to do about it. */
export function EmptyState(props: NoticeProps) {
  return <Notice {...props} />;
}

interface ErrorStateProps {
  /** The sentence of what happened; areas get it from `problemText`. */
  text: string;
  title?: string;
  requestId?: string;
  onRetry?: () => void;
  actions?: ReactNode;
}

/** A failed call: what happened, and a way to try again. */
export function ErrorState({ text, title, requestId, onRetry, actions }: ErrorStateProps) {
  const texts = useUiTexts();
  const retry =
    onRetry === undefined ? null : (
      <Button
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden />}
        onClick={onRetry}
      >
        {texts.retry}
      </Button>
    );
  return (
    <div role="alert">
      <Notice
        icon={<IconAlertTriangle size={22} stroke={1.6} />}
        title={title ?? texts.errorTitle}
        actions={
          <>
            {retry}
            {actions}
          </>
        }
      >
        {text}
        {requestId === undefined ? null : (
          <p className={classes.request}>{texts.requestId(requestId)}</p>
        )}
      </Notice>
    </div>
  );
}

/** Grey lines in the place of what is coming; `lines` is roughly how much. */
export function LoadingState({ lines = 6 }: { lines?: number }) {
  const texts = useUiTexts();
  return (
    <div className={classes.loading} aria-busy>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <span className={classes.line} style={{ height: 22, width: '38%' }} />
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className={classes.line}
          style={{ height: 14, width: `${92 - ((line * 17) % 45)}%` }}
        />
      ))}
    </div>
  );
}
