import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadTenders, type TenderExport } from '#web/api/areas/exports.ts';
import { problemText } from '#web/api/problems.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';

const toastId = 'export';

/** Exports while the page stays open: how many bytes have come, null while nothing is exported, and how to stop. */
export function useExport() {
  const { t } = useTranslation('tenders');
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (query: TenderExport): Promise<void> => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setBytes(0);
    try {
      const { name, content } = await downloadTenders(query, {
        signal: stop.signal,
        onBytes: setBytes,
      });
      saveFile(name, content);
      toastDone({ id: toastId, title: t('exports.done'), text: name });
    } catch (error) {
      if (!stop.signal.aborted) {
        toastProblem({ id: toastId, title: t('exports.failed'), text: problemText(error) });
      }
    } finally {
      if (running.current === stop) {
        running.current = null;
        setBytes(null);
      }
    }
  };
  return { bytes, start, stop: () => running.current?.abort() };
}
