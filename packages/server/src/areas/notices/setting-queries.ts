import {
  defaultNoticeSettings,
  type NoticeKind,
  noticeKinds,
  type NoticeSetting,
} from '@pliego/contract/areas/notice-kinds';
import type { NoticeSettings } from '@pliego/contract/areas/notices';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { noticeSettings } from '#server/db/schema/notices.ts';

/** When the digest leaves unless a person chooses otherwise: before the working day begins. */
export const defaultDigestAt = '08:30';

type SettingsRow = typeof noticeSettings.$inferSelect;

/** Whose settings they are. */
export interface Person {
  companyId: number;
  userId: number;
}

export async function storedSettings(
  tx: Tx,
  { companyId, userId }: Person,
): Promise<SettingsRow | undefined> {
  const [row] = await tx
    .select()
    .from(noticeSettings)
    .where(and(eq(noticeSettings.companyId, companyId), eq(noticeSettings.userId, userId)));
  return row;
}

/** The settings with the defaults in them. */
export function presentSettings(row: SettingsRow | undefined): NoticeSettings {
  const quiet =
    row === undefined || row.quietFrom === null || row.quietTo === null
      ? null
      : { desde: row.quietFrom, hasta: row.quietTo };
  return {
    tipos: { ...defaultNoticeSettings, ...row?.kinds },
    horaResumen: row?.digestAt ?? defaultDigestAt,
    silencio: quiet,
  };
}

/** How each of some people is told of a kind. */
export async function channelsOf(
  tx: Tx,
  companyId: number,
  people: readonly number[],
  kind: NoticeKind,
): Promise<(userId: number) => NoticeSetting> {
  const rows =
    people.length === 0
      ? []
      : await tx
          .select({ userId: noticeSettings.userId, kinds: noticeSettings.kinds })
          .from(noticeSettings)
          .where(
            and(
              eq(noticeSettings.companyId, companyId),
              inArray(noticeSettings.userId, [...people]),
            ),
          );
  const chosen = new Map(rows.map(({ userId, kinds }) => [userId, kinds[kind]]));
  return (userId) => chosen.get(userId) ?? defaultNoticeSettings[kind];
}

/** The kinds that a person does not want in the page. */
export async function mutedKinds(tx: Tx, person: Person): Promise<NoticeKind[]> {
  const { tipos } = presentSettings(await storedSettings(tx, person));
  return noticeKinds.filter((kind) => !tipos[kind].app);
}
