import { Button } from '@mantine/core';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sessionQuery } from '#web/api/session-query.ts';
import { withShellTexts } from '#web/i18n/shell-texts.ts';
import { useLazyPart } from '#web/ui/page/use-lazy-part.ts';
import { useTools } from './tools-state.ts';
import classes from './sample-tools.module.css';

const panel = async () => (await withShellTexts(() => import('./panel.tsx'))).Panel;

/** The developer panel for the sample data; off by default, and loaded when it is opened. */
export function SampleTools({ queryClient }: { queryClient: QueryClient }) {
  // Only looked at, for there may be no session.
  const { data: session } = useQuery({ ...sessionQuery, enabled: false }, queryClient);
  const isOpen = useTools((tools) => tools.isOpen) && session?.userData.plantilla !== false;
  const { part: Panel, failed, retry } = useLazyPart(panel, isOpen);
  if (!isOpen) return null;
  if (Panel !== undefined) return <Panel queryClient={queryClient} />;
  return failed ? <Failed onRetry={retry} /> : null;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const close = useTools((tools) => tools.close);
  return (
    <div className={classes.failed} role="alert">
      {t('problems.offline')}
      <Button variant="default" onClick={onRetry}>
        {t('actions.retry')}
      </Button>
      <Button variant="default" onClick={close}>
        {t('actions.close')}
      </Button>
    </div>
  );
}
