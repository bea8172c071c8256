import type { accountSettingEndpoints } from '@pliego/contract/areas/account-settings';
import type { SampleHandlers } from '#sample/area.ts';

export const accountSettingHandlers: SampleHandlers<typeof accountSettingEndpoints> = () => ({
  get: async () => (await import('./seed.ts')).settings,
});
