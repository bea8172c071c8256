import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { useLazyPart } from '#web/ui/page/use-lazy-part.ts';
import { type ComposeAsked, readCompose } from './compose-start.ts';
import { AsksAgain, ComposeWindow } from './compose-window.tsx';

interface ComposeHostProps {
  /** As the address has it. */
  compose: string | undefined;
  /** Incremented each time the mail in the window is opened again. */
  asksAgain: number;
  /** The draft in the window has a number now. */
  onNamed: (compose: string) => void;
  onClose: () => void;
}

/** The form and its dependencies, loaded only for writing. */
const loadSession = () => import('./compose-session.tsx');

interface Session {
  compose: string | undefined;
  asked: ComposeAsked | null;
  /** Another one is another window. */
  key: number;
  savedAs: string | undefined;
}

/**
 * The window of the mail that the address opens. When a new mail is first stored its
 * address changes to that of the draft, and the window stays as it is.
 */
export function ComposeHost({ compose, asksAgain, onNamed, onClose }: ComposeHostProps) {
  const { t } = useTranslation(['email', 'common']);
  const [session, setSession] = useState<Session>(() => ({
    compose,
    asked: readCompose(compose),
    key: 0,
    savedAs: undefined,
  }));
  if (compose !== session.compose) {
    const isSame = compose !== undefined && compose === session.savedAs;
    const next = { asked: readCompose(compose), key: session.key + 1, savedAs: undefined };
    setSession({ ...session, ...(isSame ? {} : next), compose });
  }
  const { part, failed, retry } = useLazyPart(loadSession, session.asked !== null);
  if (session.asked === null) return null;
  if (failed) {
    return (
      <ComposeWindow title={t('compose.title')} onClose={onClose}>
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
    <AsksAgain value={asksAgain}>
      <part.ComposeSession
        key={session.key}
        asked={session.asked}
        onClose={onClose}
        onFirstSaved={(id) => {
          const savedAs = String(id);
          setSession((now) => (now.key === session.key ? { ...now, savedAs } : now));
          onNamed(savedAs);
        }}
      />
    </AsksAgain>
  );
}
