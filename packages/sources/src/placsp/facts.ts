import { stateNames } from '@pliego/contract/rules/tender-codes';
import { instantFromIso } from '../instants.ts';
import type { Json, Observation, TenderFacts } from '../notice.ts';
import { webAddressOf } from '../read-json.ts';
import { attributeAt, attributeOf, documentIn, elementAt, textAt } from '../xml/read-element.ts';
import { endingOf } from './awards.ts';
import { folderFacts, folderState } from './folder-facts.ts';
import { folderStatus } from './namespaces.ts';
import { buyerKey } from './parties.ts';
import { readSummary } from './summary.ts';

/** What an entry of a feed states; without a folder, what its summary states. */
export function placspEntryFacts({ payload }: Observation): TenderFacts {
  const folder = elementAt(payload, folderStatus);
  const summary = readSummary(textAt(payload, 'summary'));
  const stated: TenderFacts =
    folder === undefined ? { authority: 'summary', country: 'ES' } : folderFacts(folder);
  const code = textAt(folder, 'cbc-place-ext:ContractFolderStatusCode') ?? summary.state;
  const isPriced = stated.amount !== null && stated.amount !== undefined;
  return {
    ...stated,
    title: stated.title ?? textAt(payload, 'title') ?? undefined,
    state: folderState(code, folder ?? {}),
    buyer: stated.buyer ?? buyerNamed(summary.buyer),
    reference: stated.reference ?? summary.reference ?? undefined,
    amount: isPriced ? stated.amount : (summary.amount ?? stated.amount),
    currency: stated.currency ?? summary.currency ?? undefined,
    url: webAddressOf(attributeAt(payload, ['link'], 'href') ?? undefined) ?? undefined,
  };
}

function buyerNamed(name: string | null): TenderFacts['buyer'] {
  if (name === null) return undefined;
  const key = buyerKey({ name });
  return { key, name, taxId: null, unit: null, address: null, commune: null, complaints: null };
}

/** A tombstone: the platform withdrew the tender, and states nothing else. */
export function placspDeletedFacts({ payload }: Observation): TenderFacts {
  const original = attributeOf(payload, 'when');
  const instante = original === null ? null : instantFromIso(original);
  return {
    authority: 'full',
    country: 'ES',
    state: { code: 'ANUL', text: 'Anulada', class: 'revocada' },
    milestones: original === null || instante === null ? {} : { acto: { instante, original } },
  };
}

/** The page of a folder on the platform, which documents list among their attachments. */
function pageOf(folder: Json): string | undefined {
  const uri = textAt(
    folder,
    'cac:TenderingProcess',
    'cac:AdditionalDocumentReference',
    'cac:Attachment',
    'cac:ExternalReference',
    'cbc:URI',
  );
  return webAddressOf(uri ?? undefined) ?? undefined;
}

const published = { code: 'PUB', text: 'En plazo', class: 'publicada' } as const;

/** What a whole CODICE document states: a call for bids, or how it ended. */
export function codiceFacts({ payload }: Observation): TenderFacts {
  const whole = documentIn(payload);
  if (whole === null) return { authority: 'full', country: 'ES' };
  const { name, document } = whole;
  const facts = folderFacts(document);
  const ending = endingOf(document);
  const isAward = name === 'ContractAwardNotice';
  const state: TenderFacts['state'] =
    ending === undefined || !isAward
      ? undefined
      : { code: null, text: stateNames[ending], class: ending };
  return {
    ...facts,
    description: textAt(document, 'cbc:Note') ?? undefined,
    state: name === 'ContractNotice' ? { ...published } : state,
    // A document states its own step alone, and does not revoke an earlier one.
    award: isAward ? facts.award : undefined,
    documents: facts.documents?.length === 0 ? undefined : facts.documents,
    lots: facts.lots?.length === 0 ? undefined : facts.lots,
    amount: facts.amount ?? undefined,
    taxBasis: facts.amount === null ? undefined : facts.taxBasis,
    url: pageOf(document),
  };
}
