import {
  accountSettingEndpoints,
  type SampleBilling,
} from '@pliego/contract/areas/account-settings';
import { sampleArea, type SampleHandlers } from '#sample/area.ts';
import { cast } from '#sample/cast.ts';
import { exchangeFor } from '#sample/me.ts';

/** In the seeds they are those of the person whose mail the visitor gets. */
const accountSettingHandlers: SampleHandlers<typeof accountSettingEndpoints> = ({ clock }) => ({
  get: async (_, { caller }) => {
    const { settings } = await import('./seed.ts');
    const { fullName, email, avatar } = exchangeFor(caller).me;
    return { ...settings, general: { ...settings.general, fullName, email, avatar } };
  },
  billing: async (_, { caller }) => {
    const { cards, history } = (await import('./billing.ts')).billingAt(clock());
    const { me } = exchangeFor(caller);
    const seen = (card: SampleBilling['cards'][number]) =>
      card.holder === cast.daniela.fullName ? { ...card, holder: me.fullName } : card;
    return { cards: cards.map(seen), history };
  },
});

export const accountSettingArea = sampleArea(accountSettingEndpoints, accountSettingHandlers);
