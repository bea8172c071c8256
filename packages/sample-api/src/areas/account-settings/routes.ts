import { accountSettingEndpoints } from '@pliego/contract/areas/account-settings';
import { sampleArea, type SampleHandlers } from '#sample/area.ts';

const accountSettingHandlers: SampleHandlers<typeof accountSettingEndpoints> = ({ clock }) => ({
  get: async () => (await import('./seed.ts')).settings,
  billing: async () => (await import('./billing.ts')).billingAt(clock()),
});

export const accountSettingArea = sampleArea(accountSettingEndpoints, accountSettingHandlers);
