import { expect, it } from 'vitest';
import { describeServer, problemIn } from '#server/testing/test-server.ts';
import { furnishReasons } from './reason-commands.ts';
import { starterReasons } from './starter-reasons.ts';

describeServer('the reasons of a company', (server) => {
  it('are there from the first day, once', async () => {
    await furnishReasons(server.database);
    const { datos } = await (await server.as('subscriber')).client.work.reasons();
    expect(datos.map(({ nombre }) => nombre)).toEqual([
      ...starterReasons.descartada,
      ...starterReasons.retirada,
    ]);
  });

  it('are added, renamed and retired by who manages tags', async () => {
    const maintainer = await server.as('maintainer');
    const { client } = maintainer;
    const body = { nombre: 'Muy lejos', etapa: 'descartada' } as const;
    const added = await client.work.createReason({ body });
    expect(added).toMatchObject({ ...body, usos: 0, retirado: false });
    const again = maintainer.send('POST', '/api/motivos', {
      json: { ...body, nombre: ' MUY lejos' },
    });
    expect(await problemIn(again)).toMatchObject({
      status: 409,
      fieldErrors: { nombre: { code: 'motivo-repetido' } },
    });
    const params = { id: added.id };
    expect(await client.work.updateReason({ params, body: { nombre: 'Lejos' } })).toMatchObject({
      nombre: 'Lejos',
      retirado: false,
    });
    expect(await client.work.updateReason({ params, body: { retirado: true } })).toMatchObject({
      nombre: 'Lejos',
      retirado: true,
    });
    expect(await client.work.updateReason({ params, body: {} })).toMatchObject({ retirado: true });
    const reader = await server.as('editor');
    expect(await problemIn(reader.send('POST', '/api/motivos', { json: body }))).toMatchObject({
      code: 'sin-permiso',
    });
    const foreign = await server.as('foreign');
    const path = `/api/motivos/${added.id}`;
    expect(await problemIn(foreign.send('PATCH', path, { json: { nombre: 'x' } }))).toMatchObject({
      code: 'no-encontrado',
    });
  });
});

describeServer('the order of the reasons', (server) => {
  it('is what the company gives them, with new ones behind', async () => {
    const { client } = await server.as('maintainer');
    const offered = async () =>
      (await client.work.reasons()).datos.filter(
        ({ etapa, retirado }) => etapa === 'descartada' && !retirado,
      );
    const ids = (await offered()).map(({ id }) => id).toReversed();
    const { datos } = await client.work.orderReasons({ body: { etapa: 'descartada', ids } });
    const ofStage = datos.filter(({ etapa }) => etapa === 'descartada');
    expect(ofStage.map(({ id }) => id)).toEqual(ids);
    // Of the other stage nothing moved.
    expect(datos.filter(({ etapa }) => etapa === 'retirada').map(({ nombre }) => nombre)).toEqual(
      starterReasons.retirada,
    );
    const body = { nombre: 'Último', etapa: 'descartada' } as const;
    const { id } = await client.work.createReason({ body });
    expect((await offered()).map((reason) => reason.id)).toEqual([...ids, id]);
  });

  it('is refused where it leaves one out, names one twice, or one of elsewhere', async () => {
    const maintainer = await server.as('maintainer');
    const { datos } = await maintainer.client.work.reasons();
    const ids = datos.flatMap(({ id, etapa }) => (etapa === 'retirada' ? [id] : []));
    const foreign = await server.as('foreign');
    const theirs = (await foreign.client.work.reasons()).datos[0]?.id ?? 0;
    const [first = 0, ...others] = ids;
    for (const wrong of [others, [...ids, first], [first, first, ...others.slice(1)], [theirs]]) {
      const json = { etapa: 'retirada', ids: wrong };
      const answer = maintainer.send('POST', '/api/empresa/motivos/orden', { json });
      expect(await problemIn(answer)).toMatchObject({
        status: 422,
        fieldErrors: { ids: { code: 'orden-incompleto' } },
      });
    }
    const editor = await server.as('editor');
    const refused = editor.send('POST', '/api/empresa/motivos/orden', {
      json: { etapa: 'retirada', ids },
    });
    expect((await problemIn(refused)).code).toBe('sin-permiso');
  });
});
