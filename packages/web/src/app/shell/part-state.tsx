import { useTranslation } from 'react-i18next';
import { ErrorState, LoadingState } from '#web/ui/feedback/states.tsx';

interface PartStateProps {
  failed: boolean;
  retry: () => void;
  /** Of the placeholder while the part loads. */
  lines?: number;
}

/** The placeholder of a part of the shell whose code is loading or could not be loaded. */
export function PartState({ failed, retry, lines }: PartStateProps) {
  const { t } = useTranslation();
  if (failed) return <ErrorState text={t('problems.offline')} onRetry={retry} />;
  return <LoadingState lines={lines} />;
}
