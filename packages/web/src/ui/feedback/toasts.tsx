import { Button } from '@mantine/core';
import { notifications, useNotifications } from '@mantine/notifications';
import classes from './toasts.module.css';

interface Action {
  label: string;
  onClick: () => void;
}

interface Toast {
  /** One toast of a kind at a time: the next with the same id takes its place. */
  id?: string;
  title: string;
  text?: string;
  /** One thing to do about it; the toast then stays until it is closed. */
  action?: Action;
}

/** What went wrong takes longer to read than that all is well. */
const lifetimeMs = { petroleo: 4_000, red: 10_000 };

/** Long enough to see that it was the wrong one. */
const undoLifetimeMs = 8_000;

/** Higher comes first, so counting up puts the newest on top. */
let shown = 0;

/**
 * The toast of each kind, under a name of its own: Mantine would take the next one of the same name for the one that is just
 * leaving, and where the pointer was on that, never close it.
 */
const latest = new Map<string, string>();

/** Out of reach while its toast is leaving: the one that took its place has an action of its own. */
function ToastAction({ toast, label, onClick }: { toast: string } & Action) {
  const isShown = useNotifications().notifications.some(({ id }) => id === toast);
  return (
    <Button
      size="compact-sm"
      variant="default"
      className={classes.action}
      data-leaving={!isShown || undefined}
      onClick={() => {
        notifications.hide(toast);
        onClick();
      }}
    >
      {label}
    </Button>
  );
}

function show(
  { id, title, text, action }: Toast,
  tone: keyof typeof lifetimeMs,
  lifetime: number | false = action === undefined && lifetimeMs[tone],
): void {
  shown += 1;
  const name = `toast-${shown}`;
  if (id !== undefined) {
    hideToast(id);
    latest.set(id, name);
  }
  notifications.show({
    id: name,
    priority: shown,
    color: tone,
    title,
    message: (
      <>
        {text}
        {action !== undefined && <ToastAction toast={name} {...action} />}
      </>
    ),
    autoClose: lifetime,
    role: tone === 'red' ? 'alert' : 'status',
  });
}

export function toastDone(toast: Toast): void {
  show(toast, 'petroleo');
}

/** Reports a removal with an undo for a while; hovering keeps it open. */
export function toastUndo(toast: Required<Pick<Toast, 'title' | 'action'>> & Toast): void {
  show(toast, 'petroleo', undoLifetimeMs);
}

export function toastProblem(toast: Toast): void {
  show(toast, 'red');
}

export function hideToast(id: string): void {
  const name = latest.get(id);
  if (name !== undefined) notifications.hide(name);
  latest.delete(id);
}
