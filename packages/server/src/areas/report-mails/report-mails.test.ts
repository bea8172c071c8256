import { nationalDays } from '@pliego/contract/rules/business-days';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { users } from '#server/db/schema/companies.ts';
import { evidence, said, stageIs } from '#server/testing/a-worked-tender.ts';
import { people, type PersonName } from '#server/testing/fixture.ts';
import { describeServer, problemIn, publicUrl } from '#server/testing/test-server.ts';
import { lastDue } from './due-day.ts';

const results = { reporte: 'resultados' } as const;

// The clock moves on by days, and sessions end meanwhile: each call signs in again.
describeServer('a report that is mailed', (server) => {
  beforeAll(async () => {
    const stageSince = new Date('2026-11-12T15:00:00Z');
    for (const [code, more] of [
      ['9321-1-LE26', {}],
      ['9321-2-LE26', { isRestricted: true, assigneeId: people.editor.id }],
    ] as const) {
      const id = await said(server, { code, title: code, closesAt: '2026-11-10T15:00:00' });
      await stageIs(server, id, { stage: 'ganada', stageSince, ...evidence, ...more });
    }
  });

  const schedule = async (
    person: PersonName,
    personas: readonly number[],
    more: object = { ritmo: 'semanal' },
  ) => {
    const { client } = await server.signIn(person);
    const ritmo = 'semanal' as const;
    const body = { ritmo, hora: '08:00', personas: [...personas], ...more };
    return client.reportMails.create({ params: results, body });
  };
  /** The reports that were mailed since the last call, by address. */
  let seen = 0;
  const mailed = async () => {
    await server.runNotices();
    const fresh = (await server.mails()).slice(seen);
    seen = server.mailer.sent.length;
    return fresh
      .filter(({ purpose }) => purpose === 'reporte')
      .toSorted((one, other) => one.to.localeCompare(other.to));
  };
  const end = async (id: number) => {
    const { client } = await server.signIn('admin');
    await client.reportMails.remove({ params: { id } });
  };

  it('leaves on the first business day of a week, once, with its sentence, table and file', async () => {
    const { id } = await schedule('maintainer', [people.maintainer.id, people.author.id]);
    // Made on a Friday: nothing of the week that goes.
    expect(await mailed()).toEqual([]);
    server.setNow('2026-11-23T10:59:00Z');
    expect(await mailed()).toEqual([]);
    server.setNow('2026-11-23T11:00:00Z');
    const mails = await mailed();
    expect(mails.map(({ to }) => to)).toEqual([people.author.email, people.maintainer.email]);
    const [mail] = mails;
    expect(mail?.subject).toBe('¿Cuánto ganamos? · Comercial Andes SpA');
    expect(mail?.html).toContain('<th');
    expect(mail?.text).toContain('De 1 decididas se ganaron 1');
    const [file] = mail?.attachments ?? [];
    expect(file?.name).toBe('reporte-resultados-2026-11-23.xlsx');
    expect(
      Buffer.from(file?.base64 ?? '', 'base64')
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    expect(await mailed()).toEqual([]);
    server.setNow('2026-11-24T12:00:00Z');
    expect(await mailed()).toEqual([]);
    await end(id);
  });

  it('tells others nothing that is kept to a team, and who made it what they see', async () => {
    const alone = await schedule('editor', [people.editor.id], { ritmo: 'habiles' });
    const both = await schedule('editor', [people.editor.id, people.author.id], {
      ritmo: 'habiles',
    });
    server.setNow('2026-11-25T12:00:00Z');
    const mails = await mailed();
    const counts = mails.map(({ to, text }) => [to, /se ganaron (\d)/.exec(text)?.[1]]);
    expect(counts.toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
      [people.editor.email, '1'],
      [people.editor.email, '2'],
      [people.author.email, '1'],
    ]);
    await end(alone.id);
    await end(both.id);
  });

  it('is ended by each of its readers with one click, and by none for the others', async () => {
    const { id } = await schedule('editor', [people.editor.id, people.author.id], {
      ritmo: 'habiles',
    });
    server.setNow('2026-11-26T12:00:00Z');
    const mail = (await mailed()).at(-1);
    const url = /<(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(mail?.to).toBe(people.author.email);
    expect(url.startsWith(publicUrl)).toBe(true);
    const path = url.slice(publicUrl.length);
    const page = await server.stranger.send('GET', path);
    expect(await page.text()).toContain('No enviarme más los reportes por correo');
    expect((await server.stranger.send('POST', path)).status).toBe(200);
    server.setNow('2026-11-27T12:00:00Z');
    expect((await mailed()).map(({ to }) => to)).toEqual([people.editor.email]);
    await end(id);
  });

  it('goes to members alone, and is seen and ended by who made it and who manages reports', async () => {
    const editor = await server.signIn('editor');
    const path = '/api/reportes/resultados/correos';
    const json = { ritmo: 'semanal', hora: '08:00', personas: [people.foreign.id] };
    expect(await problemIn(editor.send('POST', path, { json }))).toMatchObject({
      status: 422,
      fieldErrors: { personas: { code: 'persona-de-otra-empresa' } },
    });
    const { id } = await schedule('editor', [people.editor.id]);
    const author = await server.signIn('author');
    expect((await author.client.reportMails.list({ params: results })).datos).toEqual([]);
    expect((await author.send('DELETE', `/api/correos-de-reportes/${id}`)).status).toBe(404);
    const { client } = await server.signIn('admin');
    const { datos } = await client.reportMails.list({ params: results });
    expect(datos).toMatchObject([{ id, persona: { id: people.editor.id }, estado: 'activo' }]);
    await editor.client.reportMails.remove({ params: { id } });
  });

  it('ends with who made it, which its readers are told once', async () => {
    await schedule('editor', [people.editor.id, people.author.id]);
    const status = (is: 'active' | 'inactive') =>
      server.database.transaction('system', (tx) =>
        tx.update(users).set({ status: is }).where(eq(users.id, people.editor.id)),
      );
    await status('inactive');
    const mails = await mailed();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [people.author.email, 'Ya no se envía: ¿Cuánto ganamos?'],
    ]);
    expect(await mailed()).toEqual([]);
    await status('active');
    server.setNow('2026-11-30T12:00:00Z');
    expect(await mailed()).toEqual([]);
    const { client } = await server.signIn('admin');
    const { datos } = await client.reportMails.list({ params: results });
    expect(datos.map(({ estado }) => estado)).toEqual(['sin-acceso']);
  });
});

it('is due on the first business day of a month, and not before its hour', () => {
  const monthly = { rhythm: 'mensual', hour: '08:00' } as const;
  const on = (now: string) => lastDue(monthly, nationalDays, new Date(now))?.day;
  // The first of November of 2026 is a Sunday; on Monday the 2nd nothing is off here.
  expect(on('2026-11-20T12:00:00Z')).toBe('2026-11-02');
  expect(on('2026-12-01T10:59:00Z')).toBe('2026-11-02');
  expect(on('2026-12-01T11:00:00Z')).toBe('2026-12-01');
});
