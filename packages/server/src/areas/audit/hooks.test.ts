import type { AuditEntry, AuditQuery } from '@pliego/contract/areas/audit';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import { verifyAuditTask, type ChainEvent } from '#server/operator/audit.ts';
import { ownMapping, ownTable } from '#server/testing/a-spreadsheet.ts';
import {
  afterFirstStep,
  askForReset,
  otherPassword,
  withSecondStep,
} from '#server/testing/accounts.ts';
import { password, people } from '#server/testing/fixture.ts';
import { images } from '#server/testing/images.ts';
import { describeServer, type TestServer } from '#server/testing/test-server.ts';
import { textOf } from '#server/texts/text-of.ts';

const told = ({ quien, que }: AuditEntry) => `${quien?.nombre ?? 'Alguien'} ${textOf(que)}`;

/** The newest entries in words, the newest first. */
async function newest(server: TestServer, limit: number, query: z.input<typeof AuditQuery> = {}) {
  await server.mails();
  const { client } = await server.as('admin');
  const { datos } = await client.audit.list({ query: { limit, ...query } });
  return datos.map(told);
}

const { admin, author, editor, inactive, maintainer, both } = people;

describeServer('what people do is written down', (server) => {
  it('when they sign out, and end sessions from afar', async () => {
    const visitor = await server.signIn('maintainer');
    const others = await server.signIn('maintainer');
    const { datos } = await visitor.client.auth.sessions();
    const other = datos.find(({ actual }) => !actual);
    await visitor.client.auth.endSession({ params: { id: other?.id ?? 0 } });
    await server.signIn('maintainer');
    await visitor.client.auth.endOtherSessions();
    await visitor.client.auth.endOtherSessions();
    await visitor.client.auth.logout();
    expect((await others.send('GET', '/api/auth/session')).status).toBe(401);
    expect(await newest(server, 4)).toEqual([
      // To read the list, the administrator signed in.
      `${admin.fullName} entró`,
      `${maintainer.fullName} salió`,
      `${maintainer.fullName} cerró su otra sesión`,
      `${maintainer.fullName} entró`,
    ]);
    expect(await newest(server, 10)).toContain(
      `${maintainer.fullName} cerró desde lejos una de sus sesiones`,
    );
  });

  it('when they change their password, by themselves or by a link', async () => {
    const visitor = await server.signIn('author');
    await visitor.client.auth.changePassword({ body: { actual: password, nueva: otherPassword } });
    expect(await newest(server, 1)).toEqual([`${author.fullName} cambió su contraseña`]);
    const token = await askForReset(server, author.email);
    await server.stranger.client.auth.resetPassword({ body: { token, password } });
    expect(await newest(server, 1)).toEqual([
      `${author.fullName} eligió otra contraseña con un enlace por correo`,
    ]);
  });

  it('when they change their second step, and when somebody fails it', async () => {
    const { codes } = await withSecondStep(server, 'editor');
    expect(await newest(server, 1)).toEqual([
      `${editor.fullName} activó el segundo paso de su cuenta`,
    ]);
    const half = await afterFirstStep(server, 'editor');
    const wrong = { json: { code: (codes[0] ?? '').split('').toReversed().join('') } };
    await half.send('POST', '/api/auth/two-steps', wrong);
    expect(await newest(server, 1)).toEqual([
      `Alguien escribió un código equivocado para la cuenta de ${editor.fullName}`,
    ]);
    const entered = await half.send('POST', '/api/auth/two-steps', { json: { code: codes[0] } });
    const visitor = server.carrying(entered);
    await visitor.client.auth.renewRecoveryCodes({ body: { password } });
    await visitor.client.auth.disableTwoSteps({ body: { password } });
    await visitor.client.auth.disableTwoSteps({ body: { password } });
    expect(await newest(server, 3)).toEqual([
      `${editor.fullName} desactivó el segundo paso de su cuenta`,
      `${editor.fullName} renovó sus códigos de recuperación`,
      `${editor.fullName} entró`,
    ]);
  });

  it('when they go to another of their companies', async () => {
    const visitor = await server.signIn('both', 2);
    await visitor.client.auth.switchCompany({ body: { empresa: 1 } });
    expect(await newest(server, 1)).toEqual([`${both.fullName} entró desde otra de sus empresas`]);
  });

  it('when they invite, change roles, suspend and remove', async () => {
    const { client } = await server.as('admin');
    const correos = ['rosa@andes.test'];
    const { invitaciones } = await client.users.invite({ body: { correos, role: 'editor' } });
    const params = { id: invitaciones[0]?.id ?? 0 };
    await client.users.invite({ body: { correos, role: 'editor' } });
    await client.users.resendInvitation({ params });
    await client.users.withdrawInvitation({ params });
    const id = { id: maintainer.id };
    const one = await client.users.update({ params: id, body: { role: 'editor', version: 1 } });
    const { version } = await client.users.update({
      params: id,
      body: { status: 'inactive', version: one.version },
    });
    await client.users.update({ params: id, body: { status: 'active', version } });
    await client.users.remove({ params: { id: inactive.id }, body: { reasignarA: null } });
    const who = admin.fullName;
    expect(await newest(server, 8)).toEqual([
      `${who} quitó a ${inactive.fullName} de la empresa`,
      `${who} devolvió el acceso a ${maintainer.fullName}`,
      `${who} suspendió a ${maintainer.fullName}`,
      `${who} cambió el rol de ${maintainer.fullName} de Gestor a Analista`,
      `${who} retiró la invitación de rosa@andes.test`,
      `${who} volvió a enviar la invitación de rosa@andes.test`,
      `${who} volvió a enviar la invitación de rosa@andes.test`,
      `${who} invitó a rosa@andes.test como Analista`,
    ]);
  });

  it('when they change the company and its rules, and not when nothing changes', async () => {
    const visitor = await server.as('admin');
    const { client } = visitor;
    await client.company.update({ body: { giro: 'Venta de insumos' } });
    await client.company.update({ body: { giro: 'Venta de insumos' } });
    const headers = { 'content-type': 'application/octet-stream' };
    await visitor.send('POST', '/api/empresa/logo', { body: images.png, headers });
    await client.company.removeLogo();
    await client.company.removeLogo();
    await client.deadlines.updateCompany({ body: { diasInternos: 2 } });
    await client.work.createReason({ body: { nombre: 'Muy lejos', etapa: 'descartada' } });
    const who = admin.fullName;
    expect(await newest(server, 5, { clase: ['empresa'] })).toEqual([
      `${who} cambió los motivos de descarte y retiro`,
      `${who} cambió el plazo interno y los feriados de la empresa`,
      `${who} quitó el logo de la empresa`,
      `${who} cambió el logo de la empresa`,
      `${who} cambió los datos de la empresa`,
    ]);
  });

  it('when they import, undo and export', async () => {
    const { client } = await server.as('admin');
    const { id } = await client.spreadsheets.upload({
      query: { nombre: 'propia.csv' },
      body: new Blob([ownTable]),
    });
    const run = await client.spreadsheets.import({ params: { id }, body: { mapeo: ownMapping } });
    await server.imports.idle();
    await client.sources.undo({ params: { id: run.id } });
    await client.followUp.export({ query: {} });
    const who = admin.fullName;
    expect(await newest(server, 3)).toEqual([
      `${who} exportó el seguimiento`,
      `${who} deshizo la importación de propia.csv`,
      `${who} importó el archivo propia.csv`,
    ]);
  });

  it('when they change connectors', async () => {
    const { client } = await server.as('admin');
    const ticket = 'A0B1C2D3-E4F5';
    const body = { tipo: 'mercado-publico', nombre: 'Portal', ticket } as const;
    const params = { id: (await client.connectors.create({ body })).id };
    await client.connectors.update({ params, body: { nombre: 'Compras' } });
    await client.connectors.start({ params });
    await client.connectors.pause({ params });
    await client.connectors.remove({ params });
    const who = admin.fullName;
    expect(await newest(server, 5)).toEqual([
      `${who} quitó el conector Compras`,
      `${who} pausó el conector Compras`,
      `${who} puso en marcha el conector Compras`,
      `${who} cambió el conector Compras`,
      `${who} agregó el conector Portal`,
    ]);
    expect(JSON.stringify(await client.audit.list({ query: {} }))).not.toContain(ticket);
  });

  it('and the operator finds all of it whole', async () => {
    const found: ChainEvent[] = [];
    const dependencies = { database: server.database } as Parameters<typeof verifyAuditTask.run>[0];
    await verifyAuditTask.run(dependencies, {}, (event) => found.push(event));
    expect(found.map(({ company, rota }) => [company.id, rota])).toEqual([
      [1, null],
      [2, null],
    ]);
    const of = (empresa: number) => verifyAuditTask.run(dependencies, { empresa }, () => {});
    await expect(of(99)).rejects.toThrow('No hay una empresa con el número 99.');
  });
});
