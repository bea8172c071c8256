/** The fields of each step, in their order on it. */
export const stepFields = [
  ['username', 'email', 'password', 'again'],
  ['firstName', 'lastName', 'phone', 'address'],
  ['card', 'cardName'],
] as const;
export type StepField = (typeof stepFields)[number][number];
export type StepValues = Record<StepField, string> & { plan: string };

export const emptySteps: StepValues = {
  username: '',
  email: '',
  password: '',
  again: '',
  firstName: '',
  lastName: '',
  phone: '',
  address: '',
  card: '',
  cardName: '',
  plan: 'premiumPlan',
};

/** What a step cannot do without. */
const required: ReadonlySet<StepField> = new Set<StepField>([
  'username',
  'email',
  'password',
  'again',
  'firstName',
  'address',
  'card',
]);

/** The fields of a step that keep one from going on; the second password also where it is another. */
export function missingIn(values: StepValues, step: number): StepField[] {
  return (stepFields[step] ?? []).filter(
    (name) =>
      (required.has(name) && values[name].trim() === '') ||
      (name === 'again' && values.again !== values.password),
  );
}
