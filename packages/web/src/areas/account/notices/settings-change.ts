import {
  type NoticeKind,
  noticeKinds,
  type NoticeSetting,
} from '@pliego/contract/areas/notice-kinds';
import type { NoticeSettings } from '@pliego/contract/areas/notices';
import { queryOptions } from '@tanstack/react-query';
import { noticesApi } from '#web/api/areas/notices.ts';

export const noticeSettingsQuery = queryOptions({
  queryKey: ['account', 'notices'],
  queryFn: ({ signal }): Promise<NoticeSettings> => noticesApi.settings({ signal }),
});

/** What is changed at a time; what is absent stays. */
export interface SettingsChange {
  tipos?: Partial<Record<NoticeKind, NoticeSetting>>;
  horaResumen?: string;
  silencio?: { desde: string; hasta: string } | null;
}

export function withChange(held: NoticeSettings, change: SettingsChange): NoticeSettings {
  const tipos = { ...held.tipos };
  for (const kind of noticeKinds) tipos[kind] = change.tipos?.[kind] ?? tipos[kind];
  return {
    tipos,
    horaResumen: change.horaResumen ?? held.horaResumen,
    silencio: change.silencio === undefined ? held.silencio : change.silencio,
  };
}
