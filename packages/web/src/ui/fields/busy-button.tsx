import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { ComponentProps, MouseEvent } from 'react';

interface BusyButtonProps extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps> {
  /** The call that it started is running. */
  busy: boolean;
}

/**
 * A button that starts a call and stays on the screen. While the call runs it does nothing but keeps the focus,
 * which Mantine's `loading` takes away by disabling it.
 */
export function BusyButton({ busy, leftSection, onClick, ...rest }: BusyButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // Also Enter in a field, which clicks the button of its form.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button
      {...rest}
      leftSection={busy ? <Loader size={16} color="currentcolor" aria-hidden /> : leftSection}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={click}
    />
  );
}
