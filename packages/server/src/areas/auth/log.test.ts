import { expect, it } from 'vitest';
import {
  aRegistration,
  askForReset,
  otherPassword,
  register,
  withSecondStep,
} from '#server/testing/accounts.ts';
import { password, people } from '#server/testing/fixture.ts';
import { describeServer } from '#server/testing/test-server.ts';

describeServer('the log', (server) => {
  it('never holds the secret of a link, of an authenticator, of a cookie, nor a password', async () => {
    const confirmation = await register(server, aRegistration());
    const reset = await askForReset(server, people.editor.email);
    for (const path of [
      `/verify-email/${confirmation}`,
      `/reset-password/${reset}`,
      `/Reset-Password/${reset}/`,
      `/reset-password/${reset.slice(0, 20)}`,
      `/verify-email/${encodeURIComponent(`${confirmation}.`)}`,
      `/otra/${reset}`,
      `/api/auth/tokens/check/${reset}`,
      `/?enlace=${reset}`,
    ]) {
      await server.stranger.send('GET', path);
    }
    const { visitor, secret, codes } = await withSecondStep(server, 'author');
    const json = { token: reset, password: otherPassword };
    await server.stranger.send('POST', '/api/auth/reset-password', { json });
    await server.mails();
    server.mailer.refusals.push(
      Object.assign(new Error(`550 <${people.editor.email}> ${reset}`), {
        code: 'EENVELOPE',
        responseCode: 550,
        response: `550 <${people.editor.email}> refused`,
      }),
    );
    await askForReset(server, people.editor.email);
    const log = server.log.join('\n');
    const token = /pliego_session=([\w-]+)/.exec(visitor.cookie)?.[1] ?? '';
    for (const kept of [
      confirmation,
      reset,
      reset.slice(0, 20),
      secret,
      ...codes,
      token,
      password,
      otherPassword,
      people.editor.email,
    ]) {
      expect(kept).not.toBe('');
      expect(log).not.toContain(kept);
    }
    expect(log).toContain('"path":"/verify-email/…"');
    expect(log).toContain('"path":"/Reset-Password/…/"');
    expect(log).toContain(
      '"purpose":"cambiar-contrasena","tries":1,"code":"EENVELOPE","responseCode":550',
    );
  });
});
