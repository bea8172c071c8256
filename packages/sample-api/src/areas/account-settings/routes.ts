import { accountSettingEndpoints } from '@pliego/contract/areas/account-settings';
import { sampleArea, type SampleHandlers } from '#sample/area.ts';

const accountSettingHandlers: SampleHandlers<typeof accountSettingEndpoints> = () => ({
  get: async () => (await import('./seed.ts')).settings,
});

export const accountSettingArea = sampleArea(accountSettingEndpoints, accountSettingHandlers);
