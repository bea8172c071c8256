import type { ProposedWord } from '@pliego/matching/propose-words';
import { changeProduct, type Target, type Writer } from '#server/areas/products/commands.ts';
import type { ProductRow } from '#server/areas/products/fields.ts';
import type { Tx } from '#server/db/database.ts';
import { productAnswers } from '#server/db/schema/products.ts';

/** Keeps what was answered to a proposal; one that is accepted becomes a word of the product. */
export async function answerProposal(
  tx: Tx,
  writer: Writer,
  { product, target }: { product: ProductRow; target: Target },
  {
    kind,
    stem,
    word,
    isAccepted,
  }: Pick<ProposedWord, 'kind' | 'stem' | 'word'> & {
    isAccepted: boolean;
  },
): Promise<{ row: ProductRow; isNew: boolean }> {
  const { companyId, userId } = writer.scope;
  await tx
    .insert(productAnswers)
    .values({
      companyId,
      productId: product.id,
      kind,
      stem,
      word,
      isAccepted,
      userId,
      at: writer.now,
    })
    .onConflictDoNothing();
  if (!isAccepted) return { row: product, isNew: false };
  return changeProduct(
    tx,
    writer,
    target,
    kind === 'excluir'
      ? { palabrasExcluidas: [...product.excluded, word] }
      : { palabrasClave: [...product.keywords, word] },
  );
}
