import { authEndpoints } from '@pliego/contract/areas/auth';
import {
  aRegistration,
  afterFirstStep,
  askForReset,
  codeAt,
  otherPassword,
  register,
  withPasskey,
  withSecondStep,
} from './accounts.ts';
import { anOwnTender } from './an-own-tender.ts';
import { FakeProvider } from './fake-provider.ts';
import { SoftAuthenticator } from './soft-authenticator.ts';
import { unsubscribeToken } from '#server/areas/notices/unsubscribe-token.ts';
import { password, people } from './fixture.ts';
import { images } from './images.ts';
import { tokenIn } from './memory-mailer.ts';
import { invited } from './people.ts';
import { publicUrl, type TestServer, type Visitor } from './test-server.ts';

export interface RightCall {
  json: unknown;
  /** Who calls, where it is not an administrator. */
  visitor?: Visitor;
  /** What its path names. */
  id?: number | string | undefined;
}

const email = people.both.email;

/** Of somebody without a session, from a link in a mail. */
const unsubscribing = async (server: TestServer): Promise<RightCall> => {
  const person = { companyId: 1, userId: people.both.id };
  const id = unsubscribeToken(server.secrets, person, 'resumen');
  return { visitor: server.stranger, json: {}, id };
};

/** Gives the company of the administrator an identity provider on this machine, for as long as the process runs. */
async function withProvider(server: TestServer): Promise<FakeProvider> {
  const provider = new FakeProvider({ now: () => server.now() });
  await provider.open();
  server.providers.allowsPrivate = true;
  const { client } = await server.as('admin');
  const { issuer: emisor, clientId: idCliente, secret: secreto } = provider;
  await client.company.setIdentityProvider({ body: { emisor, idCliente, secreto } });
  return provider;
}

/** A tender that an administrator enters by hand, and what corrects it. */
async function enteredTender(server: TestServer): Promise<RightCall> {
  const visitor = await server.as('admin');
  const body = { codigo: null, ...anOwnTender };
  const { id } = await visitor.client.ownTenders.create({ body });
  return { visitor, json: anOwnTender, id };
}

/** Somebody new in company 1, with a session there. */
async function newcomer(server: TestServer): Promise<{ visitor: Visitor }> {
  const token = await invited(server);
  const json = { token, persona: { fullName: 'Paula Villarroel', password: otherPassword } };
  const path = authEndpoints.acceptInvitation.path;
  const entered = await server.stranger.send('POST', path, { json });
  return { visitor: server.carrying(entered) };
}

