/** The site that passkeys are for: they sign its origin, and browsers offer them on its host alone. */
export interface PasskeySite {
  /** The host, in WebAuthn's words the id of the relying party. */
  id: string;
  origin: string;
}

/** Browsers make passkeys for names alone; of this machine the name is `localhost`. */
const isLoopback = (host: string) =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1?\]|0\.0\.0\.0)$/.test(host);

/**
 * The site as people reach it, never as a request says it is called. Only where that is this machine itself the port is the
 * browser's: of the development server, say.
 */
export function passkeySite(baseUrl: string, request: Request): PasskeySite {
  const { hostname, origin, port, protocol } = new URL(baseUrl);
  if (!isLoopback(hostname)) return { id: hostname, origin };
  const said = request.headers.get('origin') ?? '';
  const isLocal = URL.canParse(said) && new URL(said).hostname === 'localhost';
  const here = `${protocol}//localhost${port === '' ? '' : `:${port}`}`;
  return { id: 'localhost', origin: isLocal ? said : here };
}
