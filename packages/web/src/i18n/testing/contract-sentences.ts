import { contract } from '@pliego/contract/contract';
import { sampleContract } from '@pliego/contract/sample-contract';

type Sentence = (issue: { code: string; input: undefined }) => unknown;
const isSentence = (value: unknown): value is Sentence => typeof value === 'function';

/** Every sentence that a schema of the contract has for a wrong value: those that are written there. */
export function contractSentences(): string[] {
  const seen = new Set<unknown>();
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [name, part] of Object.entries(value)) {
      if (name === 'error' && isSentence(part)) {
        const said = part({ code: 'custom', input: undefined });
        if (typeof said === 'string') found.add(said);
      }
      visit(part);
    }
    // Hidden among the members of a schema, and all there is to know of it.
    if ('_zod' in value && typeof value._zod === 'object' && value._zod !== null) {
      visit('def' in value._zod ? value._zod.def : undefined);
    }
  };
  visit(contract);
  visit(sampleContract);
  return [...found];
}
