import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { connectionLost } from '#server/db/database.ts';
import { OperatorRefusal } from '#server/operator/refusal.ts';
import { failureText, listenFailureText } from './failure-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'pliego-fallas-'));
const file = join(folder, 'archivo');
writeFileSync(file, '');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a failure of the system says once it was told. */
function told(fail: () => unknown): string {
  try {
    fail();
  } catch (error) {
    return failureText(error);
  }
  return 'nothing failed';
}

describe('a failure as an operator reads it', () => {
  it('names the file and what to do', () => {
    expect(told(() => mkdirSync(file))).toBe(
      `«${file}» es un archivo, y ahí tiene que ir una carpeta: elige otro nombre.`,
    );
    expect(told(() => readdirSync(join(folder, 'nada')))).toContain('No existe «');
    expect(told(() => mkdirSync(join(file, 'x')))).toContain('hay un archivo donde va una carpeta');
    const failed = (code: string, syscall: string) =>
      failureText(Object.assign(new Error(`${code}: x`), { code, syscall, path: '/a' }));
    expect(failed('EACCES', 'mkdir')).toContain('No hay permiso para usar «/a»');
    expect(failed('EROFS', 'open')).toContain('ReadWritePaths');
    expect(failed('ENOSPC', 'write')).toContain('haz lugar');
  });

  it('says where nobody answers, of the database and of others', async () => {
    const refused = await new Promise<Error>((resolve) =>
      connect(1, '127.0.0.1').on('error', resolve),
    );
    expect(failureText(refused)).toContain('No se llega al servidor en 127.0.0.1:1: nadie atiende');
    const fetched = new TypeError('fetch failed', { cause: refused });
    expect(failureText(fetched)).toBe(failureText(refused));
    expect(failureText(connectionLost(refused))).toContain(
      'No se llega a la base de datos en 127.0.0.1:1: nadie atiende ahí. Revisa que PostgreSQL esté andando',
    );
    const both = Object.assign(new AggregateError([refused]), { code: 'ECONNREFUSED' });
    expect(failureText(both)).toBe(failureText(refused));
  });

  it.each([
    ['database "nohay" does not exist', 'La base de datos «nohay» no existe'],
    ['role "nadie" does not exist', 'no tiene el usuario «nadie»'],
    ['password authentication failed for user "ana"', 'no aceptó la contraseña del usuario «ana»'],
    ['permission denied for database m2', 'falta permiso sobre la base de datos «m2»'],
    ['permission denied for schema public', 'falta permiso sobre el esquema «public»'],
    ['sorry, too many clients already', 'no acepta más conexiones'],
    ['the database system is starting up', 'espera un momento'],
  ])('says what PostgreSQL means by «%s»', (message, sentence) => {
    expect(failureText(connectionLost(new Error(message)))).toContain(sentence);
    const statement = new DrizzleQueryError('select 1', ['secreto'], new Error(message));
    expect(failureText(statement)).toContain(sentence);
    expect(failureText(statement)).not.toContain('secreto');
  });

  it('repeats sentences of our own, and marks what nobody foresaw', () => {
    expect(failureText(new OperatorRefusal('Ya está.'))).toBe('Ya está.');
    expect(failureText(new Error('La configuración tiene errores'))).toBe(
      'La configuración tiene errores',
    );
    expect(failureText(new TypeError('x is not a function'))).toContain('Pliego no esperaba');
    const odd = Object.assign(new Error('canceling statement'), { code: '57014' });
    expect(failureText(odd)).toBe(
      'PostgreSQL no hizo lo que se le pidió (57014): canceling statement',
    );
  });

  it('says why a server cannot listen', () => {
    const at = { host: '10.0.0.9', port: 80 };
    const text = (code: string) => listenFailureText({ code, message: 'x' }, at);
    expect(text('EADDRINUSE')).toContain('PORT');
    expect(text('EACCES')).toContain('10.0.0.9:80');
    expect(text('EADDRNOTAVAIL')).toContain('HOST');
  });
});
