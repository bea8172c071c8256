import type { ChileanHoliday } from '@pliego/contract/rules/chilean-holidays';

export const holidayTexts = {
  holidays: {
    'new-year': 'New Year’s Day',
    'day-after-new-year': 'New Year’s bridge day',
    'good-friday': 'Good Friday',
    'holy-saturday': 'Holy Saturday',
    labour: 'Labour Day',
    'naval-glories': 'Navy Day',
    'indigenous-peoples': 'Indigenous Peoples’ Day',
    'peter-and-paul': 'Saints Peter and Paul',
    'our-lady-of-carmel': 'Our Lady of Mount Carmel',
    assumption: 'Assumption of Mary',
    'before-independence': 'National bridge day',
    independence: 'Independence Day',
    'army-glories': 'Army Day',
    'after-army-glories': 'National bridge day',
    'two-worlds': 'Meeting of Two Worlds',
    'evangelical-churches': 'Reformation Day',
    'all-saints': 'All Saints’ Day',
    'immaculate-conception': 'Immaculate Conception',
    christmas: 'Christmas Day',
  } satisfies Record<ChileanHoliday, string>,
};
