import { expect, it, vi } from 'vitest';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

describeServer('the health of the server', (server) => {
  it('is public', async () => {
    const response = await server.stranger.send('GET', '/api/salud');
    expect(await response.json()).toMatchObject({ estado: 'ok', baseDeDatos: { estado: 'ok' } });
  });

  it('is 503 while the database does not answer, and the cause is logged', async () => {
    vi.spyOn(server.database, 'version').mockRejectedValueOnce(new Error('no answer'));
    const response = await server.stranger.send('GET', '/api/salud');
    expect(response.status).toBe(503);
    expect(await problemIn(response)).toMatchObject({ motivo: { code: 'base-sin-respuesta' } });
    expect(server.logged.splice(0).join()).toContain('the database does not answer');
    expect((await server.stranger.send('GET', '/api/salud')).status).toBe(200);
  });

  it('is 503 when the database has not answered after three seconds, and asks it once at a time', async () => {
    let answer: (version: string) => void = () => undefined;
    const hung = new Promise<string>((resolve) => (answer = resolve));
    const ask = vi.spyOn(server.database, 'version').mockClear().mockReturnValueOnce(hung);
    const wait = vi.spyOn(server, 'wait').mockResolvedValue(true);
    for (const turn of [1, 2]) {
      const response = await server.stranger.send('GET', '/api/salud');
      expect(response.status).toBe(503);
      expect(await problemIn(response)).toMatchObject({ motivo: { code: 'base-sin-respuesta' } });
      expect(wait).toHaveBeenCalledTimes(turn);
      expect(wait).toHaveBeenLastCalledWith(3_000, expect.anything());
    }
    expect(ask).toHaveBeenCalledTimes(1);
    expect(server.logged.splice(0)).toHaveLength(2);
    answer('17.5');
    wait.mockRestore();
    await hung;
    expect((await server.stranger.send('GET', '/api/salud')).status).toBe(200);
  });
});

describeServer('a database that cannot do its work', (server) => {
  it.each([
    ['57P01', 503, 'base-sin-conexion'],
    ['08006', 503, 'base-sin-conexion'],
    ['57014', 503, 'base-muy-lenta'],
    ['53100', 507, 'disco-lleno'],
  ])('with %s is answered by %i and what to do', async (state, status, reason) => {
    const failure = Object.assign(new Error('failed'), { code: state });
    vi.spyOn(server.database, 'read').mockRejectedValueOnce(failure);
    const response = await server.stranger.send('POST', '/api/auth/login', {
      json: { email: 'nadie@andes.test', password: 'da lo mismo cuál' },
    });
    expect(response.status).toBe(status);
    expect(await problemIn(response)).toMatchObject({ motivo: { code: reason } });
    expect(server.logged.splice(0)).toHaveLength(1);
  });

  it('for lack of room is not said to be readable to who reads', async () => {
    const admin = await server.as('admin');
    for (const state of ['53100', 'ENOSPC']) {
      const failure = Object.assign(new Error('failed'), { code: state });
      vi.spyOn(server.database, 'read').mockRejectedValueOnce(failure);
      const response = await admin.send('GET', '/api/etiquetas');
      expect(response.status).toBe(503);
      expect(await problemIn(response)).toMatchObject({ motivo: { code: 'disco-lleno-al-leer' } });
    }
    expect(server.logged.splice(0)).toHaveLength(2);
  });
});
