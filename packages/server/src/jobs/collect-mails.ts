import type { PostOffice } from '#server/mail/post-office.ts';

/** Soon enough for a mail that a user waits for. */
const everyMs = 60_000;

/** Sees to mails that a process left behind, now and every minute; answers how to stop it. */
export function startCollecting(mail: PostOffice): () => void {
  mail.collect();
  const timer = setInterval(() => mail.collect(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
