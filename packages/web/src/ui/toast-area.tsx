import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ToastAreaProps } from './toast-area-view.tsx';

const View = lazy(async () => {
  const { ToastAreaView } = await import('./toast-area-view.tsx');
  return { default: ToastAreaView };
});

/**
 * The place of the toasts. Its code comes with the first touch of the page, long before what that touch has
 * to say: screen readers know the place before anything is in it, so that what comes is read out.
 */
export function ToastArea(props: ToastAreaProps) {
  const [isTouched, setTouched] = useState(false);
  const { notifications } = useNotifications();
  useEffect(() => {
    const touch = () => setTouched(true);
    const events = ['pointerdown', 'keydown'];
    for (const name of events) addEventListener(name, touch, { once: true, capture: true });
    return () => {
      for (const name of events) removeEventListener(name, touch, { capture: true });
    };
  }, []);
  // Some come by themselves, before anybody has touched anything.
  if (!isTouched && notifications.length > 0) setTouched(true);
  if (!isTouched) return null;
  return (
    <Suspense fallback={null}>
      <View {...props} />
    </Suspense>
  );
}
