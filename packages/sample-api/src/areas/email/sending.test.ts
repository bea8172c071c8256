import { mailLabels } from '@pliego/contract/areas/email-choices';
import { describe, expect, it } from 'vitest';
import {
  expectNothing,
  expectRefused,
  idsOf,
  newSample,
  sampleNow,
} from '#sample/testing/sample.ts';
import { memoryStore } from '#sample/memory-store.ts';
import { createClient } from '@pliego/contract/client';
import { sampleContract } from '@pliego/contract/sample-contract';
import { createSampleApp } from '#sample/app.ts';
import { seededRandom } from '#sample/random.ts';

const path = '/apps/email';
const camila = { name: 'Camila Rojas', email: 'camila.rojas@andes.demo' };
const written = {
  to: [camila],
  subject: 'Visita a terreno',
  message: '<p>¿Vamos el <b>jueves</b>?</p>',
};
const laterOn = (minutes: number) =>
  new Date(Date.parse(sampleNow) + minutes * 60_000).toISOString();

/** A sample whose clock can be put forward. */
function withClock() {
  let now = new Date(sampleNow);
  const clock = () => now;
  const app = createSampleApp({ clock, random: seededRandom(1), store: memoryStore(clock) });
  const fetcher = async (request: Request) => app.fetch(request);
  return {
    api: createClient(sampleContract, fetcher, 'http://muestra.test'),
    goTo: (instant: string) => {
      now = new Date(instant);
    },
  };
}

const listOf = async (api: ReturnType<typeof newSample>['api'], folder: string) =>
  (await api.email.list({ query: { folder } })).emails;

describe('a mail that is sent', () => {
  it('is among those sent, from oneself, read, and as it was written', async () => {
    const { api } = newSample();
    const { email } = await api.email.send({ body: written });
    expect(email).toMatchObject({
      ...written,
      id: 25,
      folder: 'sent',
      time: sampleNow,
      isRead: true,
      cc: [],
      bcc: [],
      attachments: [],
      replies: [],
      from: { name: 'Daniela Sepúlveda', email: 'daniela.sepulveda@andes.demo' },
    });
    expect(idsOf(await listOf(api, 'sent'))).toEqual([25, 11, 5]);
  });

  it('carries its files and its copies', async () => {
    const { api } = newSample();
    const file = {
      fileName: 'a.txt',
      thumbnail: '',
      url: 'data:text/plain;base64,aG9sYQ==',
      size: '4 B',
    };
    const copies = { cc: [camila], bcc: [{ name: '', email: 'otra@fuera.cl' }] };
    const { email } = await api.email.send({
      body: { ...written, ...copies, attachments: [file] },
    });
    expect(await api.email.get({ query: { id: email.id } })).toMatchObject({
      ...copies,
      attachments: [file],
    });
  });

  it('as an answer quotes the earlier messages', async () => {
    const { api } = newSample();
    const answered = await api.email.get({ query: { id: 24 } });
    const { email } = await api.email.send({ body: { ...written, inReplyTo: 24 } });
    expect(email.replies.map(({ message }) => message)).toEqual([
      ...answered.replies.map(({ message }) => message),
      answered.message,
    ]);
  });

  it('takes the place of its draft, and once only', async () => {
    const { api } = newSample();
    const { email: draft } = await api.email.saveDraft({ body: { subject: 'Visi' } });
    const sent = await api.email.send({ body: { ...written, id: draft.id } });
    expect(sent.email.id).toBe(draft.id);
    const again = await api.email.send({ body: { ...written, id: draft.id, subject: 'Otra' } });
    expect(again.email.subject).toBe(written.subject);
    expect(idsOf(await listOf(api, 'sent'))).toEqual([25, 11, 5]);
    expect(idsOf(await listOf(api, 'draft'))).toEqual([23, 16, 9, 3]);
  });

  it.each([
    [{ ...written, to: [] }, 'to', 'falta-destinatario'],
    [{ subject: 'Sin nadie' }, 'to', 'falta-destinatario'],
    [{ ...written, to: [{ name: '', email: 'camila' }] }, 'to.0.email', 'correo-no-valido'],
    [{ ...written, subject: 'a'.repeat(201) }, 'subject', 'texto-largo'],
    [{ ...written, message: 'a'.repeat(200_001) }, 'message', 'mensaje-largo'],
    [
      {
        ...written,
        attachments: [{ fileName: 'a', thumbnail: '', url: 'javascript:alert(1)', size: '' }],
      },
      'attachments.0.url',
      'archivo-fuera',
    ],
    [{ ...written, sendAt: laterOn(-1) }, 'sendAt', 'hora-pasada'],
  ])('but not when it is %j', async (json, field, code) => {
    const { api, send } = newSample();
    const problem = await expectRefused(422, send('POST', `${path}/send`, { json }));
    expect(problem.fieldErrors).toMatchObject({ [field]: { code } });
    expect(idsOf(await listOf(api, 'sent'))).toEqual([11, 5]);
  });

  it('is not made of a received mail, nor of an unknown one', async () => {
    const { send } = newSample();
    for (const id of [24, 99]) {
      await expectRefused(404, send('POST', `${path}/send`, { json: { ...written, id } }));
    }
  });
});

