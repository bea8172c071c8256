import { IconArrowUp } from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './scroll-top.module.css';

/** The scroll distance from which the button is shown. */
const farPx = 300;

/** Back to the top of a long page. Lists that scroll inside themselves have no need of it. */
export function ScrollTop({ main }: { main: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation();
  const isFar = useIsFar();
  if (!isFar) return null;
  const go = () => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: reduced ? 'instant' : 'smooth' });
    // The button goes away under the keyboard: the focus moves to what it led to.
    main.current?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={t('shell.toTop')}
      title={t('shell.toTop')}
      onClick={go}
    >
      <IconArrowUp size={18} stroke={1.8} aria-hidden />
    </button>
  );
}

function useIsFar(): boolean {
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > farPx);
    // In the next frame: reading it now would force a layout of the whole page.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, []);
  return isFar;
}
