import { pageOf } from '@pliego/contract/pages';
import { useLocation } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoFrame } from './demo-frame.tsx';
import { type DemoKind, demoPages, type DemoStyle } from './demo-pages.ts';
import { ForgotDemo, ResetDemo, TwoStepsDemo, VerifyDemo } from './link-demos.tsx';
import { LoginDemo } from './login-demo.tsx';
import { RegisterDemo } from './register-demo.tsx';

const panels: Record<DemoKind, ComponentType<{ style: DemoStyle }>> = {
  login: LoginDemo,
  register: RegisterDemo,
  forgot: ForgotDemo,
  reset: ResetDemo,
  verify: VerifyDemo,
  twoSteps: TwoStepsDemo,
};

/** One of the twelve, by its address. */
export function DemoPage() {
  const { t } = useTranslation('pages');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const page = demoPages.find((one) => one.path === path.replace(/\/$/, ''));
  if (page === undefined) return null;
  const Panel = panels[page.kind];
  const { target } = pageOf(page.target);
  return (
    <DemoFrame title={t(target)} look={page.style}>
      <Panel style={page.style} />
    </DemoFrame>
  );
}
