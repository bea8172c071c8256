import { describe, expect, it } from 'vitest';
import { europeanNumber, firstMoney, moneyIn, sumOfMoney } from './european-money.ts';

describe('europeanNumber', () => {
  it.each([
    ['195000', 195_000],
    ['1530376.00', 1_530_376],
    ['367768.59', 367_768.59],
    ['1.795', 1.795],
    ['1 530 376,00', 1_530_376],
    ['1.530.376,00', 1_530_376],
    ['1,530,376.00', 1_530_376],
    ['1.530.376', 1_530_376],
    ['1,530', 1530],
    ['1530,5', 1530.5],
    ['0,75', 0.75],
    ['2 695 980', 2_695_980],
    ["1'000.50", 1000.5],
    ['-12,50', -12.5],
  ])('%s is %d', (text, number) => {
    expect(europeanNumber(text)).toBe(number);
  });

  it.each(['', '-', 'n.a.', 'doce', '12 EUR', '1e5', '١٢', ','])('«%s» is none', (text) => {
    expect(europeanNumber(text)).toBeNull();
  });
});

describe('amounts', () => {
  const euros = (amount: number | null) => ({ amount, currency: 'EUR' });

  it('come with the currency of either vocabulary', () => {
    expect(moneyIn({ '@currencyID': 'eur', '#': '12.50' })).toEqual(euros(12.5));
    expect(moneyIn({ '@CURRENCY': 'NOK', '#': '1 000,00' })).toEqual({
      amount: 1000,
      currency: 'NOK',
    });
    expect(moneyIn('7')).toEqual({ amount: 7, currency: null });
    expect(moneyIn(undefined)).toEqual({ amount: null, currency: null });
  });

  it('are added without the errors of fractions, and never over currencies', () => {
    expect(sumOfMoney([euros(0.1), euros(0.2)])).toEqual(euros(0.3));
    expect(sumOfMoney([euros(1), { amount: 1, currency: 'SEK' }]).amount).toBeNull();
    expect(sumOfMoney([euros(1), euros(null)]).amount).toBeNull();
    expect(sumOfMoney([]).amount).toBeNull();
  });

  it('prefer any other amount to a zero', () => {
    expect(firstMoney([euros(null), euros(0), euros(5)])).toEqual(euros(5));
    expect(firstMoney([euros(null), euros(0)])).toEqual(euros(0));
  });
});
