import type { EmbedToken } from '@pliego/contract/areas/report-embeds';
import {
  type EmbedAdapter,
  type EmbedValues,
  openIn,
  sandboxedFrame,
  withValues,
} from './adapter.ts';

/** By which the page of Superset knows the message that carries its port. */
const handshake = { type: '__embedded_comms__', handshake: 'port transfer' } as const;
/** Without its own title: ours is above it. */
const withoutTitle = '1';

const emit = (port: MessagePort, guestToken: string) =>
  port.postMessage({ switchboardAction: 'emit', method: 'guestToken', args: { guestToken } });

/** Done when what is at the other end answers, whatever it says: a page that is not of Superset never does. */
function answered(port: MessagePort): Promise<void> {
  return new Promise((resolve) => {
    port.addEventListener('message', () => resolve(), { once: true });
    port.start();
    const messageId = 'pliego-1';
    port.postMessage({ switchboardAction: 'get', method: 'getScrollSize', messageId, args: {} });
  });
}

/** Apache Superset: its page is given a port, and through it the token of a guest (the protocol of its embedded SDK). */
export const superset: EmbedAdapter<'superset'> = async ({ direccion, token }, place) => {
  const frame = sandboxedFrame(place);
  let guest = token;
  let ours: MessagePort | null = null;

  async function open(values: EmbedValues): Promise<void> {
    ours?.close();
    const url = withValues(direccion, values);
    url.searchParams.set('uiConfig', withoutTitle);
    await openIn(frame, url.href);
    const { port1, port2 } = new MessageChannel();
    ours = port1;
    frame.contentWindow?.postMessage(handshake, url.origin, [port2]);
    const isThere = answered(port1);
    emit(port1, guest);
    await isThere;
  }

  let { values } = place;
  await open(values);
  return {
    renew: (permit: EmbedToken) => {
      if (permit.tipo !== 'superset') return;
      guest = permit.token;
      if (ours !== null) emit(ours, guest);
    },
    refresh: () => open(values),
    filter: (chosen) => {
      values = chosen;
      return open(values);
    },
  };
};
