import * as z from 'zod/mini';
import { checkCode } from '../message.ts';

export const calendarCategories = ['Personal', 'Business', 'Family', 'Holiday', 'ETC'] as const;
export const CalendarCategory = z.enum(calendarCategories, checkCode('categoria-de-lista'));
export type CalendarCategory = z.infer<typeof CalendarCategory>;
