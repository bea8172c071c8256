import { queryOptions } from '@tanstack/react-query';
import { accountSettingsApi } from '#web/api/areas/account-settings.ts';
import { authApi } from '#web/api/areas/auth.ts';
import { ownProfileApi } from '#web/api/areas/own-profile.ts';

export const ownProfileQuery = queryOptions({
  queryKey: ['account', 'profile'],
  queryFn: ({ signal }) => ownProfileApi.get({ signal }),
});

/** What becomes of one's work without the account; it is asked for when somebody thinks of that. */
export const removalQuery = queryOptions({
  queryKey: ['account', 'removal'],
  queryFn: ({ signal }) => ownProfileApi.previewRemoval({ signal }),
  staleTime: 0,
});

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => authApi.sessions({ signal }),
});

export const twoStepsQuery = queryOptions({
  queryKey: ['account', 'two-steps'],
  queryFn: ({ signal }) => authApi.twoSteps({ signal }),
});

export const passkeysQuery = queryOptions({
  queryKey: ['account', 'passkeys'],
  queryFn: ({ signal }) => authApi.passkeys({ signal }),
});

/** Of the sample data; what is changed in it lives in this page, since no call takes it. */
export const sampleSettingsQuery = queryOptions({
  queryKey: ['account', 'sample'],
  queryFn: ({ signal }) => accountSettingsApi.get({ signal }),
  staleTime: Infinity,
});

/** Cards and bills of the sample; changed in this page alone, too. */
export const sampleBillingQuery = queryOptions({
  queryKey: ['account', 'billing'],
  queryFn: ({ signal }) => accountSettingsApi.billing({ signal }),
  staleTime: Infinity,
});
