import { type FaqCategory, faqEndpoints } from '@pliego/contract/areas/faq';
import { sampleArea, type SampleHandlers } from '#sample/area.ts';
import { containsText } from '#sample/select.ts';

/** Loaded apart, with the first call that needs them; nothing changes them. */
const questions = () => import('./seed.ts');
const knowledge = () => import('./knowledge-seed.ts');

/** The category with the questions that contain the text; it stays when none does. */
function matching(category: FaqCategory, q: string): FaqCategory {
  return { ...category, qandA: category.qandA.filter(({ question }) => containsText(q, question)) };
}

const faqHandlers: SampleHandlers<typeof faqEndpoints> = () => ({
  list: async ({ query: { q } }) => {
    const { faq } = await questions();
    return {
      payment: matching(faq.payment, q),
      delivery: matching(faq.delivery, q),
      cancellationReturn: matching(faq.cancellationReturn, q),
      myOrders: matching(faq.myOrders, q),
      productServices: matching(faq.productServices, q),
    };
  },
  knowledgeBase: async () => (await knowledge()).cards,
  category: async () => (await knowledge()).categories,
  question: async () => (await knowledge()).question,
});

export const faqArea = sampleArea(faqEndpoints, faqHandlers);
