import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { useLazyPart } from '#web/ui/page/use-lazy-part.ts';
import { readCompose } from './compose-start.ts';
import { AsksAgain, ComposeWindow } from './compose-window.tsx';
import { clearDesk, nameWriting, type Writing } from './desk.ts';

/** The form and its dependencies, loaded only for writing. */
const loadSession = () => import('./compose-session.tsx');

/** The window of a mail. When a new one is first stored its address becomes that of the draft. */
export function ComposeHost({ writing }: { writing: Writing }) {
  const { t } = useTranslation(['email', 'common']);
  // Read once: what is asked for changes its name with the first save.
  const [asked] = useState(() => readCompose(writing.asked));
  const { part, failed, retry } = useLazyPart(loadSession, asked !== null);
  if (asked === null) return null;
  if (failed) {
    return (
      <ComposeWindow title={t('compose.title')} onClose={clearDesk}>
        <ErrorState
          title={t('compose.loadFailed')}
          text={t('common:problems.offline')}
          onRetry={retry}
        />
      </ComposeWindow>
    );
  }
  if (part === undefined) return null;
  return (
    <AsksAgain value={writing.asks}>
      <part.ComposeSession
        asked={asked}
        onClose={clearDesk}
        onFirstSaved={(id) => nameWriting(writing.key, String(id))}
      />
    </AsksAgain>
  );
}
