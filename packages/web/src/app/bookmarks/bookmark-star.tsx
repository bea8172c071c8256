import { IconStar } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchoredPopover } from '#web/ui/overlay/anchored-popover.tsx';
import { useLazyPart } from '#web/ui/page/use-lazy-part.ts';
import { NavButton } from '../shell/nav-button.tsx';
import { PartState } from '../shell/part-state.tsx';

const load = async () => (await import('./bookmark-box.tsx')).BookmarkBox;

/** The star, and the panel in which bookmarks are changed; what is in it comes when it is first opened. */
export function BookmarkStar() {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { part: BookmarkBox, failed, retry } = useLazyPart(load, anchor !== null);
  const close = () => setAnchor(null);
  return (
    <>
      <NavButton
        label={t('bookmarks.edit')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor === null ? event.currentTarget : null)}
      >
        <IconStar size={18} stroke={1.7} aria-hidden />
      </NavButton>
      {anchor === null ? null : (
        <AnchoredPopover anchor={anchor} label={t('bookmarks.edit')} width={380} onClose={close}>
          {BookmarkBox === undefined ? (
            <PartState failed={failed} retry={retry} lines={4} />
          ) : (
            <BookmarkBox onClose={close} />
          )}
        </AnchoredPopover>
      )}
    </>
  );
}
