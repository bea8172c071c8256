import { accountSettingEndpoints } from '@pliego/contract/areas/account-settings';
import { sampleAreaClient } from '../sample-client.ts';

export const accountSettingsApi = sampleAreaClient(accountSettingEndpoints);
