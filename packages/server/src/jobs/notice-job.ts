import { type NoticeRunDependencies, runNotices } from '#server/areas/notices/run-notices.ts';
import { withoutParameters } from '#server/db/database.ts';

/** Reminders go by the minute, and a mail that leaves at once leaves within one. */
const everyMs = 60_000;

/** Reminds and mails every minute, one run at a time; answers how to stop it. */
export function startNotices(dependencies: NoticeRunDependencies): () => void {
  let isRunning = false;
  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      await runNotices(dependencies);
    } catch (error) {
      dependencies.log.error({ err: withoutParameters(error) }, 'notices could not be told');
    } finally {
      isRunning = false;
    }
  }
  const timer = setInterval(() => void run(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
