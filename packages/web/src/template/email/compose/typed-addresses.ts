import { Email } from '@pliego/contract/fields';
import type { Recipient } from '@pliego/contract/areas/email';

/** Between the addresses of a text that was pasted: commas, semicolons and lines. */
const separators = /[,;\n]+/;
/** `Camila Rojas <camila@andes.demo>`, as mail programs write it. */
const named = /^"?(.*?)"?\s*<([^<>]+)>$/;

function recipientIn(text: string, known: readonly Recipient[]): Recipient | null {
  const [, name = '', address = text] = named.exec(text) ?? [];
  const parsed = Email.safeParse(address);
  if (!parsed.success) {
    const person = known.find((one) => one.name.toLowerCase() === text.toLowerCase());
    return person === undefined ? null : { name: person.name, email: person.email };
  }
  const person = known.find(({ email }) => email === parsed.data);
  return { name: person?.name ?? name.trim(), email: parsed.data };
}

/** Reads what was typed or pasted: the recipients in it, and what is none. */
export function typedRecipients(
  text: string,
  known: readonly Recipient[],
): { recipients: Recipient[]; rest: string } {
  const recipients: Recipient[] = [];
  const rest: string[] = [];
  for (const part of text.split(separators)) {
    const trimmed = part.trim();
    if (trimmed === '') continue;
    const recipient = recipientIn(trimmed, known);
    if (recipient === null) rest.push(trimmed);
    else recipients.push(recipient);
  }
  return { recipients, rest: rest.join(', ') };
}

/** Each address once, the first time it comes. */
export function withRecipients(
  present: readonly Recipient[],
  added: readonly Recipient[],
): Recipient[] {
  const seen = new Set<string>();
  return [...present, ...added].filter(({ email }) => {
    const isNew = !seen.has(email);
    seen.add(email);
    return isNew;
  });
}
