/** Behind a proxy that terminates TLS the request itself is plain http; the proxy sets a header. */
export function isSecure(request: Request): boolean {
  return (
    new URL(request.url).protocol === 'https:' ||
    request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https'
  );
}
