import { mailFolders, mailLabels } from '@pliego/contract/areas/email-choices';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectNothing, expectRefused, idsOf, newSample } from '#sample/testing/sample.ts';

const path = '/apps/email';
type Api = ReturnType<typeof newSample>['api'];

const one = (api: Api, id: number) => api.email.get({ query: { id } });
/** The whole mailbox, to compare. */
const all = (api: Api) =>
  Promise.all(mailFolders.map((folder) => api.email.list({ query: { folder } })));

describe('a change of mails', () => {
  it('puts the same into each of them', async () => {
    const { api, send } = newSample();
    const json = { emailIds: [24, 22, 24], dataToUpdate: { isRead: true, isStarred: true } };
    await expectNothing(200, send('POST', `${path}/update-emails`, { json }));
    const { emails, emailsMeta } = await api.email.list();
    expect(emailsMeta).toEqual({ inbox: 1, draft: 4, spam: 2 });
    expect(emails.filter(({ isStarred }) => isStarred).map(({ id }) => id)).toEqual([
      24, 22, 18, 12, 8,
    ]);
  });

  it('moves them, and counts what is left', async () => {
    const { api } = newSample();
    await api.email.update({ body: { emailIds: [24, 23], dataToUpdate: { folder: 'trash' } } });
    const { emails, emailsMeta } = await api.email.list({ query: { folder: 'trash' } });
    expect(idsOf(emails)).toEqual([24, 23, 19, 14, 7, 1]);
    expect(emailsMeta).toEqual({ inbox: 2, draft: 3, spam: 2 });
    expect(idsOf((await api.email.list({ query: { folder: 'starred' } })).emails)).toEqual([
      18, 16, 12, 8, 5,
    ]);
  });

  it('passes over what names no mail, and keeps its number', async () => {
    const { api, send } = newSample();
    const json = { emailIds: ['24', 99, 22], dataToUpdate: { isRead: true, id: 5, nada: 1 } };
    await expectNothing(200, send('POST', `${path}/update-emails`, { json }));
    expect((await one(api, 24)).isRead).toBe(false);
    expect(await one(api, 22)).toEqual({ ...(await one(newSample().api, 22)), isRead: true });
  });

  it('may be of none', async () => {
    const { api } = newSample();
    await api.email.update({ body: { emailIds: [], dataToUpdate: { isRead: true } } });
    await api.email.update({ body: { emailIds: [24], dataToUpdate: {} } });
    expect(await all(api)).toEqual(await all(newSample().api));
  });

  it.each([
    [{ dataToUpdate: { isRead: true } }],
    [{ emailIds: 24, dataToUpdate: {} }],
    [{ emailIds: [{}], dataToUpdate: {} }],
    [{ emailIds: [24] }],
    [{ emailIds: [24], dataToUpdate: { isRead: 'si' } }],
    [{ emailIds: [24], dataToUpdate: { folder: 'starred' } }],
    [{ emailIds: [24], dataToUpdate: { labels: ['otra'] } }],
    [null],
  ])('as %j is refused and changes nothing', async (json) => {
    const { api, send } = newSample();
    await expectRefused(422, send('POST', `${path}/update-emails`, { json }));
    expect(await all(api)).toEqual(await all(newSample().api));
  });
});

describe('a label', () => {
  it('is put at the end where it was not, and taken where it was', async () => {
    const { api, send } = newSample();
    const json = { emailIds: [24, 22, 2, 99, '21'], label: 'company' };
    await expectNothing(200, send('POST', `${path}/update-emails-label`, { json }));
    expect((await one(api, 24)).labels).toEqual(['important']);
    expect((await one(api, 22)).labels).toEqual([]);
    expect((await one(api, 2)).labels).toEqual(['company']);
    expect((await one(api, 21)).labels).toEqual(['personal']);
    await api.email.toggleLabel({ body: { emailIds: [24], label: 'company' } });
    expect((await one(api, 24)).labels).toEqual(['important', 'company']);
  });

  it('put twice is as before, but for the order', async () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 24 }), { minLength: 1 });
    const { api } = newSample();
    const labelsOf = async () => {
      const lists = await all(api);
      return lists.flatMap(({ emails }) =>
        emails.map(({ id, labels }) => `${id} ${labels.toSorted().join(' ')}`),
      );
    };
    await fc.assert(
      fc.asyncProperty(ids, fc.constantFrom(...mailLabels), async (emailIds, label) => {
        const before = await labelsOf();
        await api.email.toggleLabel({ body: { emailIds, label } });
        expect(await labelsOf()).not.toEqual(before);
        await api.email.toggleLabel({ body: { emailIds, label } });
        expect(await labelsOf()).toEqual(before);
      }),
      { numRuns: 15 },
    );
  });

  it.each([
    [{ emailIds: [24] }],
    [{ label: 'company' }],
    [{ emailIds: [24], label: 'otra' }],
    [{ emailIds: 'todos', label: 'company' }],
  ])('as %j is refused and changes nothing', async (json) => {
    const { api, send } = newSample();
    await expectRefused(422, send('POST', `${path}/update-emails-label`, { json }));
    expect(await all(api)).toEqual(await all(newSample().api));
  });
});

describe('what is not there', () => {
  it.each([
    ['id=25', 404],
    ['id=0', 404],
    ['', 422],
    ['id=uno', 422],
  ])('asked to be opened with %j is refused with %i', async (query, status) => {
    await expectRefused(status, newSample().send('GET', `${path}/get-email?${query}`));
  });

  it.each([
    'emailId=24',
    'dir=next&emailId=24',
    'dir=previous&emailId=1',
    'emailId=99',
    'dir=previous&emailId=99',
  ])('beside the mail of %s is 404, and nothing is said', async (query) => {
    await expectNothing(404, newSample().send('GET', `${path}/paginate-email?${query}`));
  });

  it.each(['dir=next', 'emailId=uno'])('beside no mail at all (%s) is refused', async (query) => {
    await expectRefused(422, newSample().send('GET', `${path}/paginate-email?${query}`));
  });

  it.each(['update-emails', 'update-emails-label'])('%s takes JSON only', async (call) => {
    const { send } = newSample();
    const headers = { 'content-type': 'application/json' };
    await expectRefused(400, send('POST', `${path}/${call}`, { body: '{"emailIds":[', headers }));
    await expectRefused(415, send('POST', `${path}/${call}`, { body: 'emailIds=1' }));
  });
});
