import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import classes from './plain-button.module.css';

interface ButtonLook {
  variant?: 'primary' | 'default' | 'subtle';
  /** `md` is the height of the sign-in screens' fields; `sm` that of everything else. */
  size?: 'sm' | 'md';
  /** As wide as what it stands in. */
  wide?: boolean;
}

/** The look alone, for a link that reads as a button: `<Link {...buttonLook({ size: 'md' })} to="/">`. */
export function buttonLook({ variant = 'primary', size = 'sm', wide = false }: ButtonLook = {}) {
  return {
    className: classes.button,
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
  };
}

interface PlainButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it started is on its way. It keeps its place and the focus, and does nothing. */
  loading?: boolean;
  icon?: ReactNode;
}

/** A button for what stands outside of the shell, where the component library is not there yet. */
export function PlainButton({
  variant,
  size,
  wide,
  loading = false,
  icon,
  children,
  onClick,
  type = 'button',
  ...rest
}: PlainButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // Also Enter in a field, which clicks the button of its form.
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      {...buttonLook({ variant, size, wide })}
      // oxlint-disable-next-line react/button-has-type -- the caller says which
      type={type}
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={click}
    >
      <span className={classes.content}>
        {icon}
        {children}
      </span>
      {loading ? <span aria-hidden className={classes.spinner} /> : null}
    </button>
  );
}
