import type { Locale } from '#web/lib/locale.ts';

/** The columns of one table in the languages of the panel, side by side: it is the languages that it shows. */
export const headerNames: Record<Locale, { name: string; columns: [string, string, string] }> = {
  es: { name: 'Español', columns: ['Nombre', 'Ingreso', 'Sueldo'] },
  en: { name: 'English', columns: ['Name', 'Joined', 'Salary'] },
  pt: { name: 'Português', columns: ['Nome', 'Admissão', 'Salário'] },
  fr: { name: 'Français', columns: ['Nom', 'Embauche', 'Salaire'] },
  de: { name: 'Deutsch', columns: ['Name', 'Eintritt', 'Gehalt'] },
};
