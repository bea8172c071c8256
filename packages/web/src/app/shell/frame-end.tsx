import { lazy, Suspense } from 'react';
import { Footer } from './footer.tsx';
import type { useFrameParts } from './frame-parts.ts';
import { PhoneBar } from './phone-bar.tsx';

/** Code of the sample data: only where an app of it fills a phone. */
const SampleStrip = lazy(async () => ({
  default: (await import('./sample-strip.tsx')).SampleStrip,
}));

interface FrameEndProps {
  parts: ReturnType<typeof useFrameParts>;
  sticky: boolean;
  onOpenMenu: () => void;
}

/** What is below a page. */
export function FrameEnd({ parts, sticky, onOpenMenu }: FrameEndProps) {
  const { hasPhoneBar, isPhoneApp, hasFooter } = parts;
  return (
    <>
      {isPhoneApp ? (
        <Suspense>
          <SampleStrip />
        </Suspense>
      ) : null}
      {hasPhoneBar ? <PhoneBar onOpenMenu={onOpenMenu} /> : null}
      {hasFooter ? <Footer sticky={sticky && !hasPhoneBar} /> : null}
    </>
  );
}
