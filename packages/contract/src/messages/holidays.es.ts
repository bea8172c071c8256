import type { ChileanHoliday } from '../rules/chilean-holidays.ts';

/** The holidays of Chile as the calendars of the product write them. They are names, the same in every language. */
export const holidayNames: Record<ChileanHoliday, string> = {
  'new-year': 'Año Nuevo',
  'day-after-new-year': 'Feriado de Año Nuevo',
  'good-friday': 'Viernes Santo',
  'holy-saturday': 'Sábado Santo',
  labour: 'Día del Trabajo',
  'naval-glories': 'Glorias Navales',
  'indigenous-peoples': 'Pueblos Indígenas',
  'peter-and-paul': 'San Pedro y San Pablo',
  'our-lady-of-carmel': 'Virgen del Carmen',
  assumption: 'Asunción de la Virgen',
  'before-independence': 'Feriado de Fiestas Patrias',
  independence: 'Independencia Nacional',
  'army-glories': 'Glorias del Ejército',
  'after-army-glories': 'Feriado de Fiestas Patrias',
  'two-worlds': 'Encuentro de Dos Mundos',
  'evangelical-churches': 'Iglesias Evangélicas y Protestantes',
  'all-saints': 'Todos los Santos',
  'immaculate-conception': 'Inmaculada Concepción',
  christmas: 'Navidad',
};
