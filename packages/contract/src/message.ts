import * as z from 'zod/mini';
import type { catalogue } from './messages/catalogue.ts';

/** The values of the placeholders of a sentence. */
export type MessageParams = Readonly<Record<string, string | number>>;

/**
 * A text for the user as data: the code of a sentence, and the values of its placeholders. Messages cross the
 * wire and are stored in this form. The sentences are in `messages/*.es.ts`, which define the codes,
 * and are rendered by the web, in its language, or by the server where there is no page (mails, command line,
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

/** The name in a placeholder: `{{max, number}}` is written as the language writes numbers. */
type NameOf<Gap> = Gap extends `${infer Name}, ${string}` ? Name : Gap;

type GapsIn<Sentence> = Sentence extends `${string}{{${infer Gap}}}${infer Rest}`
  ? NameOf<Gap> | GapsIn<Rest>
  : never;

/** The arguments after a code: the values of its placeholders, or nothing. */
export type ParamsOf<Code extends string> = [GapsIn<SentenceOf<Code>>] extends [never]
  ? []
  : [params: Record<GapsIn<SentenceOf<Code>>, string | number>];

/** A message of the catalogue: an unknown code or a missing param does not compile. */
export function createMessage<Code extends MessageCode>(
  code: Code,
  ...[params]: ParamsOf<Code>
): Message<Code> {
  return params === undefined ? { code } : { code, params };
}

/** The placeholders that an issue of a schema can fill. */
type CheckGap = 'max' | 'min' | 'valores';

/** The codes that a check in a schema may set. */
export type CheckCode = {
  [Code in MessageCode]: [GapsIn<SentenceOf<Code>>] extends [CheckGap] ? Code : never;
}[MessageCode];

/** Names the message of a check in a schema; an unknown code does not compile. */
export function checkCode<Code extends CheckCode>(code: Code): Code {
  return code;
}
