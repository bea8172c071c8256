import { IconBell } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '#web/lib/when-idle.ts';
import { NavButton } from '../nav-button.tsx';
import { NavPanel } from '../nav-panel.tsx';
import { useNotices } from './use-notices.ts';
import { useUnseenNews } from './use-unseen-news.ts';

const panel = async () => (await import('./notice-panel.tsx')).NoticePanel;

/** The bell, with how many notices were not read yet. */
export function NoticeButton() {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isIdle = useIdle();
  const isWanted = isIdle || anchor !== null;
  const { unread: count } = useNotices(isWanted);
  const hasNews = useUnseenNews(isWanted) > 0;
  const label = count === 0 ? t('notices.open') : t('notices.openCounted', { count });
  return (
    <>
      <NavButton
        label={hasNews ? t('notices.withNews', { label }) : label}
        count={count}
        dot={hasNews}
        data-tour="notices"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
      >
        <IconBell size={18} stroke={1.7} aria-hidden />
      </NavButton>
      {anchor === null ? null : (
        <NavPanel
          anchor={anchor}
          label={t('notices.title')}
          load={panel}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

/** True once the page has nothing more urgent to do: what it came for goes first. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
