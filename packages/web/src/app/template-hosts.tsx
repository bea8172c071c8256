import { type Page, pageOf } from '@pliego/contract/pages';
import type { ComponentType } from 'react';
import { CalendarOutlet } from '#web/template/calendar/calendar-outlet.tsx';
import { ChatOutlet } from '#web/template/chat/chat-outlet.tsx';
import { MailOutlet } from '#web/template/email/mail-outlet.tsx';
import { useMayOpen } from './use-may-open.ts';

/** What the template keeps over every page: each for users who may open its page. */
const hosts: readonly { page: Page; Host: ComponentType }[] = [
  { page: pageOf('email'), Host: MailOutlet },
  { page: pageOf('chat'), Host: ChatOutlet },
  { page: pageOf('calendar'), Host: CalendarOutlet },
];

/** The parts of the template that outlive their pages. */
export function TemplateHosts() {
  const mayOpen = useMayOpen();
  return hosts
    .filter(({ page }) => mayOpen(page))
    .map(({ page, Host }) => <Host key={page.target} />);
}
