import * as z from 'zod/mini';
import type { catalogue } from './messages/catalogue.ts';

/** What stands in the gaps of a sentence. */
export type MessageParams = Readonly<Record<string, string | number>>;

/**
 * Something to be said to a person, without words: which sentence, and what stands in its gaps. It crosses the
 * wire and lies in the database in this form. Sentences stand in `messages/*.es.ts`, where the codes come from,
 * and are written by the web, in its language, or by the server where there is no page (mails, command line,
 * exports).
 */
export interface Message<Code extends string = string> {
  code: Code;
  params?: MessageParams | undefined;
}

export const Message: z.ZodMiniType<Message, Message> = z.object({
  code: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

export type Topic = keyof typeof catalogue;

type IntersectionOf<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  whole: infer Whole,
) => void
  ? Whole
  : never;
type Sentences = IntersectionOf<(typeof catalogue)[Topic]>;

/** A key without its plural form. */
type StemOf<Key> = Key extends `${infer Stem}_${'one' | 'many' | 'other'}` ? Stem : Key;

/** Every code that has a sentence. */
export type MessageCode = StemOf<Extract<keyof Sentences, string>>;

type SentenceOf<Code extends string> = Code extends keyof Sentences
  ? Sentences[Code]
  : `${Code}_other` extends keyof Sentences
    ? Sentences[`${Code}_other`]
    : never;

/** The name in a gap: `{{max, number}}` is written as the language writes numbers. */
type NameOf<Gap> = Gap extends `${infer Name}, ${string}` ? Name : Gap;

type GapsIn<Sentence> = Sentence extends `${string}{{${infer Gap}}}${infer Rest}`
  ? NameOf<Gap> | GapsIn<Rest>
  : never;

/** The arguments after a code: what its gaps take, or nothing. */
export type ParamsOf<Code extends string> = [GapsIn<SentenceOf<Code>>] extends [never]
  ? []
  : [params: Record<GapsIn<SentenceOf<Code>>, string | number>];

/** A message of the catalogue: an unknown code does not compile, nor does a gap that nothing fills. */
export function say<Code extends MessageCode>(
  code: Code,
  ...[params]: ParamsOf<Code>
): Message<Code> {
  return params === undefined ? { code } : { code, params };
}

/** What an issue of a schema can fill in by itself. */
type CheckGap = 'max' | 'min' | 'valores';

/** What a schema may say of its own when a check fails. */
export type CheckCode = {
  [Code in MessageCode]: [GapsIn<SentenceOf<Code>>] extends [CheckGap] ? Code : never;
}[MessageCode];

/** Names the message of a check in a schema; an unknown code does not compile. */
export function checkCode<Code extends CheckCode>(code: Code): Code {
  return code;
}
