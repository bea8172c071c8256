export const appSteps = ['details', 'frameworks', 'database', 'billing', 'submit'] as const;
export type AppStep = (typeof appSteps)[number];

export const appKinds = ['tenders', 'shop', 'courses'] as const;
/** Names of products: the same in every language. */
export const frameworks = ['React', 'Angular', 'Vue', 'Laravel'] as const;
export const databases = ['PostgreSQL', 'MySQL', 'SQLite'] as const;

export const emptyApp = { name: '', kind: '', framework: '', database: '', card: '', holder: '' };
export type AppValues = typeof emptyApp;
export type AppField = keyof AppValues;

/** What each step asks for. */
const fieldsOf: Record<AppStep, readonly AppField[]> = {
  details: ['name', 'kind'],
  frameworks: ['framework'],
  database: ['database'],
  billing: ['card', 'holder'],
  submit: [],
};

/** What is still missing in a step. A card number has 13 to 19 figures. */
export function missingIn(step: AppStep, values: AppValues): AppField[] {
  return fieldsOf[step].filter((field) =>
    field === 'card'
      ? !/^\d{13,19}$/.test(values.card.replaceAll(/[\s-]/g, ''))
      : values[field].trim() === '',
  );
}
