import type { AlertRhythm } from '@pliego/contract/areas/views';
import { createMessage } from '@pliego/contract/message';
import type { CompanyDays } from '@pliego/contract/rules/business-days';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { beginsWeek, lastDigest } from '#server/areas/notices/mail-times.ts';
import { tell } from '#server/areas/notices/notice-commands.ts';
import { defaultDigestAt } from '#server/areas/notices/setting-queries.ts';
import type { Tx } from '#server/db/database.ts';
import { keepHits, noteLook } from './alert-commands.ts';
import { filterOfState } from './alert-filter.ts';
import { callerOfAlert, type DueAlert, newIn } from './alert-queries.ts';
import { viewsOf } from './queries.ts';

/** At once means within so long: a source is read every quarter of an hour. */
const atOnceMs = 5 * 60_000;

/** Whether an alert is to look: at once, with the digest of a business day, or with the first digest of a week. */
export function isDue(
  { rhythm, lookedAt }: { rhythm: AlertRhythm; lookedAt: Date },
  { digestAt, days, now }: { digestAt: string; days: CompanyDays; now: Date },
): boolean {
  if (rhythm === 'al-tiro') return now.getTime() - lookedAt.getTime() >= atOnceMs;
  const digest = lastDigest(now, digestAt, days);
  if (digest === null || lookedAt >= digest.at) return false;
  return rhythm === 'diaria' || beginsWeek(digest.day, days);
}

export function isAlertDue(due: DueAlert, days: CompanyDays, now: Date): boolean {
  const digestAt = due.digestAt ?? defaultDigestAt;
  return isDue(due.alert, { digestAt, days, now });
}

/** Looks for what is new in a view, and tells the person of it. Runs as that person: what they may not see is not found. */
export async function runAlert(tx: Tx, due: DueAlert, now: Date): Promise<void> {
  const { alert } = due;
  const caller = callerOfAlert(due);
  const [view] = await viewsOf(tx, caller, { id: alert.viewId });
  const filter = view === undefined ? null : filterOfState(view.estado);
  if (view !== undefined && filter !== null) {
    const found = await newIn(tx, { alert, filter, caller, now });
    const [first] = found;
    if (first !== undefined) {
      const title = readableTitle(first.title);
      await tell(
        tx,
        {
          companyId: alert.companyId,
          kind: 'vista',
          key: `vista ${view.id} ${now.toISOString()}`,
          severity: 'importante',
          tenderId: null,
          viewId: view.id,
          now,
          times: found.length,
          message: (count) =>
            createMessage('aviso-vista', { count, vista: view.nombre, nombre: title }),
          detail: found.map(({ code, title: name }) =>
            createMessage('detalle-vista', { codigo: code, nombre: readableTitle(name) }),
          ),
        },
        [{ userId: alert.userId, because: createMessage('porque-vista', { vista: view.nombre }) }],
      );
    }
    await keepHits(
      tx,
      alert,
      found.map(({ id }) => id),
      now,
    );
  }
  await noteLook(tx, alert, now);
}
