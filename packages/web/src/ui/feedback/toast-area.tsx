import { useDirection } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import classes from './toasts.module.css';

/** More than these at once cannot be read; the others wait in the queue. */
const mostAtOnce = 4;

/** The region of the toasts: at the end of the line, under the bar. */
export function ToastArea() {
  const { dir } = useDirection();
  return (
    <Notifications
      position={dir === 'rtl' ? 'top-left' : 'top-right'}
      limit={mostAtOnce}
      zIndex={400}
      classNames={{ root: classes.area }}
      aria-live="polite"
      pauseResetOnHover="all"
    />
  );
}
