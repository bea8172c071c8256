import { Outlet } from '@tanstack/react-router';
import { WidgetTexts } from './widget-texts.tsx';

/** Around what is read without a session and without the shell. */
export function SharedFrame() {
  return (
    <WidgetTexts>
      <Outlet />
    </WidgetTexts>
  );
}
