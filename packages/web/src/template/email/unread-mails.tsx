import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tellWaiting } from '#web/ui/navigation/opened-apps.ts';
import { mailCountsQuery } from './queries.ts';

/** Draws nothing. How many mails are unread, for the menu. */
export function UnreadMails() {
  const { data } = useQuery(mailCountsQuery);
  const unread = data?.folders.inbox ?? 0;
  useEffect(() => tellWaiting('email', unread), [unread]);
  return null;
}
