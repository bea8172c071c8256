import { Notifications } from '@mantine/notifications';
import classes from './toasts.module.css';

export interface ToastAreaProps {
  isRTL: boolean;
}

/** More than these at once nobody reads; the rest wait for their turn. */
const mostAtOnce = 4;

/** Where toasts appear: at the end of the line, under the bar. */
export function ToastAreaView({ isRTL }: ToastAreaProps) {
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
