/* oxlint-disable jsx-a11y/prefer-tag-over-role -- beside the page and not over it: a dialog element closes with Escape at once */
import { ActionIcon } from '@mantine/core';
import { useFocusTrap, useMergedRef } from '@mantine/hooks';
import { IconChevronUp, IconMinus, IconX } from '@tabler/icons-react';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import classes from './compose-window.module.css';

interface ComposeWindowProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** How often the mail in the window was opened again; each time the window is restored. */
export const AsksAgain = createContext(0);

/** The window in which a mail is written: in a corner of the page, or all of a phone. */
export function ComposeWindow({ title, onClose, children }: ComposeWindowProps) {
  const { t } = useTranslation('email');
  const titleId = useId();
  const isPhone = useIsPhone();
  const trap = useFocusTrap(isPhone);
  const [isMinimized, setMinimized] = useState(false);
  useFocusBack();
  const box = useRef<HTMLDivElement>(null);
  const asksAgain = useContext(AsksAgain);
  const [seenAsks, setSeenAsks] = useState(asksAgain);
  if (asksAgain !== seenAsks) {
    setSeenAsks(asksAgain);
    setMinimized(false);
  }
  const focused = useRef(asksAgain);
  useEffect(() => {
    // At first the form chooses the focus.
    if (asksAgain !== focused.current) box.current?.focus();
    focused.current = asksAgain;
  }, [asksAgain]);
  const ref = useMergedRef(box, trap);
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    const isInside = event.target instanceof Node && box.current?.contains(event.target);
    if (event.key === 'Escape' && !event.defaultPrevented && isInside === true) onClose();
  });
  useEffect(() => {
    // Bubble phase: a list or a menu inside that closes itself stops the event first.
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, []);
  const isSmall = isMinimized && !isPhone;
  return createPortal(
    <div
      ref={ref}
      role="dialog"
      aria-modal={isPhone || undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classes.window}
      data-small={isSmall || undefined}
    >
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {isPhone ? null : (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t(isSmall ? 'compose.restore' : 'compose.minimize')}
            aria-expanded={!isSmall}
            onClick={() => setMinimized(!isSmall)}
          >
            {isSmall ? (
              <IconChevronUp size={18} aria-hidden />
            ) : (
              <IconMinus size={18} aria-hidden />
            )}
          </ActionIcon>
        )}
        <ActionIcon variant="subtle" color="gray" aria-label={t('compose.close')} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.body} hidden={isSmall}>
        {children}
      </div>
    </div>,
    document.body,
  );
}

/** Gives the focus back to what opened the window, if that is still there. */
function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) {
        opener.focus({ preventScroll: true });
      }
    },
    [opener],
  );
}
