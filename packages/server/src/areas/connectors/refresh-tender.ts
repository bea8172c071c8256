import { createMessage } from '@pliego/contract/message';
import type { Refreshed } from '@pliego/contract/areas/connector-shapes';
import { memberAt } from '@pliego/sources/read-json';
import { finishRun } from '#server/areas/sources/commands.ts';
import { NoRoom } from '#server/areas/sources/import-writer.ts';
import { type Asked, ask } from './ask.ts';
import { writePage } from './page-writer.ts';
import type { AskedTender } from './queries.ts';
import { type ConnectorRow, countRequest, startRound } from './round-commands.ts';
import { nothingYet } from './round-counts.ts';
import { SourceFailure } from './source-failure.ts';
import { below } from './step.ts';
import type { ConnectorDependencies } from './connector-dependencies.ts';
import { openTicket } from './ticket.ts';
import { countsFor } from './trust.ts';
import { compraAgilAnswer, type JsonAnswer, mercadoPublicoAnswer } from './understand.ts';

/** A user is waiting: after this time they see that it failed. */
const patienceMs = 15_000;

/** How one tender is requested; absent where a service only has lists. */
const oneTender: Partial<
  Record<
    ConnectorRow['kind'],
    {
      url: (base: string, code: string) => URL;
      understand: (body: Uint8Array) => JsonAnswer;
      isEmpty: (answer: JsonAnswer) => boolean;
    }
  >
> = {
  'mercado-publico': {
    url: (base, code) => below(base, 'licitaciones.json', { codigo: code }),
    understand: mercadoPublicoAnswer,
    isEmpty: ({ json }) => !Array.isArray(json['Listado']) || json['Listado'].length === 0,
  },
  'compra-agil': {
    url: (base, code) => below(base, `compra-agil/${encodeURIComponent(code)}`, {}),
    understand: compraAgilAnswer,
    isEmpty: ({ json }) => memberAt(json, 'payload', 'codigo') === undefined,
  },
};

export const withoutConnector: Refreshed = {
  resultado: 'sin-conector',
  detalle: [createMessage('licitacion-sin-conector')],
};

function refusedBy(asked: Exclude<Asked<unknown>, { kind: 'answered' }>): Refreshed {
  if (asked.kind === 'later' && asked.why === 'quota') {
    return { resultado: 'sin-cuota', detalle: [createMessage('consultas-agotadas-a-mano')] };
  }
  if (asked.kind === 'later' && asked.why === 'blocked') {
    return { resultado: 'no-responde', detalle: [createMessage('servicio-en-pausa')] };
  }
  return { resultado: 'ocupado', detalle: [createMessage('servicio-ocupado')] };
}

/** Refreshes one tender for a user: from the reserved quota, and before scheduled requests. */
export async function refreshTender(
  connector: ConnectorRow,
  { code }: AskedTender,
  signal: AbortSignal,
  dependencies: ConnectorDependencies,
): Promise<Refreshed> {
  const way = oneTender[connector.kind];
  if (way === undefined) return withoutConnector;
  const { database, now, secrets, log } = dependencies;
  const { id: connectorId, kind, lane, url } = connector;
  try {
    const asker = { kind, lane, ticket: openTicket(connector, secrets) };
    const options = { byHand: true, signal, patienceMs };
    const asked = await ask(asker, way.url(url, code), way.understand, options, dependencies);
    if (asked.kind !== 'answered') return refusedBy(asked);
    if (way.isEmpty(asked.value)) {
      return { resultado: 'no-encontrada', detalle: [createMessage('licitacion-retirada')] };
    }
    const runId = await database.transaction('system', async (tx) => {
      const created = await startRound(tx, connector, 'licitacion', now());
      await countRequest(tx, created, now());
      return created;
    });
    const page = { name: `${code}.json`, bytes: asked.value.bytes };
    const companyId = countsFor(connector, dependencies.trustedHosts);
    const round = { runId, companyId, progress: nothingYet };
    const { news } = await writePage(page, round, { atEnd: async () => {} }, dependencies);
    await finishRun(database, runId, 'terminada', null, now());
    return news > 0
      ? { resultado: 'actualizada', detalle: [createMessage('licitacion-con-novedades')] }
      : { resultado: 'sin-cambios', detalle: [createMessage('licitacion-sin-novedades')] };
  } catch (error) {
    if (!(error instanceof SourceFailure) && !(error instanceof NoRoom)) throw error;
    log.warn({ connectorId, kind, code }, 'a tender could not be refreshed');
    const detalle =
      error instanceof SourceFailure ? error.reasons : [createMessage('servidor-lleno')];
    return { resultado: 'no-responde', detalle: [...detalle] };
  }
}
