import * as z from 'zod/mini';
import { checkCode } from '../message.ts';

/*
 * What the dashboards show besides the specification's cards, and those cards by period: ours, for a
 * selector of periods must change what is shown, and the specification's calls are constants.
 */

/** The periods of the cards, in the order of `analyticsPeriods`. */
export const cardPeriods = ['28-days', 'last-month', 'last-year'] as const;
export const CardPeriod = z.enum(cardPeriods, checkCode('periodo-de-lista'));
export type CardPeriod = z.infer<typeof CardPeriod>;

export const reportYears = [2020, 2019, 2018] as const;
