import type { App } from './create-app.ts';
import { ConnectionBanner } from './offline/connection-banner.tsx';
import { SampleTools } from './sample-tools/sample-tools.tsx';
import { SessionLost } from './session-lost/session-lost.tsx';
import { ThemeProvider } from './theme-provider.tsx';
import { UiTextsInLanguage } from './ui-texts.tsx';

/** Components over every page that depend on none: also shown while the first page is loading. */
export function Overlay({ app }: { app: App }) {
  return (
    <ThemeProvider>
      <UiTextsInLanguage>
        <ConnectionBanner />
        <SessionLost app={app} />
        <SampleTools queryClient={app.queryClient} />
      </UiTextsInLanguage>
    </ThemeProvider>
  );
}
