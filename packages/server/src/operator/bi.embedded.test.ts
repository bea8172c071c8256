import { expect, it } from 'vitest';
import { biPassword, runBi } from '#server/testing/bi-role.ts';
import { fixtureCompanies } from '#server/testing/fixture.ts';
import { describeServer } from '#server/testing/test-server.ts';
import { OperatorRefusal } from './refusal.ts';

describeServer('the access of other tools, on the embedded database', (server) => {
  it('is refused with what to do, and changes nothing', async () => {
    const rut = fixtureCompanies[0].taxId;
    for (const work of [
      { accion: 'abrir', rut, clave: biPassword },
      { accion: 'cerrar', rut },
      { accion: 'listar' },
    ] as const) {
      const doing = runBi(server.database, work);
      await expect(doing).rejects.toBeInstanceOf(OperatorRefusal);
      await expect(doing).rejects.toThrow(/servidor PostgreSQL.*move --to/);
    }
  });
});
