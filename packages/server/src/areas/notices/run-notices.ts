import type { Logger } from 'pino';
import { companyRule } from '#server/areas/deadlines/company-queries.ts';
import type { SecretBox } from '#server/auth/secret-box.ts';
import { type Database, type Tx, withoutParameters } from '#server/db/database.ts';
import type { PostOffice } from '#server/mail/post-office.ts';
import { runReportMails } from '#server/areas/report-mails/run-report-mails.ts';
import { isAlertDue, runAlert } from '#server/areas/views/run-alerts.ts';
import { alertsOf } from '#server/areas/views/alert-queries.ts';
import { holdAlert } from '#server/areas/views/alert-commands.ts';
import type { InSlices } from './in-slices.ts';
import { remind } from './reminders.ts';
import { openCompanies, holdNotices } from './run-queries.ts';
import { sendMails } from './send-mails.ts';

export interface NoticeRunDependencies {
  database: Database;
  secrets: SecretBox;
  mail: PostOffice;
  baseUrl: () => string;
  now: () => Date;
  log: Pick<Logger, 'error'>;
}

/** Work of a company that one process does at a time; another leaves it to that one. */
async function alone(
  database: Database,
  companyId: number,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  await database.transaction({ companyId, userId: 0 }, async (tx) => {
    if (await holdNotices(tx, companyId)) await work(tx);
  });
}

/** Looks for what is new in the views of which people want to be told, each as the person whose alert it is. */
async function runAlerts(companyId: number, { database, now, log }: NoticeRunDependencies) {
  const at = now();
  const due = await database.read({ companyId, userId: 0 }, async (tx) => {
    const { days } = await companyRule(tx, companyId);
    return (await alertsOf(tx, companyId)).filter((alert) => isAlertDue(alert, days, at));
  });
  for (const alert of due) {
    const { userId, viewId } = alert.alert;
    try {
      await database.transaction({ companyId, userId }, async (tx) => {
        if (await holdAlert(tx, alert.alert)) await runAlert(tx, alert, at);
      });
    } catch (error) {
      // One alert that fails keeps back neither the others nor the mails.
      log.error({ companyId, viewId, err: withoutParameters(error) }, 'an alert failed');
    }
  }
}

async function runCompany(companyId: number, dependencies: NoticeRunDependencies): Promise<void> {
  const { database, secrets, baseUrl, now, log } = dependencies;
  const slices: InSlices = {
    // Nobody acts: what the clock brings is for all.
    read: (work) => database.read({ companyId, userId: 0 }, work),
    write: (work) => alone(database, companyId, work),
  };
  const { days } = await slices.read((tx) => companyRule(tx, companyId));
  const run = { companyId, days, now: now() };
  await remind(slices, run);
  await runAlerts(companyId, dependencies);
  await runReportMails(companyId, { database, secrets, base: baseUrl(), days, now: now(), log });
  await sendMails(slices, { ...run, secrets, base: baseUrl() });
}

/** Reminds the people of all companies of what is due, and mails what waits. Repeating it tells nothing again. */
export async function runNotices(dependencies: NoticeRunDependencies): Promise<void> {
  const { database, mail, log } = dependencies;
  for (const companyId of await database.read('system', openCompanies)) {
    try {
      await runCompany(companyId, dependencies);
    } catch (error) {
      // One company's trouble is not that of the others.
      log.error({ companyId, err: withoutParameters(error) }, 'notices could not be told');
    }
  }
  mail.collect();
}
