import type { SignInRules, StoredSignInRules } from '@pliego/contract/areas/sign-in-rules';
import { isOfDomains } from '@pliego/contract/rules/mail-domains';

type Person = StoredSignInRules['personas'][number];

/** Whom rules reach who are in the company already. */
export interface RuleEffects {
  /** Who would have to set up a second step at the next sign-in. */
  withoutStep: Person[];
  /** Who would have to add a passkey, passwords being refused. */
  withoutKey: Person[];
  /** Who could enter through the provider of the company alone. */
  throughProvider: Person[];
  /** Who stays, and could not be invited any more. */
  outside: Person[];
}

export function effectsOf(rules: SignInRules, people: readonly Person[]): RuleEffects {
  const { metodos, segundoPaso, dominios } = rules;
  const password = metodos.includes('contrasena');
  const takes = (method: (typeof metodos)[number]) => metodos.includes(method);
  const throughProvider =
    takes('organizacion') && !password
      ? people.filter(({ llave }) => !(llave && takes('llave')))
      : [];
  const onlyKey = metodos.length === 1 && metodos[0] === 'llave';
  return {
    withoutStep:
      segundoPaso && password ? people.filter((one) => !one.segundoPaso && !one.llave) : [],
    withoutKey: onlyKey ? people.filter(({ llave }) => !llave) : [],
    throughProvider,
    outside: people.filter(({ correo }) => !isOfDomains(correo, dominios)),
  };
}
