/** A plain card, or a picture beside the form. */
export type DemoStyle = 'basic' | 'cover';
export type DemoKind = 'login' | 'register' | 'forgot' | 'reset' | 'verify' | 'twoSteps';

interface DemoPage {
  path: string;
  target: string;
  kind: DemoKind;
  style: DemoStyle;
}

/** Each demonstration in its two styles; the registration by steps has one of its own. */
export const demoPages = [
  { path: '/pages/login-basic', target: 'login-basic', kind: 'login', style: 'basic' },
  { path: '/pages/login-cover', target: 'login-cover', kind: 'login', style: 'cover' },
  { path: '/pages/register-basic', target: 'register-basic', kind: 'register', style: 'basic' },
  { path: '/pages/register-cover', target: 'register-cover', kind: 'register', style: 'cover' },
  {
    path: '/pages/forgot-password-basic',
    target: 'forgotPassword-basic',
    kind: 'forgot',
    style: 'basic',
  },
  {
    path: '/pages/forgot-password-cover',
    target: 'forgotPassword-cover',
    kind: 'forgot',
    style: 'cover',
  },
  {
    path: '/pages/reset-password-basic',
    target: 'resetPassword-basic',
    kind: 'reset',
    style: 'basic',
  },
  {
    path: '/pages/reset-password-cover',
    target: 'resetPassword-cover',
    kind: 'reset',
    style: 'cover',
  },
  { path: '/pages/verify-email-basic', target: 'verifyEmailBasic', kind: 'verify', style: 'basic' },
  { path: '/pages/verify-email-cover', target: 'verifyEmailCover', kind: 'verify', style: 'cover' },
  { path: '/pages/two-steps-basic', target: 'TwoStepBasic', kind: 'twoSteps', style: 'basic' },
  { path: '/pages/two-steps-cover', target: 'TwoStepCover', kind: 'twoSteps', style: 'cover' },
] as const satisfies readonly DemoPage[];

export type DemoTarget = (typeof demoPages)[number]['target'];
export type DemoLink = (typeof demoPages)[number]['path'];

/** The address of a demonstration in a style: links stay within it. */
export function linkTo(kind: DemoKind, style: DemoStyle): DemoLink {
  const page = demoPages.find((one) => one.kind === kind && one.style === style);
  if (page === undefined) throw new Error(`No demonstration of ${kind} in ${style}`);
  return page.path;
}
