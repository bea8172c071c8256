import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import classes from './toasts.module.css';

interface Toast {
  /** One toast of a kind at a time: the next with the same id takes its place. */
  id?: string;
  title: string;
  text?: string;
  /** One thing to do about it; the toast then stays until it is closed. */
  action?: { label: string; onClick: () => void };
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
  const button =
    action === undefined ? null : (
      <Button
        size="compact-sm"
        variant="default"
        className={classes.action}
        onClick={() => {
          notifications.hide(name);
          action.onClick();
        }}
      >
        {action.label}
      </Button>
    );
  notifications.show({
    id: name,
    priority: shown,
    color: tone,
    title,
    message: (
      <>
        {text}
        {button}
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
