import { market } from '@pliego/contract/messages/market.es';
import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { addPlaceholderFormats } from './placeholder-formats.ts';

it('groups the digits of numbers as Chile does, four of them too', async () => {
  const i18n = createInstance();
  await i18n.init({ lng: 'es', resources: { es: { market } } });
  addPlaceholderFormats(i18n);
  expect(i18n.t('market:mercado-segun', { count: 1284 })).toBe('según 1.284 procesos leídos');
});
