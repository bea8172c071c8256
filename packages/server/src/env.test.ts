import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const cwd = '/srv/pliego';

describe('the configuration', () => {
  it('has a value for everything', () => {
    expect(readEnv({}, cwd)).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/srv/pliego/data',
      databaseUrl: undefined,
      demo: true,
      logLevel: 'info',
    });
  });

  it('takes each value, and an empty one as none', () => {
    const variables = {
      PORT: '8080',
      HOST: '0.0.0.0',
      PLIEGO_DATA: '/var/pliego',
      DATABASE_URL: 'postgresql://pliego@db/pliego',
      PLIEGO_DEMO: '0',
      PLIEGO_LOG: 'silent',
      OTHER: 'x',
    };
    expect(readEnv(variables, cwd)).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/pliego',
      databaseUrl: 'postgresql://pliego@db/pliego',
      demo: false,
      logLevel: 'silent',
    });
    const empty = Object.fromEntries(Object.keys(variables).map((name) => [name, '']));
    expect(readEnv(empty, cwd)).toEqual(readEnv({}, cwd));
  });

  it('resolves the folder from where the process stands', () => {
    expect(readEnv({ PLIEGO_DATA: '../datos' }, cwd).dataDir).toBe('/srv/datos');
  });

  it.each([
    ['PORT', 'tres mil', 'PORT debe ser un número'],
    ['PORT', '80.5', 'PORT debe ser un número entero'],
    ['PORT', '-1', 'PORT debe estar entre 0 y 65535'],
    ['PORT', '65536', 'PORT debe estar entre 0 y 65535'],
    ['DATABASE_URL', 'mysql://db', 'DATABASE_URL debe empezar con postgres://'],
    ['DATABASE_URL', 'localhost', 'DATABASE_URL debe empezar con postgres://'],
    ['PLIEGO_DEMO', 'true', 'PLIEGO_DEMO debe ser 0 o 1'],
    ['PLIEGO_LOG', 'trace', 'PLIEGO_LOG debe ser debug, info'],
  ])('refuses %s=%s in Spanish', (name, value, sentence) => {
    expect(() => readEnv({ [name]: value }, cwd)).toThrow(`  ${name}: ${sentence}`);
  });

  it('tells every mistake at once', () => {
    const lines = () => readEnv({ PORT: 'x', PLIEGO_DEMO: '2', PLIEGO_LOG: '3' }, cwd);
    expect(lines).toThrow(
      /^La configuración tiene errores:\n {2}PORT: .*\n {2}PLIEGO_DEMO: .*\n {2}PLIEGO_LOG: .*$/,
    );
  });
});
