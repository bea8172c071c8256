import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { isSecure } from './auth/is-secure.ts';

type Policy = NonNullable<
  NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']
>;

/** Nothing is loaded from another origin, and no script is written into a page. */
export const contentSecurityPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
} satisfies Policy;

/** What no page of ours uses, nor anything that got into one. */
const permissionsPolicy = {
  accelerometer: [],
  bluetooth: [],
  browsingTopics: [],
  camera: [],
  displayCapture: [],
  geolocation: [],
  gyroscope: [],
  hid: [],
  magnetometer: [],
  microphone: [],
  midi: [],
  payment: [],
  serial: [],
  usb: [],
  xrSpatialTracking: [],
};

/** One year: what browsers ask for before they take the promise seriously. */
const transportSecurity = 'max-age=31536000; includeSubDomains';

/** The headers by which a browser protects our pages, with a policy of what they may load. */
export function securityHeaders(policy: Policy): MiddlewareHandler[] {
  const always = secureHeaders({
    contentSecurityPolicy: policy,
    permissionsPolicy,
    xFrameOptions: 'DENY',
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
  });
  /** Over plain http the header means nothing, and a server on a desk may well have no certificate. */
  const underHttps: MiddlewareHandler = async (context, next) => {
    await next();
    if (isSecure(context.req.raw)) context.header('strict-transport-security', transportSecurity);
  };
  return [always, underHttps];
}
