import { useTranslation } from 'react-i18next';
import { CopyCode } from '#web/ui/display/copy-code.tsx';

/** The code of a tender, which pressing copies. */
export function Code({ code }: { code: string }) {
  const { t } = useTranslation('tenders');
  return <CopyCode code={code} label={t('copyCode', { code })} />;
}
