import { holidayNames } from '@pliego/contract/messages/holidays.es';

export const holidayTexts = { holidays: holidayNames };
