import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { withoutParameters } from './database.ts';

describe('withoutParameters', () => {
  it('keeps the message of the database and drops its parameters', () => {
    const cause = new Error('duplicate key');
    const failed = new DrizzleQueryError('insert into users', ['clave-secreta'], cause);
    expect(failed.message).toContain('clave-secreta');
    expect(withoutParameters(failed)).toBe(cause);
  });

  it('never shows them, even when there is no cause', () => {
    const failed = new DrizzleQueryError('select 1', ['clave-secreta']);
    expect(String(withoutParameters(failed))).not.toContain('clave-secreta');
  });

  it('leaves every other error as it is', () => {
    const error = new Error('otra cosa');
    expect(withoutParameters(error)).toBe(error);
  });
});
