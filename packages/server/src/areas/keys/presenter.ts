import type { ApiKey } from '@pliego/contract/areas/keys';
import { normalScopes } from '@pliego/contract/rules/key-scopes';
import type { KeyRow } from './queries.ts';

function stateOf({ revokedAt, expiresAt, mayEnter }: KeyRow, now: Date): ApiKey['estado'] {
  if (revokedAt !== null) return 'revocada';
  if (expiresAt <= now) return 'vencida';
  return mayEnter ? 'activa' : 'sin-acceso';
}

/** A key as its owner and administrators see it. */
export function presentKey(row: KeyRow, now: Date): ApiKey {
  const { lastUsedAt, address } = row;
  return {
    id: row.id,
    nombre: row.name,
    prefijo: row.prefix,
    alcances: normalScopes(row.scopes),
    persona: { id: row.userId, fullName: row.fullName },
    estado: stateOf(row, now),
    creada: row.createdAt.toISOString(),
    vence: row.expiresAt.toISOString(),
    ultimoUso:
      lastUsedAt === null ? null : { cuando: lastUsedAt.toISOString(), direccion: address ?? '' },
  };
}
