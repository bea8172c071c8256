import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadTenders, type TenderExport } from '#web/api/areas/exports.ts';
import { problemText } from '#web/api/problems.ts';
import { runningDownload } from '#web/api/running-download.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';

const toastId = 'export';

/** Exports, also while other pages are opened: how many bytes have come, null while nothing is exported, and how to stop. */
export function useExport() {
  const { t } = useTranslation('tenders');
  const bytes = useSyncExternalStore(runningDownload.subscribe, runningDownload.read);

  const start = async (query: TenderExport): Promise<void> => {
    try {
      const file = await runningDownload.start((watching) => downloadTenders(query, watching));
      if (file === null) return;
      saveFile(file.name, file.content);
      toastDone({ id: toastId, title: t('exports.done'), text: file.name });
    } catch (error) {
      toastProblem({ id: toastId, title: t('exports.failed'), text: problemText(error) });
    }
  };
  return { bytes, start, stop: runningDownload.stop };
}
