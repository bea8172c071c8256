import { describe, expect, it } from 'vitest';
import { createClient } from '@pliego/contract/client';
import { sampleContract } from '@pliego/contract/sample-contract';
import { createSampleApp } from '#sample/app.ts';
import { cast, type Person } from '#sample/cast.ts';
import { memoryStore } from '#sample/memory-store.ts';
import { seededRandom } from '#sample/random.ts';
import { sampleNow } from '#sample/testing/sample.ts';

const antonia: Person = {
  fullName: 'Antonia Riquelme Soto',
  email: 'admin@andes.demo',
  avatar: '/api/yo/foto',
};

/** The sample API as one person sees it. */
function seenBy(me: Person) {
  const clock = () => new Date(sampleNow);
  const app = createSampleApp({
    clock,
    random: seededRandom(1),
    store: memoryStore(clock),
    whoIsThere: () => me,
  });
  return createClient(sampleContract, async (request) => app.fetch(request), 'http://muestra.test');
}

describe('the signed-in person', () => {
  it('reads their own mail, is greeted by name, and writes under it', async () => {
    const api = seenBy(antonia);
    expect((await api.email.people()).me).toEqual({
      name: antonia.fullName,
      email: antonia.email,
      avatar: antonia.avatar,
    });
    const { emails } = await api.email.list({ query: {} });
    for (const { to } of emails) {
      expect(to).toContainEqual({ name: antonia.fullName, email: antonia.email });
    }
    const greeted = await api.email.get({ query: { id: 22 } });
    expect(greeted.message).toMatch(/^<p>Antonia:<\/p>/);
    const body = { to: [{ name: 'Daniela Sepúlveda', email: cast.daniela.email }] };
    const message = '<p>Daniela:</p><p>¿Lo viste?</p>';
    const { email } = await api.email.send({ body: { ...body, message } });
    expect(email).toMatchObject({ from: { email: antonia.email }, to: body.to, message });
    const kept = await api.email.get({ query: { id: email.id } });
    expect(kept).toMatchObject({ from: { email: antonia.email }, to: body.to, message });
  });

  it('is the person of the profile and of its posts', async () => {
    const { header, userAbout, post } = await seenBy(antonia).profile.get();
    const { fullName, avatar, email } = antonia;
    expect(header).toMatchObject({ username: fullName, avatar });
    expect(userAbout.email).toBe(email);
    expect(post.map(({ username }) => username)).toEqual([fullName, fullName, fullName]);
    const asCamila = await seenBy(cast.camila).profile.get();
    expect(asCamila.header.username).toBe(cast.camila.fullName);
    expect(asCamila.post[0]?.likedUsers.map(({ username }) => username)).toContain(
      cast.daniela.fullName,
    );
  });

  it('is the person of the account and of its cards', async () => {
    const { accountSettings } = seenBy(antonia);
    const { fullName, email } = antonia;
    expect((await accountSettings.get()).general).toMatchObject({ fullName, email });
    const { cards } = await accountSettings.billing();
    expect(cards.map(({ holder }) => holder)).toEqual([fullName, fullName, cast.matias.fullName]);
  });

  it('is the person of the chat', async () => {
    const api = seenBy(antonia);
    const { profileUser } = await api.chat.contacts();
    expect(profileUser).toMatchObject({ fullName: antonia.fullName, avatar: antonia.avatar });
    const changed = await api.chat.updateProfile({ body: { profile: { status: 'away' } } });
    expect(changed).toMatchObject({ fullName: antonia.fullName, status: 'away' });
  });

  it('who is in the seeds leaves her place to the one whose they were', async () => {
    const api = seenBy(cast.camila);
    const { contacts } = await api.chat.contacts();
    const names = contacts.map(({ fullName }) => fullName);
    expect(names).toContain(cast.daniela.fullName);
    expect(names).not.toContain(cast.camila.fullName);
    const { people } = await api.email.people();
    expect(people.map(({ email }) => email)).toContain(cast.daniela.email);
    const mail = await api.email.get({ query: { id: 24 } });
    expect(mail).toMatchObject({
      from: { email: cast.daniela.email },
      to: [{ email: cast.camila.email }],
    });
  });
});