/** A right call of each endpoint that needs something to have happened before. */
export const rightAccountCalls: Record<string, (server: TestServer) => Promise<RightCall>> = {
  'auth.register': async () => ({ json: aRegistration() }),
  'auth.verifyEmail': async (server) => ({
    json: { token: await register(server, aRegistration()) },
  }),
  'auth.resendVerification': async () => ({ json: { email } }),
  'auth.forgotPassword': async () => ({ json: { email } }),
  'auth.resetPassword': async (server) => ({
    json: { token: await askForReset(server, email), password: otherPassword },
  }),
  'auth.checkToken': async (server) => ({
    json: { token: await askForReset(server, email), purpose: 'reset-password' },
  }),
  'auth.changePassword': async (server) => ({
    visitor: await server.as('maintainer'),
    json: { actual: password, nueva: otherPassword },
  }),
  'auth.completeSignIn': async (server) => {
    const { codes } = await withSecondStep(server, 'editor');
    return { visitor: await afterFirstStep(server, 'editor'), json: { code: codes[0] } };
  },
  'auth.setUpTwoSteps': async () => ({ json: { password } }),
  'auth.enableTwoSteps': async (server) => {
    const visitor = await server.as('author');
    const { secret } = await visitor.client.auth.setUpTwoSteps({ body: { password } });
    return { visitor, json: { code: codeAt(secret, server.now()) } };
  },
  'auth.disableTwoSteps': async (server) => {
    const { visitor } = await withSecondStep(server, 'subscriber');
    return { visitor, json: { password } };
  },
  'auth.renewRecoveryCodes': async (server) => {
    const { visitor } = await withSecondStep(server, 'foreign');
    return { visitor, json: { password } };
  },
  'auth.passkeySignIn': async (server) => {
    const visitor = await server.as('admin');
    const authenticator = new SoftAuthenticator(publicUrl);
    await withPasskey(visitor, authenticator);
    const request = await server.stranger.client.auth.passkeyRequest();
    return { visitor: server.stranger, json: { llave: authenticator.sign(request) } };
  },
  'auth.startOrganization': async (server) => {
    await withProvider(server);
    return { visitor: server.stranger, json: { email: people.admin.email } };
  },
  'auth.finishOrganization': async (server) => {
    const provider = await withProvider(server);
    const json = { email: people.admin.email };
    const path = authEndpoints.startOrganization.path;
    const left = await server.stranger.send('POST', path, { json });
    const { url } = authEndpoints.startOrganization.response.parse(await left.clone().json());
    const respuesta = provider.approve(url, { claims: json });
    return { visitor: server.carrying(left), json: { respuesta } };
  },
  'auth.passkeyCreation': async () => ({ json: { password } }),
  'auth.addPasskey': async (server) => {
    const visitor = await server.as('admin');
    const body = { password };
    const creation = await visitor.client.auth.passkeyCreation({ body });
    const llave = new SoftAuthenticator(publicUrl).create(creation);
    return { visitor, json: { nombre: 'Notebook', llave } };
  },
  'auth.removePasskey': async (server) => {
    const visitor = await server.as('admin');
    const { id } = await withPasskey(visitor, new SoftAuthenticator(publicUrl));
    return { visitor, json: { password }, id };
  },
  'auth.endSession': async (server) => {
    const visitor = await server.as('admin');
    await server.signIn('admin');
    const { datos } = await visitor.client.auth.sessions();
    return { visitor, json: {}, id: datos.find(({ actual }) => !actual)?.id };
  },
  'auth.checkInvitation': async (server) => ({ json: { token: await invited(server) } }),
  'auth.acceptInvitation': async (server) => ({
    visitor: server.stranger,
    json: {
      token: await invited(server),
      persona: { fullName: 'Paula Villarroel', password: otherPassword },
    },
  }),
  'ownTenders.get': enteredTender,
  'ownTenders.update': enteredTender,
  'ownTenders.loss': enteredTender,
  'ownTenders.remove': enteredTender,
  'ownTenders.restore': async (server) => {
    const { visitor, id } = await enteredTender(server);
    if (id !== undefined) await visitor?.client.ownTenders.remove({ params: { id } });
    return { visitor, json: {}, id };
  },
  'users.resendInvitation': async (server) => {
    await invited(server);
    const visitor = await server.as('admin');
    const { invitaciones } = await visitor.client.users.list({ query: {} });
    return { visitor, json: {}, id: invitaciones[0]?.id };
  },
  'users.withdrawInvitation': async (server) => {
    const visitor = await server.as('admin');
    const { invitaciones } = await visitor.client.users.list({ query: {} });
    return { visitor, json: {}, id: invitaciones[0]?.id };
  },
  // In a company of its own: the others go on.
  'privacy.closeCompany': async (server) => {
    const account = aRegistration();
    const token = await register(server, account);
    const path = authEndpoints.verifyEmail.path;
    const entered = await server.stranger.send('POST', path, { json: { token } });
    const json = { nombre: account.empresa, password: account.password };
    return { visitor: server.carrying(entered), json };
  },
  'privacy.erasePerson': async (server) => {
    const visitor = await server.as('admin');
    const { datos } = await visitor.client.users.list({ query: {} });
    const id = datos.find(({ email: address }) => address.startsWith('invitada'))?.id ?? 0;
    await visitor.client.users.remove({ params: { id }, body: { reasignarA: null } });
    return { visitor, json: {}, id };
  },
  'privacy.leaveCompany': async (server) => {
    const { visitor } = await newcomer(server);
    return { visitor, json: { password: otherPassword } };
  },
  'ownProfile.picture': async (server) => {
    const visitor = await server.as('author');
    const { id } = await visitor.client.ownProfile.setPicture({ body: new Blob([images.png]) });
    return { visitor, json: {}, id };
  },
  'ownProfile.askEmail': async () => ({ json: { email: 'nuevo@andes.test', password } }),
  'ownProfile.confirmEmail': async (server) => {
    const { client } = await server.as('author');
    const body = { email: 'otro@andes.test', password };
    await client.ownProfile.askEmail({ body });
    await server.mails();
    return { json: { token: tokenIn(server.mailer.last('correo-nuevo', body.email)) } };
  },
  'ownProfile.removeAccount': async (server) => {
    const { visitor } = await newcomer(server);
    return { visitor, json: { password: otherPassword, confirma: true } };
  },
  'calendars.read': async (server) => {
    const visitor = await server.as('admin');
    const { url } = await visitor.client.calendars.create({ body: { clase: 'mias' } });
    return { visitor, json: {}, id: new URL(url).pathname.replace('/ics/', '') };
  },
  'reportLinks.read': async (server) => {
    const visitor = await server.as('admin');
    const { url } = await visitor.client.reportLinks.create({
      params: { reporte: 'resultados' },
      body: { nombre: 'Pantalla', vence: 30 },
    });
    return { visitor, json: {}, id: new URL(url).pathname.replace('/incrustado/', '') };
  },
  'notices.unsubscribe': unsubscribing,
  'notices.askUnsubscribe': unsubscribing,
  'notices.confirmUnsubscribe': unsubscribing,
};
