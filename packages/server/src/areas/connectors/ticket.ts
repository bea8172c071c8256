import { createMessage } from '@pliego/contract/message';
import type { ConnectorKind } from '@pliego/contract/areas/connector-shapes';
import { CannotOpenSecret, type SecretBox } from '#server/auth/secret-box.ts';
import { kindRules } from './kinds.ts';
import { SourceFailure } from './source-failure.ts';

/** Of a ticket only so much is ever shown. */
const tailLength = 4;

/** The owner a ticket is sealed for: a copy in another company cannot be opened. */
const ownerOf = (companyId: number): string => `source ticket of company ${companyId}`;

export interface SealedTicket {
  sealedTicket: string | null;
  ticketTail: string | null;
  lane: string;
}

/** The lane of requests without a ticket: one per host. */
const hostLane = (url: string): string => `host ${new URL(url).host}`;

/**
 * A ticket as it is stored. Its mark names the lane: connectors with the same ticket share its quota and
 * slot, and cannot see each other.
 */
export function sealTicket(
  { kind, companyId, url }: { kind: ConnectorKind; companyId: number; url: string },
  ticket: string | undefined,
  secrets: SecretBox,
): SealedTicket {
  if (ticket === undefined || kindRules[kind].ticket === null) {
    return { sealedTicket: null, ticketTail: null, lane: hostLane(url) };
  }
  return {
    sealedTicket: secrets.seal(ticket, ownerOf(companyId)),
    ticketTail: ticket.slice(-tailLength),
    lane: `${kind} ${secrets.mark(ticket, `source ticket ${kind}`)}`,
  };
}

/** The ticket of a connector, for the request alone. */
export function openTicket(
  { sealedTicket, companyId }: { sealedTicket: string | null; companyId: number },
  secrets: SecretBox,
): string | null {
  if (sealedTicket === null) return null;
  try {
    return secrets.open(sealedTicket, ownerOf(companyId));
  } catch (error) {
    if (!(error instanceof CannotOpenSecret)) throw error;
    throw new SourceFailure('ticket-rechazado', createMessage('ticket-ilegible'), {
      keepAway: 'none',
    });
  }
}
