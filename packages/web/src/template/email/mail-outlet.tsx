import { useIsOpened } from '#web/ui/navigation/opened-apps.ts';
import { useLazyPart } from '#web/ui/page/use-lazy-part.ts';
import { ComposeOutlet } from './compose/compose-outlet.tsx';

const loadUnread = () => import('./unread-mails.tsx');

/** What of the mail outlives its page: the mail being written, and how many are unread. */
export function MailOutlet() {
  const { part } = useLazyPart(loadUnread, useIsOpened('email'));
  return (
    <>
      {part === undefined ? null : <part.UnreadMails />}
      <ComposeOutlet />
    </>
  );
}
