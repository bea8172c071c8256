import type { Mail } from '@pliego/contract/areas/email';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSearchLaws } from '#sample/testing/laws.ts';
import { idsOf, newSample, sampleNow } from '#sample/testing/sample.ts';

async function asked(query: string) {
  const response = await newSample().send('GET', `/apps/email/emails${query}`);
  return (await response.json()) as { emails: Mail[]; emailsMeta: object };
}

const everywhere = async () => [
  ...(await asked('?folder=')).emails,
  ...(await asked('?folder=trash')).emails,
];

describe('the mails', () => {
  it('come newest first, those of the inbox, with what is left to read', async () => {
    const { emails, emailsMeta } = await newSample().api.email.list();
    expect(idsOf(emails)).toEqual([24, 22, 21, 18, 15, 12, 8, 4]);
    expect(emailsMeta).toEqual({ inbox: 3, draft: 4, spam: 2 });
  });

  it('are 24 with the specified shares', async () => {
    const all = await everywhere();
    const share = (has: (mail: Mail) => boolean) => all.filter(has).length;
    expect(all).toHaveLength(24);
    expect(share(({ isRead }) => !isRead)).toBe(9);
    expect(share(({ isStarred }) => isStarred)).toBe(7);
    expect(share(({ isStarred, folder }) => isStarred && folder === 'trash')).toBe(1);
    const labelled = (label: string) => share(({ labels }) => labels.some((one) => one === label));
    expect(['company', 'personal', 'private', 'important'].map(labelled)).toEqual([9, 7, 6, 3]);
    expect(all.filter(({ replies }) => replies.length > 0).map(({ id }) => id)).toEqual([24]);
  });

  it('have a date, the last ones relative to now', async () => {
    const all = (await everywhere()).toSorted((a, b) => a.id - b.id);
    const minutes = (id: number) =>
      (Date.parse(sampleNow) - Date.parse(all[id - 1]?.time ?? '')) / 60_000;
    expect([24, 22, 21].map(minutes)).toEqual([30, 100, 420]);
    const times = all.map(({ time }) => time);
    expect(times).toEqual(times.toSorted());
    expect(all[23]?.replies).toHaveLength(2);
    for (const reply of all[23]?.replies ?? []) expect(reply.time < (times[23] ?? '')).toBe(true);
  });

  it.each([
    ['folder=inbox', [24, 22, 21, 18, 15, 12, 8, 4]],
    ['folder=draft', [23, 16, 9, 3]],
    ['folder=spam', [20, 17, 13, 10, 6, 2]],
    ['folder=trash', [19, 14, 7, 1]],
    ['folder=sent', [11, 5]],
    ['folder=starred', [24, 18, 16, 12, 8, 5]],
    ['folder=otra', []],
    ['folder=Inbox', []],
    ['label=company', [24, 22, 18, 12]],
    ['label=private', [15, 8]],
    ['label=Private', []],
    ['label=otra', []],
    ['label=company&folder=', [24, 23, 22, 18, 16, 12, 11, 5]],
    ['label=important&folder=starred', [24, 18, 12]],
    ['label=personal&folder=trash', [19, 7]],
    ['label=', [24, 22, 21, 18, 15, 12, 8, 4]],
  ])('with %s are %j', async (query, ids) => {
    const { emails, emailsMeta } = await asked(`?${query}`);
    expect(idsOf(emails)).toEqual(ids);
    expect(emailsMeta).toEqual({ inbox: 3, draft: 4, spam: 2 });
  });

  it('of no folder are all but those in the trash', async () => {
    const { emails } = await asked('?folder=');
    expect(emails).toHaveLength(20);
    expect(emails.some(({ folder }) => folder === 'trash')).toBe(false);
  });

  it.each([
    ['q=garantía', [18]],
    ['q=GARANTÍA', [18]],
    ['q=garantia', []],
    ['q=matías', [22]],
    ['q=andes.demo', []],
    ['q=amarillo', []],
    ['q=daniela&folder=', [23, 16, 11, 9, 5, 3]],
    ['q=osorno&folder=draft', [16]],
  ])('with %s are %j', async (query, ids) => {
    expect(idsOf((await asked(`?${encodeURI(query)}`)).emails)).toEqual(ids);
  });

  it('are found by any part of the sender or the subject', async () => {
    const { emails } = await asked('?folder=spam');
    const { api } = newSample();
    await expectSearchLaws(
      emails,
      ({ from, subject }) => [from.name, subject],
      async (q) => idsOf((await api.email.list({ query: { q, folder: 'spam' } })).emails),
    );
  });
});

describe('the neighbours of a mail', () => {
  it('are given when it is opened, in the whole mailbox', async () => {
    const { api } = newSample();
    const flags = async (id: number | string) => {
      const { hasPreviousMail, hasNextMail } = await api.email.get({ query: { id } });
      return [hasPreviousMail, hasNextMail];
    };
    expect(await flags(1)).toEqual([false, true]);
    expect(await flags('12')).toEqual([true, true]);
    expect(await flags(24)).toEqual([true, false]);
  });

  it('are not kept on it, and opening it does not read it', async () => {
    const { api, send } = newSample();
    expect((await api.email.get({ query: { id: 22 } })).isRead).toBe(false);
    expect(await api.email.list()).toEqual(await newSample().api.email.list());
    const answer = await (await send('GET', '/apps/email/paginate-email?emailId=21')).json();
    expect(answer).toMatchObject({ id: 22, isRead: false });
    expect(answer).not.toHaveProperty('hasNextMail');
  });

  it('are walked through from end to end and back', async () => {
    const { api } = newSample();
    const walk = async (from: number, dir: string) => {
      const seen = [from];
      for (let id = from; seen.length < 24; seen.push(id)) {
        id = (await api.email.paginate({ query: { dir, emailId: id } })).id;
      }
      return seen;
    };
    const ascending = Array.from({ length: 24 }, (_, index) => index + 1);
    expect(await walk(1, 'next')).toEqual(ascending);
    expect(await walk(24, 'previous')).toEqual(ascending.toReversed());
  });

  it('lead back where one came from', async () => {
    const { api } = newSample();
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 23 }), async (emailId) => {
        const next = await api.email.paginate({ query: { emailId } });
        const back = await api.email.paginate({ query: { dir: 'previous', emailId: next.id } });
        expect(back.id).toBe(emailId);
      }),
      { numRuns: 20 },
    );
  });
});
