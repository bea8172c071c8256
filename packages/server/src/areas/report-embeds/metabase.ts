import type { MetabaseSettings } from '@pliego/contract/areas/report-embeds';
import { SignJWT } from 'jose';
import { checkPage } from './check-page.ts';
import type { EmbedService } from './embed-service.ts';

const lifetimeMs = 30 * 60_000;

/** Metabase, static embedding: an address with a JWT that is signed with the key that Metabase shares (HS256). */
export const metabase: EmbedService<MetabaseSettings> = async ({
  settings: { servidor, recurso, numero, fijos },
  secret,
  reach,
  ours,
  now,
}) => {
  const ends = new Date(now.getTime() + lifetimeMs);
  const signed = await new SignJWT({ resource: { [recurso]: numero }, params: fijos })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime(ends)
    .sign(new TextEncoder().encode(secret));
  const direccion = `${servidor}/embed/${recurso}/${signed}`;
  await checkPage(direccion, { reach, ours });
  return { tipo: 'metabase', direccion, vence: ends.toISOString() };
};
