import { expect, it } from 'vitest';
import { describeServer, metricsToken } from '#server/testing/test-server.ts';

const authorization = `Bearer ${metricsToken}`;

describeServer('the metrics', (server) => {
  it('are given to who has their token alone', async () => {
    const admin = await server.as('admin');
    for (const shown of ['', 'Bearer otro']) {
      const headers = { authorization: shown };
      const refused = await admin.send('GET', '/api/metricas', { headers });
      expect(refused.status).toBe(403);
    }
    const given = await server.stranger.send('GET', '/api/metricas', {
      headers: { authorization },
    });
    expect(given.status).toBe(200);
    expect(given.headers.get('content-type')).toContain('text/plain');
    expect(await given.text()).toMatch(/^process_cpu_seconds_total /m);
  });

  it('count requests by the pattern that answered, and repeat nothing of them', async () => {
    const admin = await server.as('admin');
    await admin.send('GET', '/api/fuentes/importaciones/987654321');
    await admin.send('GET', '/api/licitaciones?q=secreto');
    await server.stranger.send('GET', '/ninguna/con-secreto');
    const given = await server.stranger.send('GET', '/api/metricas', {
      headers: { authorization },
    });
    const text = await given.text();
    expect(text).toContain(
      'pliego_http_request_duration_seconds_count{method="GET",route="/api/fuentes/importaciones/:id",status="404"} 1',
    );
    expect(text).toContain('pliego_imports_pending 0');
    expect(text).not.toContain('987654321');
    expect(text).not.toContain('secreto');
  });
});

describeServer('the line of a request in the log', (server) => {
  const lastLine = () => JSON.parse(server.log.at(-1) ?? '{}') as Record<string, unknown>;

  it('has the reason of a failure in codes', async () => {
    const json = { email: 'nadie', password: 'secreta de alguien', inventado: 1 };
    await server.stranger.send('POST', '/api/auth/login', { json });
    expect(lastLine()).toMatchObject({ status: 422, reason: { code: 'datos-invalidos' } });
    expect(JSON.stringify(lastLine())).not.toMatch(/secreta|inventado/);
    expect(lastLine()['reason']).toHaveProperty('checks.0');

    await server.stranger.send('GET', '/api/licitaciones');
    expect(lastLine()).toMatchObject({ status: 401, reason: { code: 'sin-sesion' } });
    await server.stranger.send('GET', '/api/nada');
    expect(lastLine()).toMatchObject({
      status: 404,
      reason: { code: 'no-encontrado', motive: 'direccion-vacia' },
    });
  });

  it('has none when all went well', async () => {
    await server.stranger.send('GET', '/api/salud');
    expect(lastLine()).toMatchObject({ status: 200, path: '/api/salud' });
    expect(lastLine()).not.toHaveProperty('reason');
  });
});
