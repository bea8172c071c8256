import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@pliego/contract/client';
import { sampleContract } from '@pliego/contract/sample-contract';
import { createSampleApp } from '@pliego/sample-api/app';
import { memoryStore } from '@pliego/sample-api/memory-store';
import { describe, expect, it } from 'vitest';
import { sampleApiPage, tablePath } from './sample-api-table.ts';
import { pictureFolder } from './picture-folder.ts';

/** The formatter pads the cells of a table; their content is the same. */
const unpadded = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---').trim();

describe('docs/sample-api.md', () => {
  it('matches the contract', () => {
    expect(unpadded(readFileSync(tablePath, 'utf8'))).toBe(unpadded(sampleApiPage()));
  });
});

/** Every address of a picture anywhere in a value, also within HTML. */
function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [...value.matchAll(/\/muestra\/([\w.-]+)/g)].flatMap(([, name]) => name ?? []);
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(picturesIn)
    : [];
}

/** What the lists of the sample API answer. */
async function sampleAnswers(): Promise<unknown[]> {
  const clock = () => new Date('2026-11-21T18:30:00Z');
  const app = createSampleApp({ clock, random: () => 0.5, store: memoryStore(clock) });
  const answers: unknown[] = [];
  const keep = async (request: Request) => {
    const response = await app.fetch(request);
    if (response.ok) answers.push(await response.clone().json());
    return response;
  };
  const api = createClient(sampleContract, keep, 'http://muestra.test');
  await Promise.all([
    api.todo.list(),
    api.chat.profile(),
    api.chat.contacts(),
    api.email.list({ query: { folder: 'starred' } }),
    ...['inbox', 'draft', 'spam', 'trash', 'sent'].map((folder) =>
      api.email.list({ query: { folder } }),
    ),
    api.invoices.list(),
    api.shop.products({ query: { perPage: 100 } }),
    api.mainSearch.data(),
    api.demoUsers.all(),
    api.profile.get(),
    api.blog.list(),
    api.blog.sidebar(),
    api.blog.detail(),
    api.blog.edit(),
    api.datatables.initial(),
    api.pricing.get(),
    api.faq.list(),
    api.faq.knowledgeBase(),
    api.faq.question(),
    api.accountSettings.get(),
  ]);
  return answers;
}

describe('the pictures of the sample data', () => {
  it('are all there', async () => {
    const used = new Set(picturesIn(await sampleAnswers()));
    expect(used.size).toBeGreaterThan(40);
    expect([...used].filter((name) => !existsSync(join(pictureFolder, name)))).toEqual([]);
  });

  it('weigh less than 200 kB', async () => {
    const used = new Set(picturesIn(await sampleAnswers()));
    const sizes = [...used].map((name) => statSync(join(pictureFolder, name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(200_000);
  });
});
