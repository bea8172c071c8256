import { type ReactNode, useId, useRef, useState } from 'react';
import { AnchoredPopover } from '#web/ui/overlay/anchored-popover.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import classes from './editors.module.css';

/** What it changes: the keys of the list open it by this name. */
export type EditorKind = 'tags' | 'assignee' | 'stage';

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
    anchor?.focus({ preventScroll: true });
    setAnchor(null);
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
          {renderPanel(close)}
        </AnchoredPopover>
      )}
    </>
  );
}
