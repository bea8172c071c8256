import type {
  ProductProposal,
  productProposalEndpoints,
} from '@pliego/contract/areas/product-proposals';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { proposeWords, proposedStem, type ProposedWord } from '@pliego/matching/propose-words';
import { presentTender } from '#server/areas/matches/presenter.ts';
import { matcherProduct } from '#server/areas/matches/tender-lines.ts';
import type { ProductRow } from '#server/areas/products/fields.ts';
import { productById } from '#server/areas/products/queries.ts';
import { presenterFor, record } from '#server/areas/products/for-caller.ts';
import { asSeenBy, type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { answerProposal } from './commands.ts';
import { answersOf, decidedMatches, type DecidedRow, precisionOf, textsOf } from './queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

/** Tenders that are named as evidence; how many there are is told besides. */
const namedFirst = 5;

/** What was decided of a product's matches, and what it suggests that nobody has answered. */
async function learnedOf(tx: Tx, product: ProductRow, now: Date) {
  const of = { companyId: product.companyId, productId: product.id };
  const { decided, open } = await decidedMatches(tx, of, now);
  const answered = await answersOf(tx, of);
  const ofStanding = (standing: DecidedRow['standing']) =>
    decided.filter((row) => row.standing === standing).map(textsOf);
  const [dismissed, kept] = [ofStanding('descartada'), ofStanding('util')];
  const given = { dismissed, kept, open: open.map(textsOf) };
  const proposed = proposeWords(matcherProduct(product), given, ({ kind, stem }) =>
    answered.has(`${kind} ${stem}`),
  );
  const all = { excluir: dismissed.length, agregar: kept.length };
  return { precision: precisionOf(decided, open.length), proposed, all, decided };
}

function presentProposal(
  { kind, word, tenderIds }: ProposedWord,
  { all, decided }: Pick<Awaited<ReturnType<typeof learnedOf>>, 'all' | 'decided'>,
  now: Date,
): ProductProposal {
  const ids = new Set(tenderIds);
  const named = decided.filter(({ tender }) => ids.has(tender.id)).slice(0, namedFirst);
  return {
    tipo: kind,
    palabra: word,
    en: ids.size,
    de: all[kind],
    licitaciones: named.map(({ tender }) => presentTender(tender, now)),
  };
}

/** What people did with the matches of a product, and what that suggests for its words. */
export function productProposalHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof productProposalEndpoints, Caller> {
  return {
    list: ({ params: { id } }, { caller }) =>
      database.read(scopeOf(caller), async (tx) => {
        const at = now();
        const learned = await learnedOf(tx, await productById(tx, caller.companyId, id), at);
        const datos = learned.proposed.map((one) => presentProposal(one, learned, at));
        return asSeenBy(caller, { precision: learned.precision, datos });
      }),

    answer: ({ params: { id }, body }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        const at = now();
        const present = await presenterFor(tx, caller, { ids: [id], now: at });
        const product = await productById(tx, caller.companyId, id);
        const stem = proposedStem(body.palabra);
        const { proposed } = await learnedOf(tx, product, at);
        const one = proposed.find(({ kind, stem: known }) => kind === body.tipo && known === stem);
        if (one === undefined) {
          throw new ProblemError('no-encontrado', createMessage('propuesta-de-palabra-ida'));
        }
        const writer = { scope: scopeOf(caller), now: at };
        const target = { id, ifVersion: undefined, present };
        const answer = { ...one, isAccepted: body.acepta };
        const { row, isNew } = await answerProposal(tx, writer, { product, target }, answer);
        if (isNew) await record(tx, { caller, now: at }, 'producto-cambiado', row);
        return present(row);
      }),
  };
}
