import { Notifications } from '@mantine/notifications';
import classes from './toasts.module.css';

/** More than these at once nobody reads; the rest wait for their turn. */
const mostAtOnce = 4;

/**
 * Where toasts appear: at the end of the line, under the bar. Screen readers know the place before
 * anything is in it, so that what comes is read out, also when it is no alert.
 */
export function ToastArea({ isRTL }: { isRTL: boolean }) {
  return (
    <Notifications
      position={isRTL ? 'top-left' : 'top-right'}
      limit={mostAtOnce}
      zIndex={400}
      classNames={{ root: classes.area }}
      aria-live="polite"
      pauseResetOnHover="all"
    />
  );
}
