import { createMessage } from '@pliego/contract/message';
import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { recordEvent } from '#server/areas/work/event-commands.ts';
import { commentMentions, comments } from '#server/db/schema/expediente.ts';
import { notices } from '#server/db/schema/notices.ts';
import { discardReasons, tenderWork } from '#server/db/schema/work.ts';
import { people } from '#server/testing/fixture.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer, publicUrl } from '#server/testing/test-server.ts';
import {
  amount,
  andes,
  changed,
  closingEarlier,
  follow,
  mailsTo,
  tenderId,
  told,
} from '#server/testing/told.ts';

describeServer('notices', (server) => {
  beforeAll(async () => {
    server.setNow(fixtureNow);
    await follow(server, 'editor');
    await follow(server, 'admin');
  });

  it('tell the new responsible person, and nobody of their own act', async () => {
    const { client } = await server.as('admin');
    await client.tenders.assign({ params: { id: 25 }, body: { Usuario: people.author.id } });
    await client.tenders.assign({ params: { id: 30 }, body: { Usuario: people.admin.id } });
    expect(await told(server, 'author')).toMatchObject({
      sinLeer: 1,
      datos: [
        {
          tipo: 'asignada',
          texto: createMessage('aviso-asignada', { quien: people.admin.fullName }),
          porque: createMessage('porque-responsable'),
          licitacion: { id: 25 },
          leida: false,
        },
      ],
    });
    expect((await told(server, 'admin')).datos).toEqual([]);
    expect((await told(server, 'foreign')).datos).toEqual([]);
  });

  it('are mailed once, whatever is repeated, and can be ended with one click', async () => {
    await server.runNotices();
    await server.runNotices();
    const mails = await mailsTo(server, 'author');
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.subject).toContain(`${people.admin.fullName} te dejó como responsable`);
    expect(mail?.text).toContain(`${publicUrl}/licitaciones/25`);
    expect(mail?.text).toContain('Eres responsable de esta licitación.');
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const url = /^<(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const path = url.replace(publicUrl, '');
    const page = await server.stranger.send('GET', path);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('licitaciones que te asignan');
    const before = await (await server.as('author')).client.notices.settings();
    expect(before.tipos.asignada.correo).toBe('al-tiro');
    const done = await server.stranger.send('POST', path, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(await done.json()).toEqual({ tipo: 'asignada', correo: people.author.email });
    const after = await (await server.as('author')).client.notices.settings();
    expect(after.tipos.asignada).toEqual({ app: true, correo: 'nunca' });
    const confirmed = await server.stranger.send('POST', `${path}/confirmar`);
    expect(await confirmed.text()).toContain('Listo');
  });

  it('refuse a link that is broken', async () => {
    const path = '/api/notificaciones/baja/v1.AAAA';
    const response = await server.stranger.send('POST', path);
    expect(response.status).toBe(410);
    expect(await (await server.stranger.send('GET', path)).text()).toContain('ya no sirve');
  });

  it('tell of a batch of changes in one, which grows while it is unread', async () => {
    await changed(server, [amount, { ...closingEarlier, id: 2 }]);
    const list = await told(server, 'editor');
    expect(list.datos[0]).toMatchObject({
      tipo: 'cambio-grave',
      gravedad: 'grave',
      veces: 2,
      porque: createMessage('porque-sigue'),
    });
    await changed(server, [{ ...closingEarlier, id: 3 }]);
    const grown = await told(server, 'editor');
    expect(grown.datos.filter(({ tipo }) => tipo === 'cambio-grave')).toMatchObject([{ veces: 3 }]);
    expect(grown.sinLeer).toBe(list.sinLeer);
    const { client } = await server.as('editor');
    const hasta = grown.datos[0]?.id ?? 0;
    expect(await client.notices.markRead({ body: { hasta } })).toEqual({ sinLeer: 0 });
    await changed(server, [{ ...closingEarlier, id: 4 }]);
    expect((await told(server, 'editor')).datos[0]).toMatchObject({ veces: 1, leida: false });
  });

  it('keep the graver change that they told of, also in the words of an earlier version', async () => {
    const { client } = await server.as('editor');
    const hasta = (await told(server, 'editor')).datos[0]?.id ?? 0;
    await client.notices.markRead({ body: { hasta } });
    await changed(server, [{ ...amount, id: 5 }]);
    const message = createMessage('aviso-cambio', { count: 1, cambio: 'Monto: $1 → $2' });
    await server.database.transaction(andes, (tx) =>
      tx
        .update(notices)
        .set({ message })
        .where(and(eq(notices.kind, 'cambio'), isNull(notices.readAt))),
    );
    await changed(server, [{ ...amount, id: 6, severity: 'leve' }]);
    expect((await told(server, 'editor')).datos[0]).toMatchObject({
      tipo: 'cambio',
      gravedad: 'importante',
      veces: 2,
      texto: createMessage('aviso-cambio', { count: 2, cambio: 'Monto: $1 → $2' }),
    });
  });

  it('mail the diff in Spanish, with Chilean dates and money', async () => {
    await server.runNotices();
    const mail = (await mailsTo(server, 'editor')).at(-1);
    expect(mail?.text).toContain('Cierre: lun, 28 dic 2026, 15:00 → lun, 21 dic 2026, 15:00');
    expect(mail?.text).toContain('Monto: $1.500.000 → —');
  });

  it('tell mentioned users of the mention, and the other followers of the comment', async () => {
    await server.database.transaction(andes, async (tx) => {
      const [comment] = await tx
        .insert(comments)
        .values({
          companyId: 1,
          tenderId,
          authorId: people.admin.id,
          body: 'Mira <b>esto</b>, por favor',
          createdAt: server.now(),
        })
        .returning({ id: comments.id });
      const objeto = comment?.id ?? 0;
      const mention = { companyId: 1, commentId: objeto, name: 'x' };
      await tx.insert(commentMentions).values({ ...mention, userId: people.editor.id });
      const act = { companyId: 1, tenderId, actorId: people.admin.id, now: server.now() };
      await recordEvent(tx, { ...act, type: 'comentario', facts: { objeto } });
      await recordEvent(tx, { ...act, type: 'comentario-editado', facts: { objeto } });
    });
    const kinds = (list: Awaited<ReturnType<typeof told>>) => list.datos.map(({ tipo }) => tipo);
    expect(kinds(await told(server, 'editor')).filter((kind) => kind === 'mencion')).toHaveLength(
      1,
    );
    expect(kinds(await told(server, 'editor'))).not.toContain('comentario');
    expect(kinds(await told(server, 'author'))).toContain('comentario');
    expect(kinds(await told(server, 'admin'))).not.toContain('comentario');
  });

  it('are paged, and leave out kinds that a person does not want', async () => {
    const { client } = await server.as('editor');
    const first = await client.notices.list({ query: { limit: 1 } });
    expect(first.hayMas).toBe(true);
    const antes = first.datos[0]?.id ?? 0;
    const next = await client.notices.list({ query: { limit: 1, antes } });
    expect(next.datos[0]?.id).toBeLessThan(antes);
    const tipos = { mencion: { app: false, correo: 'al-tiro' as const } };
    await client.notices.updateSettings({ body: { tipos } });
    expect((await told(server, 'editor')).datos.map(({ tipo }) => tipo)).not.toContain('mencion');
  });

  it('say nothing of a discarded tender', async () => {
    const before = (await told(server, 'admin')).sinLeer;
    await server.database.transaction(andes, async (tx) => {
      const [reason] = await tx
        .insert(discardReasons)
        .values({ companyId: 1, name: 'Otra', nameKey: 'otra', stage: 'descartada' })
        .returning({ id: discardReasons.id });
      const work = { companyId: 1, tenderId: 31, version: 1, updatedAt: server.now() };
      const discarded = { stage: 'descartada' as const, reasonId: reason?.id ?? 0 };
      await tx.insert(tenderWork).values({ ...work, ...discarded });
    });
    await follow(server, 'admin', 31);
    await changed(server, [{ ...closingEarlier, id: 5 }], 31);
    expect((await told(server, 'admin')).sinLeer).toBe(before);
  });
});
