import { type PasswordOwner, passwordWeakness } from '@pliego/contract/areas/account-password';
import { createMessage } from '@pliego/contract/message';
import { foldText } from '@pliego/contract/rules/fold-text';
import { joinedWords } from '@pliego/contract/rules/guessable-parts';

let listed: Promise<ReadonlySet<string>> | undefined;

/** 49,000 passwords of published breaches, the most used first. Read when the first one is chosen: it takes 60 ms. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  listed ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(foldText)),
  );
  return listed;
}

const aroundLetters = /^[^\p{L}]+|[^\p{L}]+$/gu;
const aroundBoth = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** `trustno1` of `trustno1trustno1!`: what is written again and again counts once. */
const onceOf = (text: string) => text.replaceAll(aroundBoth, '').replace(/^(.+?)\1+$/u, '$1');

/** Whether a folded text is of the list, also without the digits and signs that people add at its ends. */
function isListed(text: string, listed: ReadonlySet<string>): boolean {
  const stem = text.replaceAll(aroundLetters, '');
  // Where more than half was added, the rest says little about how hard it is to guess.
  const isStem = stem.length * 2 >= text.length && listed.has(onceOf(stem));
  return isStem || listed.has(text);
}

/**
 * Why a new password is too easy to guess; null when it is not. To the rules that the web shows while one types it adds
 * a list that is too long to be sent there.
 */
export async function weaknessOf(password: string, owner: PasswordOwner) {
  const weakness = passwordWeakness(password, owner);
  if (weakness !== null) return weakness;
  const common = await commonPasswords();
  const folded = foldText(password);
  const joined = joinedWords(folded);
  const isCommon = [folded, joined, onceOf(joined)].some((text) => isListed(text, common));
  return isCommon ? createMessage('contrasena-comun') : null;
}
