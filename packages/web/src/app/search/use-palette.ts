import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastProblem } from '#web/ui/feedback/toasts.tsx';

/** What the palette is given; here, because it is known before its code is. */
export interface PaletteProps {
  /** Called when its field has the focus: what was typed until then. From there on the field takes the letters. */
  takeTyped: () => string;
  onClose: () => void;
  /** Opens the customizer, where the shell has one. */
  onAppearance?: () => void;
}

const load = () => import('./palette.tsx');

/** Prefetches the code of the palette; a failure shows when it is opened. */
export function preloadPalette(): void {
  load().catch(() => undefined);
}

/** The palette, whose code comes when it is first opened. What is typed until its field has the focus is not lost. */
export function usePalette() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);
  /** Null while the field takes the letters itself. */
  const typed = useRef<string | null>(null);

  useEffect(() => {
    if (!opened) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (typed.current === null || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') setOpened(false);
      else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.key;
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [opened]);

  const takeTyped = () => {
    const text = typed.current ?? '';
    typed.current = null;
    return text;
  };
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
    isWaiting: opened && Palette === null,
    takeTyped,
    open,
    close: () => setOpened(false),
  };
}
