import { Email } from '@pliego/contract/fields';

export interface PastedAddresses {
  /** Addresses as they are stored, each once, in the order in which they were written. */
  valid: string[];
  /** What does not look like an address. */
  wrong: string[];
}

/** `Ana Soto <ana@empresa.cl>`, as mail programs copy a person. */
const named = /[^<>,;\n]*<([^<>\s]+)>/g;

/** Reads addresses out of whatever was pasted: lines, commas, semicolons, spaces, names from a mail program. */
export function readAddresses(text: string): PastedAddresses {
  const words = text
    .replaceAll(named, ' $1 ')
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
  const valid = new Set<string>();
  const wrong = new Set<string>();
  for (const word of words) {
    const read = Email.safeParse(word);
    if (read.success) valid.add(read.data);
    else wrong.add(word);
  }
  return { valid: [...valid], wrong: [...wrong] };
}
