import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { goOnAsLeft, isGoing, leaveBy } from '#web/ui/data-table/go-from.ts';
import { AnchoredPopover } from '#web/ui/overlay/anchored-popover.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import classes from './editors.module.css';

/** What it changes: the keys of the list open it by this name. */
export type EditorKind = 'tags' | 'assignee' | 'stage' | 'field';

interface InlineEditorProps {
  kind: EditorKind;
  /** The accessible name of the button. */
  label: string;
  /** The value in words; it is read out after the label, which would otherwise hide it. */
  value: string;
  panelLabel: string;
  /** Why this user may not change it; the value is then read-only. */
  forbidden?: string;
  renderPanel: (close: () => void) => ReactNode;
  children: ReactNode;
}

const focusable = 'input, select, textarea, button:not([tabindex="-1"])';

/** Whether the tab key leads out of a panel. */
function isAtEdge({ target, currentTarget, shiftKey }: KeyboardEvent<HTMLElement>): boolean {
  const all = [...currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => !one.matches(':disabled'),
  );
  return target === (shiftKey ? all[0] : all.at(-1));
}

/** Keeps what a panel holds: what is typed in its form, or the option at which one is. Answers whether there is any. */
function keepIn(panel: HTMLElement): boolean {
  const form = panel.querySelector('form');
  form?.requestSubmit();
  const option = panel.querySelector<HTMLElement>(
    '[role="listbox"]:not([aria-multiselectable]) [data-combobox-selected]',
  );
  option?.click();
  return form !== null || option !== null;
}

/** A value that is its own button: pressing it opens a panel to change it in place. */
export function InlineEditor({
  kind,
  label,
  value,
  panelLabel,
  forbidden,
  renderPanel,
  children,
}: InlineEditorProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const reasonId = useId();
  const isAllowed = forbidden === undefined;

  const press = () => {
    // Still reachable by keyboard and finger, so that the reason can be known.
    if (isAllowed) setAnchor(anchor === null ? button.current : null);
    else toastDone({ title: forbidden });
  };
  const close = () => {
    setAnchor(null);
    if (!goOnAsLeft(anchor)) anchor?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    leaveBy(event.key === 'Enter' ? 'down' : null);
    if (event.key !== 'Tab' || !isGoing(anchor)) return;
    if (!isAtEdge(event)) return;
    event.preventDefault();
    event.stopPropagation();
    leaveBy(event.shiftKey ? 'before' : 'after');
    if (!keepIn(event.currentTarget)) close();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        data-editor={kind}
        className={classes.button}
        aria-label={`${label}: ${value}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-disabled={!isAllowed}
        aria-describedby={isAllowed ? undefined : reasonId}
        title={forbidden}
        onClick={press}
      >
        {children}
      </button>
      {isAllowed ? null : (
        <span id={reasonId} hidden>
          {forbidden}
        </span>
      )}
      {anchor === null ? null : (
        <AnchoredPopover anchor={anchor} label={panelLabel} onClose={() => setAnchor(null)}>
          {/* The keys of what is in it, which has the focus. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
          <div onKeyDownCapture={onKeyDown}>{renderPanel(close)}</div>
        </AnchoredPopover>
      )}
    </>
  );
}
