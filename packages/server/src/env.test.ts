import { describe, expect, it } from 'vitest';
import { publicPowerBi } from './areas/report-embeds/embed-service.ts';
import { readEnv } from './env.ts';

const cwd = '/srv/pliego';

describe('the configuration', () => {
  it('has a value for everything', () => {
    expect(readEnv({}, cwd)).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/srv/pliego/data',
      fsync: true,
      databaseUrl: undefined,
      ownerUrl: undefined,
      publicUrl: undefined,
      smtpUrl: undefined,
      mailFrom: 'Pliego <pliego@localhost>',
      secretKey: undefined,
      trustProxy: false,
      trustedHosts: new Set(),
      webhookPrivate: false,
      providerPrivate: false,
      embedPrivate: false,
      powerBi: publicPowerBi,
      metricsToken: undefined,
      demo: true,
      isPublic: false,
      sample: 'page',
      logLevel: 'info',
    });
  });

  it('takes each value, and an empty one as none', () => {
    const variables = {
      PORT: '8080',
      HOST: '0.0.0.0',
      PLIEGO_DATA: '/var/pliego',
      DATABASE_URL: 'postgresql://pliego@db/pliego',
      PLIEGO_OWNER_URL: 'postgresql://dueno@db/pliego',
      PLIEGO_URL: 'https://pliego.andes.test/',
      PLIEGO_SMTP: 'smtps://avisos:clave@correo.andes.test:465',
      PLIEGO_MAIL_FROM: 'Pliego Andes <avisos@andes.test>',
      PLIEGO_SECRET: '0a'.repeat(32),
      PLIEGO_TRUST_PROXY: '1',
      PLIEGO_TRUSTED_HOSTS: 'datos.gob.cl, Otro.cl',
      PLIEGO_WEBHOOK_PRIVATE: '1',
      PLIEGO_OIDC_PRIVATE: '1',
      PLIEGO_EMBED_PRIVATE: '1',
      PLIEGO_POWERBI: 'https://login.test,https://api.test, https://app.test',
      PLIEGO_FSYNC: 'off',
      PLIEGO_METRICS_TOKEN: 'un token de pruebas',
      PLIEGO_DEMO: '0',
      PLIEGO_SAMPLE: 'server',
      PLIEGO_LOG: 'silent',
      OTHER: 'x',
    };
    expect(readEnv(variables, cwd)).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/pliego',
      fsync: false,
      databaseUrl: 'postgresql://pliego@db/pliego',
      ownerUrl: 'postgresql://dueno@db/pliego',
      publicUrl: 'https://pliego.andes.test',
      smtpUrl: 'smtps://avisos:clave@correo.andes.test:465',
      mailFrom: 'Pliego Andes <avisos@andes.test>',
      secretKey: Buffer.alloc(32, 10),
      trustProxy: true,
      trustedHosts: new Set(['datos.gob.cl', 'otro.cl']),
      webhookPrivate: true,
      providerPrivate: true,
      embedPrivate: true,
      powerBi: {
        login: 'https://login.test',
        api: 'https://api.test',
        app: 'https://app.test',
      },
      metricsToken: 'un token de pruebas',
      demo: false,
      isPublic: true,
      sample: 'server',
      logLevel: 'silent',
    });
    const empty = Object.fromEntries(Object.keys(variables).map((name) => [name, '']));
    expect(readEnv(empty, cwd)).toEqual(readEnv({}, cwd));
  });

  it.each([
    ['1', '', 'page'],
    ['0', '', 'off'],
    ['0', 'page', 'page'],
    ['1', 'off', 'off'],
  ])('with PLIEGO_DEMO=%s and PLIEGO_SAMPLE=%s, the sample is «%s»', (demo, sample, expected) => {
    const variables = { PLIEGO_DEMO: demo, PLIEGO_SAMPLE: sample };
    expect(readEnv(variables, cwd).sample).toBe(expected);
  });

  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '127.0.1.1' }, true],
    [{ HOST: '::1' }, true],
    [{ PLIEGO_URL: 'http://localhost:3000' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '192.168.1.20' }, false],
    [{ PLIEGO_URL: 'https://pliego.andes.test' }, false],
    [{ PLIEGO_TRUST_PROXY: '1' }, false],
    [{ PLIEGO_TRUST_PROXY: '1', PLIEGO_DEMO: '1' }, true],
    [{ HOST: '0.0.0.0', PLIEGO_DEMO: '1' }, true],
  ])('with %j, the demonstration is filled in: %s', (variables, expected) => {
    expect(readEnv(variables, cwd).demo).toBe(expected);
    expect(readEnv(variables, cwd).sample).toBe(expected ? 'page' : 'off');
  });

  it('resolves the folder from the working directory', () => {
    expect(readEnv({ PLIEGO_DATA: '../datos' }, cwd).dataDir).toBe('/srv/datos');
  });

  it.each([
    ['PORT', 'tres mil', 'PORT debe ser un número'],
    ['PORT', '80.5', 'PORT debe ser un número entero'],
    ['PORT', '-1', 'PORT debe estar entre 0 y 65535'],
    ['PORT', '65536', 'PORT debe estar entre 0 y 65535'],
    ['DATABASE_URL', 'mysql://db', 'DATABASE_URL debe empezar con postgres://'],
    ['DATABASE_URL', 'localhost', 'DATABASE_URL debe empezar con postgres://'],
    ['PLIEGO_URL', 'pliego.andes.test', 'PLIEGO_URL debe ser como https://'],
    ['PLIEGO_URL', 'https://andes.test/pliego', 'PLIEGO_URL debe ser como https://'],
    ['PLIEGO_URL', 'https://andes.test?a=1', 'PLIEGO_URL debe ser como https://'],
    ['PLIEGO_URL', 'ftp://andes.test', 'PLIEGO_URL debe ser como https://'],
    ['PLIEGO_SMTP', 'correo.andes.test:25', 'PLIEGO_SMTP debe ser como smtp://'],
    ['PLIEGO_SMTP', 'smtp://', 'PLIEGO_SMTP debe ser como smtp://'],
    ['PLIEGO_SMTP', 'smtp://correo.andes.test', 'PLIEGO_MAIL_FROM hace falta junto'],
    ['PLIEGO_MAIL_FROM', 'Pliego', 'PLIEGO_MAIL_FROM debe ser como Pliego <'],
    ['PLIEGO_MAIL_FROM', 'a@b.test\nBcc: c@d.test', 'PLIEGO_MAIL_FROM debe ser como Pliego <'],
    ['PLIEGO_SECRET', 'secreto', 'PLIEGO_SECRET debe ser una clave de 32 bytes'],
    ['PLIEGO_SECRET', 'a'.repeat(63), 'PLIEGO_SECRET debe ser una clave de 32 bytes'],
    ['PLIEGO_TRUST_PROXY', 'sí', 'PLIEGO_TRUST_PROXY debe ser 0 o 1'],
    ['PLIEGO_DEMO', 'true', 'PLIEGO_DEMO debe ser 0 o 1'],
    ['PLIEGO_SAMPLE', '1', 'PLIEGO_SAMPLE debe ser off, page o server'],
    ['PLIEGO_LOG', 'trace', 'PLIEGO_LOG debe ser debug, info'],
  ])('refuses %s=%s in Spanish', (name, value, sentence) => {
    expect(() => readEnv({ [name]: value }, cwd)).toThrow(`: ${sentence}`);
  });

  it('never repeats a secret that is wrong', () => {
    for (const name of ['PLIEGO_SECRET', 'PLIEGO_SMTP']) {
      expect(() => readEnv({ [name]: 'clave-secreta' }, cwd)).toThrow(/^(?!.*clave-secreta)/s);
    }
  });

  it('reports every mistake at once', () => {
    const lines = () => readEnv({ PORT: 'x', PLIEGO_DEMO: '2', PLIEGO_LOG: '3' }, cwd);
    expect(lines).toThrow(
      /^La configuración tiene errores:\n {2}PORT: .*\n {2}PLIEGO_DEMO: .*\n {2}PLIEGO_LOG: .*$/,
    );
  });
});
