import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastProblem } from '#web/ui/feedback/toasts.tsx';

/** What the palette is given; here, because it is known before its code is. */
export interface PaletteProps {
  /** What was typed while the palette was loading. */
  initialText: string;
  onClose: () => void;
  /** Opens the customizer, where the shell has one. */
  onAppearance?: () => void;
}

const load = () => import('./palette.tsx');

/** Prefetches the code of the palette; a failure shows when it is opened. */
export function preloadPalette(): void {
  load().catch(() => undefined);
}

/**
 * The palette, whose code comes when it is first opened. What is typed until then is not lost: it waits in
 * `typed`.
 */
export function usePalette() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);
  const typed = useRef('');
  const isWaiting = opened && Palette === null;

  // Removed in the moment the palette is mounted: a letter caught any later would be lost.
  useLayoutEffect(() => {
    if (!isWaiting) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') setOpened(false);
      else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.key;
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isWaiting]);

  const open = () => {
    typed.current = '';
    setOpened(true);
    load().then(
      (module) => setPalette(() => module.Palette),
      () => {
        setOpened(false);
        const action = { label: t('actions.retry'), onClick: open };
        toastProblem({ id: 'search', title: t('search.failed'), action });
      },
    );
  };
  return {
    Palette: opened ? Palette : null,
    isWaiting,
    typed,
    open,
    close: () => setOpened(false),
  };
}
