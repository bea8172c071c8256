/** A source of `frame-ancestors`: an optional scheme, a host that may begin with a star, an optional port. */
const hostSource = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[^\s/:*]+)(?::(\d+|\*))?\/?$/;

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** An http source also matches what is asked for over https (CSP 3, 6.7.2.9). */
const isScheme = (written: string, scheme: string) =>
  `${written}:` === scheme || (written === 'http' && scheme === 'https:');

function isHost(written: string, host: string): boolean {
  if (written === '*') return true;
  return written.startsWith('*.') ? host.endsWith(written.slice(1)) : written === host;
}

function matches(source: string, page: URL, ours: URL): boolean {
  const written = source.toLowerCase();
  if (written === '*') return true;
  if (written === "'self'") return page.origin === ours.origin;
  const scheme = /^([a-z][a-z\d+.-]*):$/.exec(written)?.[1];
  if (scheme !== undefined) return isScheme(scheme, ours.protocol);
  const parts = hostSource.exec(written);
  if (parts === null) return false;
  const [, ofSource, host = '', port] = parts;
  const ourPort = ours.port === '' ? defaultPorts[ours.protocol] : ours.port;
  const isPort =
    port === undefined ? ourPort === defaultPorts[ours.protocol] : port === '*' || port === ourPort;
  const ofPage = page.protocol.slice(0, -1);
  return isScheme(ofSource ?? ofPage, ours.protocol) && isHost(host, ours.hostname) && isPort;
}

/** What each policy of an answer says of who may frame it; nothing where none does. */
function ancestorsIn(policies: string): string[][] {
  return policies.split(',').flatMap((policy) => {
    const words = policy.split(';').map((directive) => directive.trim().split(/\s+/));
    const found = words.find(([name]) => name?.toLowerCase() === 'frame-ancestors');
    return found === undefined ? [] : [found.slice(1)];
  });
}

/**
 * Whether a page lets a site of ours show it in a frame. A browser does not say so to who frames it: the page stays
 * blank. What `frame-ancestors` says comes before the older header (CSP 3, 7.7.3).
 */
export function allowsFraming(headers: Headers, page: URL, ours: URL): boolean {
  const policies = ancestorsIn(headers.get('content-security-policy') ?? '');
  if (policies.length > 0) {
    return policies.every((sources) => sources.some((source) => matches(source, page, ours)));
  }
  const older = (headers.get('x-frame-options') ?? '').trim().toLowerCase();
  if (older === 'deny') return false;
  return older !== 'sameorigin' || page.origin === ours.origin;
}
