import {
  defaultNoticeSettings,
  type NoticeKind,
  noticeKinds,
  type NoticeSetting,
} from '@pliego/contract/areas/notice-kinds';
import type { NoticeSettings } from '@pliego/contract/areas/notices';
import { and, eq, inArray } from 'drizzle-orm';
import { leaveOut } from '#server/areas/report-mails/commands.ts';
import type { Tx } from '#server/db/database.ts';
import { notices, noticeSettings } from '#server/db/schema/notices.ts';
import {
  defaultDigestAt,
  type Person,
  presentSettings,
  storedSettings,
} from './setting-queries.ts';

/** What a person changes; what is absent stays. */
export interface SettingsChange {
  tipos?: Partial<Record<NoticeKind, NoticeSetting>> | undefined;
  horaResumen?: string | undefined;
  silencio?: { desde: string; hasta: string } | null | undefined;
}

/** Mails of these kinds that have not left yet leave no more. */
async function holdBack(tx: Tx, { companyId, userId }: Person, kinds: readonly NoticeKind[]) {
  if (kinds.length === 0) return;
  await tx
    .update(notices)
    .set({ mail: 'nunca' })
    .where(
      and(
        eq(notices.companyId, companyId),
        eq(notices.userId, userId),
        inArray(notices.kind, [...kinds]),
        inArray(notices.mail, ['espera', 'resumen']),
      ),
    );
}

export async function changeSettings(
  tx: Tx,
  person: Person,
  { tipos = {}, horaResumen, silencio }: SettingsChange,
): Promise<NoticeSettings> {
  const { companyId, userId } = person;
  const before = await storedSettings(tx, person);
  const quiet =
    silencio === undefined
      ? { quietFrom: before?.quietFrom ?? null, quietTo: before?.quietTo ?? null }
      : { quietFrom: silencio?.desde ?? null, quietTo: silencio?.hasta ?? null };
  const values = {
    kinds: { ...before?.kinds, ...tipos },
    digestAt: horaResumen ?? before?.digestAt ?? defaultDigestAt,
    ...quiet,
  };
  const [after] = await tx
    .insert(noticeSettings)
    .values({ companyId, userId, ...values })
    .onConflictDoUpdate({ target: [noticeSettings.companyId, noticeSettings.userId], set: values })
    .returning();
  const silenced = noticeKinds.filter((kind) => tipos[kind]?.correo === 'nunca');
  await holdBack(tx, person, silenced);
  return presentSettings(after);
}

/** What an unsubscribing link ends: one kind, all that is in the digest, reports, or every mail. */
export type Subscription = NoticeKind | 'resumen' | 'reporte' | 'todos';

function endedBy(subscription: Subscription, tipos: NoticeSettings['tipos']): NoticeKind[] {
  if (subscription === 'todos') return [...noticeKinds];
  if (subscription === 'resumen') {
    return noticeKinds.filter((kind) => tipos[kind].correo === 'resumen');
  }
  return subscription === 'reporte' ? [] : [subscription];
}

/** Ends mails; the notices stay in the page. */
export async function unsubscribe(
  tx: Tx,
  person: Person,
  subscription: Subscription,
): Promise<void> {
  if (subscription === 'reporte' || subscription === 'todos') await leaveOut(tx, person);
  if (subscription === 'reporte') return;
  const { tipos } = presentSettings(await storedSettings(tx, person));
  const ended = endedBy(subscription, tipos);
  const chosen = Object.fromEntries(
    ended.map((kind) => [
      kind,
      { app: (tipos[kind] ?? defaultNoticeSettings[kind]).app, correo: 'nunca' as const },
    ]),
  );
  await changeSettings(tx, person, { tipos: chosen });
}
