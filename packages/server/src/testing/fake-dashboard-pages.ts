const page = (script: string) =>
  `<!doctype html><html lang="es"><title>Tablero</title><h1>Sin abrir</h1><p></p><script>${script}</script></html>`;

/** The embedded page of Superset: it takes a port, answers through it, and shows itself to a guest. */
const superset = page(`
  addEventListener('message', ({ data, ports }) => {
    if (data.type !== '__embedded_comms__' || data.handshake !== 'port transfer') return;
    const [port] = ports;
    port.onmessage = ({ data: { switchboardAction, method, messageId, args } }) => {
      if (switchboardAction === 'get') {
        port.postMessage({ switchboardAction: 'reply', messageId, result: { width: 1, height: 1 } });
      } else if (method === 'guestToken' && args.guestToken.split('.').length === 3) {
        document.querySelector('h1').textContent = 'Ventas de Superset';
      }
    };
  });
`);

/** The embedded page of Power BI: it speaks with the client of Power BI by messages that look like HTTP. */
const powerBi = page(`
  addEventListener('message', ({ data, source }) => {
    if (typeof data !== 'object' || data.url === undefined) return;
    const { headers, body, url } = data;
    source.postMessage({ headers: { id: headers.id }, statusCode: 202, body: {} }, '*');
    const say = (what) =>
      source.postMessage(
        { method: 'POST', url: '/reports/' + headers.uid + '/events/' + what, headers: {}, body: {} },
        '*',
      );
    if (url === '/report/load') {
      const isRight = body.accessToken === 'de-power-bi' && body.tokenType === 1;
      document.querySelector('h1').textContent = isRight ? 'Ventas de Power BI' : 'Rechazado';
      say(isRight ? 'loaded' : 'error');
    }
    if (url === '/report/filters') {
      document.querySelector('p').textContent = body
        .map(({ target, values }) => target.table + '.' + target.column + '=' + values)
        .join();
    }
  });
`);

/** Pages by the first part of their path. */
export const dashboardPages: Readonly<Record<string, string>> = {
  embedded: superset,
  reportEmbed: powerBi,
};
