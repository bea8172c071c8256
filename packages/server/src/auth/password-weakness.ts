import { type PasswordOwner, passwordWeakness } from '@pliego/contract/areas/account-password';
import { createMessage } from '@pliego/contract/message';
import { foldText } from '@pliego/contract/rules/fold-text';

let listed: Promise<ReadonlySet<string>> | undefined;

/** 49,000 passwords of published breaches, the most used first. Read when the first one is chosen: it takes 60 ms. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  listed ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(foldText)),
  );
  return listed;
}

/** `password` of `Password123!`: what is left without the digits and signs that people add at the ends. */
const stemOf = (folded: string) => folded.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/**
 * Why a new password is too easy to guess; null when it is not. To the rules that the web shows while one types it adds
 * a list that is too long to be sent there.
 */
export async function weaknessOf(password: string, owner: PasswordOwner) {
  const weakness = passwordWeakness(password, owner);
  if (weakness !== null) return weakness;
  const common = await commonPasswords();
  const folded = foldText(password);
  const stem = stemOf(folded);
  // Where more than half was added, the rest says little about how hard it is to guess.
  const isStem = stem.length * 2 >= folded.length && common.has(stem);
  return isStem || common.has(folded) ? createMessage('contrasena-comun') : null;
}
