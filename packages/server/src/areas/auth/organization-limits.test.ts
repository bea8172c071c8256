import { afterAll, beforeAll, expect, it } from 'vitest';
import { FakeProvider } from '#server/testing/fake-provider.ts';
import { people } from '#server/testing/fixture.ts';
import { describeServer, fromHeader } from '#server/testing/test-server.ts';
import { given, signInBy, start } from '#server/testing/through-provider.ts';

describeServer('signing in through a provider', (server) => {
  const provider = new FakeProvider({ now: () => server.now() });
  beforeAll(async () => {
    await provider.open();
    server.providers.allowsPrivate = true;
    const { client } = await server.as('admin');
    await client.company.setIdentityProvider({ body: given(provider) });
  });
  afterAll(() => provider.close());

  it('makes who tries too often wait', async () => {
    const headers = { [fromHeader]: '10.8.0.1' };
    const json = { email: 'insistente@otra.test' };
    const ask = async () => (await server.stranger.send('POST', start, { json, headers })).status;
    const answers: number[] = [];
    for (let n = 0; n < 11; n += 1) answers.push(await ask());
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
  });

  it('leaves the sign-out as it is', async () => {
    const response = await signInBy(server, provider, { email: people.editor.email });
    const editor = server.carrying(response);
    await editor.client.auth.logout();
    expect((await editor.send('GET', '/api/auth/session')).status).toBe(401);
  });
});
