import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type PaletteProps, preloadPalette, usePalette } from './use-palette.ts';
import { shortcutKeys, useSearchShortcut } from './use-search-shortcut.ts';
import classes from './search-button.module.css';

/** What opening needs, wherever the palette is opened from. */
type SearchProps = Pick<PaletteProps, 'onAppearance'>;

/** The shortcut alone, for layouts without a bar. */
export function SearchShortcut({ onAppearance }: SearchProps) {
  const { Palette, takeTyped, open, close } = usePalette();
  useSearchShortcut(open);
  return Palette === null ? null : (
    <Palette takeTyped={takeTyped} onClose={close} onAppearance={onAppearance} />
  );
}

/** The magnifier of the navbar, and the shortcut from anywhere. */
export function SearchButton({ onAppearance }: SearchProps) {
  const { t } = useTranslation();
  const { Palette, isWaiting, takeTyped, open, close } = usePalette();
  useSearchShortcut(open);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        data-tour="search"
        aria-label={t('search.open')}
        aria-haspopup="dialog"
        aria-busy={isWaiting || undefined}
        title={`${t('search.open')} (${shortcutKeys})`}
        onPointerEnter={preloadPalette}
        onFocus={preloadPalette}
        onClick={open}
      >
        <IconSearch size={18} aria-hidden />
        <span aria-hidden className={classes.text}>
          {t('search.short')}
        </span>
        <kbd aria-hidden className={classes.keys}>
          {shortcutKeys}
        </kbd>
      </button>
      {Palette === null ? null : (
        <Palette takeTyped={takeTyped} onClose={close} onAppearance={onAppearance} />
      )}
    </>
  );
}