describe('a mail that is scheduled', () => {
  it('waits, and is sent when its time has come, without a request', async () => {
    const { api, goTo } = withClock();
    const sendAt = laterOn(60);
    const { email } = await api.email.send({ body: { ...written, sendAt } });
    expect(email).toMatchObject({ folder: 'scheduled', sendAt });
    expect(idsOf(await listOf(api, 'scheduled'))).toEqual([25]);
    expect((await api.email.counts()).folders).toMatchObject({ scheduled: 1, sent: 2 });

    goTo(laterOn(59));
    expect(idsOf(await listOf(api, 'sent'))).toEqual([11, 5]);
    goTo(sendAt);
    expect(idsOf(await listOf(api, 'scheduled'))).toEqual([]);
    const [sent] = await listOf(api, 'sent');
    expect(sent).toMatchObject({ id: 25, folder: 'sent', time: sendAt });
    expect((await api.email.counts()).folders).toMatchObject({ scheduled: 0, sent: 3 });
    await api.email.update({ body: { emailIds: [25], dataToUpdate: { isStarred: true } } });
    expect(await api.email.get({ query: { id: 25 } })).toMatchObject({ folder: 'sent' });
  });

  it('becomes a draft again, or is sent at once, on request', async () => {
    const { api, goTo } = withClock();
    const { email } = await api.email.send({ body: { ...written, sendAt: laterOn(60) } });
    await api.email.update({ body: { emailIds: [email.id], dataToUpdate: { folder: 'draft' } } });
    goTo(laterOn(120));
    expect(idsOf(await listOf(api, 'draft'))).toContain(email.id);
    const { email: other } = await api.email.send({ body: { ...written, sendAt: laterOn(180) } });
    const { email: sent } = await api.email.send({ body: { ...written, id: other.id } });
    expect(sent).toMatchObject({ id: other.id, folder: 'sent', time: laterOn(120) });
    expect(sent).not.toHaveProperty('sendAt');
  });
});

describe('a draft', () => {
  it('is kept with nothing in it, and grows', async () => {
    const { api } = newSample();
    const { email } = await api.email.saveDraft({ body: {} });
    expect(email).toMatchObject({ id: 25, folder: 'draft', subject: '', to: [], message: '' });
    await api.email.saveDraft({ body: { ...written, id: 25 } });
    expect(await api.email.get({ query: { id: 25 } })).toMatchObject(written);
    expect(idsOf(await listOf(api, 'draft'))).toEqual([25, 23, 16, 9, 3]);
  });

  it('keeps the conversation it answers in, whatever is saved later', async () => {
    const { api } = newSample();
    const { email } = await api.email.saveDraft({ body: { inReplyTo: 24 } });
    await api.email.saveDraft({ body: { ...written, id: email.id } });
    expect((await api.email.get({ query: { id: email.id } })).replies).toHaveLength(3);
  });

  it('that was sent or thrown away is not brought back by a save that comes late', async () => {
    const { api, send } = newSample();
    const { email: sent } = await api.email.send({ body: written });
    const { email: thrown } = await api.email.saveDraft({ body: written });
    await api.email.update({ body: { emailIds: [thrown.id], dataToUpdate: { folder: 'trash' } } });
    for (const id of [sent.id, thrown.id, 24, 99]) {
      const json = { id, subject: 'Tarde' };
      await expectRefused(404, send('POST', `${path}/save-draft`, { json }));
    }
    expect((await api.email.get({ query: { id: 24 } })).subject).not.toBe('Tarde');
    expect((await api.email.get({ query: { id: sent.id } })).subject).toBe(written.subject);
  });
});

describe('deleting permanently', () => {
  it('takes what is in the trash, and nothing else', async () => {
    const { api, send } = newSample();
    const json = { emailIds: [19, 14, 24, 99, '7'] };
    await expectNothing(200, send('POST', `${path}/delete-emails`, { json }));
    expect(idsOf(await listOf(api, 'trash'))).toEqual([7, 1]);
    expect((await api.email.get({ query: { id: 24 } })).folder).toBe('inbox');
    await expectRefused(404, send('GET', `${path}/get-email?id=19`));
  });
});

describe('what is counted', () => {
  it('is what waits in each folder, and what has each label', async () => {
    const { api } = newSample();
    expect(await api.email.counts()).toEqual({
      folders: { inbox: 3, spam: 2, draft: 4, sent: 2, trash: 4, scheduled: 0 },
      labels: { personal: 5, company: 8, important: 3, private: 6 },
    });
  });

  it('of a label is what its list shows, also of what was sent', async () => {
    const { api } = newSample();
    const listed = async () => {
      const lists = mailLabels.map((label) => api.email.list({ query: { folder: '', label } }));
      const sizes = (await Promise.all(lists)).map(({ emails }) => emails.length);
      return Object.fromEntries(mailLabels.map((label, index) => [label, sizes[index]]));
    };
    expect((await api.email.counts()).labels).toEqual(await listed());
    await api.email.toggleLabel({ body: { emailIds: [11], label: 'private' } });
    expect((await api.email.counts()).labels.private).toBe(7);
    expect((await api.email.counts()).labels).toEqual(await listed());
  });
});

describe('the people', () => {
  it('are those of the company, without oneself', async () => {
    const { me, people } = await newSample().api.email.people();
    expect(me.email).toBe('daniela.sepulveda@andes.demo');
    expect(people).toHaveLength(10);
    expect(people.map(({ email }) => email)).not.toContain(me.email);
  });
});
