import * as z from 'zod/mini';

export const settingsTabs = ['cuenta', 'seguridad', 'avisos', 'planes', 'conexiones'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

export const SettingsSearch = z.object({ tab: z.optional(z.enum(settingsTabs)) });

/** The tab on which a place of the page is, by its name after the `#`: mails and dialogs lead to them. */
const tabOfPlace: Readonly<Record<string, SettingsTab>> = {
  avisos: 'avisos',
  calendarios: 'avisos',
  seguridad: 'seguridad',
};

export const tabAt = (place: string): SettingsTab | undefined => tabOfPlace[place];
