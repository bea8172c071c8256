import { faqCategories, knowledgeCategories } from '@pliego/contract/areas/faq';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchTexts } from '#sample/testing/laws.ts';
import { expectRefused, idsOf, newSample } from '#sample/testing/sample.ts';

const counts = (faq: Record<string, { qandA: unknown[] }>) =>
  Object.values(faq).map(({ qandA }) => qandA.length);

describe('the questions', () => {
  it('are five categories in their order, with 7, 5, 7, 5 and 4', async () => {
    const faq = await newSample().api.faq.list();
    expect(Object.keys(faq)).toEqual([...faqCategories]);
    expect(counts(faq)).toEqual([7, 5, 7, 5, 4]);
    const questions = Object.values(faq).flatMap(({ qandA }) => qandA.map((one) => one.question));
    expect(new Set(questions).size).toBe(28);
    for (const { icon, title, subtitle, qandA } of Object.values(faq)) {
      expect([icon, title, subtitle].every((text) => text !== '')).toBe(true);
      expect(qandA.every(({ ans }) => ans.length > 20)).toBe(true);
    }
  });

  it.each([
    ['pago', [2, 0, 0, 0, 0]],
    ['PEDIDO', [0, 0, 1, 3, 0]],
    ['devolución', [0, 0, 1, 0, 0]],
    ['devolucion', [0, 0, 0, 0, 0]],
    ['¿', [7, 5, 7, 5, 4]],
    ['el interés lo fija', [0, 0, 0, 0, 0]],
    ['  ', [0, 0, 0, 0, 0]],
    ['', [7, 5, 7, 5, 4]],
  ])('with %j in them are %j', async (q, expected) => {
    const response = await newSample().send('GET', `/faq/data?q=${encodeURIComponent(q)}`);
    expect(counts((await response.json()) as never)).toEqual(expected);
  });

  it('are found by their own text alone, and no category goes away', async () => {
    const { api } = newSample();
    const all = await api.faq.list();
    const texts = faqCategories.flatMap((name) =>
      all[name].qandA.flatMap(({ question, ans }) => [question, ans]),
    );
    await fc.assert(
      fc.asyncProperty(searchTexts(texts), async (q) => {
        const found = await api.faq.list({ query: { q } });
        for (const name of faqCategories) {
          expect(found[name]).toEqual({
            ...all[name],
            qandA: all[name].qandA.filter(({ question }) =>
              question.toLowerCase().includes(q.toLowerCase()),
            ),
          });
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are refused two searches at once, and changes', async () => {
    const { send } = newSample();
    await expectRefused(422, send('GET', '/faq/data?q=a&q=b'));
    await expectRefused(405, send('POST', '/faq/data', { json: {} }));
  });
});

describe('the knowledge base', () => {
  it('has a card for each of its six subjects, with a picture', async () => {
    const cards = await newSample().api.faq.knowledgeBase();
    expect(idsOf(cards)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(cards.map(({ category }) => category)).toEqual([...knowledgeCategories]);
    expect(cards.every(({ img }) => /^\/muestra\/ayuda-[a-z-]+\.svg$/.test(img))).toBe(true);
    expect(cards.every(({ title, desc }) => title !== '' && desc !== '')).toBe(true);
  });

  it('has six categories with 5, 5, 5, 5, 5 and 4 questions', async () => {
    const categories = await newSample().api.faq.category();
    expect(idsOf(categories)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(categories.map(({ questions }) => questions.length)).toEqual([5, 5, 5, 5, 5, 4]);
    const slugs = categories.flatMap(({ questions }) => questions.map(({ slug }) => slug));
    expect(new Set(slugs).size).toBe(29);
    expect(slugs.every((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toBe(true);
    expect(slugs[0]).toBe('como-cambio-mi-contrasena');
  });

  it('has one article, with five related ones', async () => {
    const { api } = newSample();
    const article = await api.faq.question();
    expect(idsOf(article.relatedQuestions)).toEqual([1, 2, 3, 4, 5]);
    const known = (await api.faq.category()).flatMap(({ questions }) =>
      questions.map(({ question }) => question),
    );
    for (const { question } of article.relatedQuestions) expect(known).toContain(question);
    expect(known).toContain(article.title);
    expect(article.content).toMatch(/^<p>[\s\S]+<\/p>$/);
    expect(article.lastUpdated).not.toBe('');
  });

  it.each(['category', 'question', 'knowledge_base'])(
    'answers %s the same whatever is asked for besides',
    async (call) => {
      const { send } = newSample();
      const plain = await (await send('GET', `/faq/data/${call}`)).json();
      const asked = await send('GET', `/faq/data/${call}?id=3&slug=otra`);
      expect(await asked.json()).toEqual(plain);
      await expectRefused(405, send('DELETE', `/faq/data/${call}`));
    },
  );
});
