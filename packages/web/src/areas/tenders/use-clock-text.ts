import { countryOfZone } from '@pliego/contract/rules/country-zones';
import { useTranslation } from 'react-i18next';
import { countryName } from '#web/lib/country-name.ts';
import type { SourceDate } from '#web/lib/format.ts';
import { otherWallClock } from '#web/lib/own-clock.ts';

interface ZonedDate extends SourceDate {
  /** The publisher's zone, where it is not that of Chile. */
  zona?: string | null | undefined;
}

/**
 * Which clock a date is on: `hora Chile`, with what the publisher's clock shows beside it where that is another. Of a
 * day without an hour it states until when it counts.
 */
export function useClockText(): (date: ZonedDate, as: 'deadline' | 'moment') => string {
  const { t } = useTranslation('tenders');
  const zoneName = (zone: string): string => {
    const country = countryOfZone(zone);
    return country === null ? zone : countryName(country);
  };
  return ({ instante, dia, zona }, as) => {
    if (dia !== null && dia !== undefined) {
      if (as === 'moment') return '';
      return zona === null || zona === undefined
        ? t('closing.endOfDay')
        : t('closing.endOfDayIn', { place: zoneName(zona) });
    }
    const there = zona === null || zona === undefined ? null : otherWallClock(instante, zona);
    if (there === null || zona === null || zona === undefined) return t('closing.zone');
    return t('closing.zones', { time: there, place: zoneName(zona) });
  };
}
