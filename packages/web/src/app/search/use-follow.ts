import type { TenderPage } from '@pliego/contract/areas/tenders';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { withWorkTexts } from '#web/areas/tenders/work/work-texts.ts';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { foundTendersKey } from './use-tender-results.ts';

/** Shows in what the palette found whether a tender is followed. */
function showFollowing(client: QueryClient, id: number, siguiendo: boolean): void {
  client.setQueriesData<TenderPage>(
    { queryKey: foundTendersKey },
    (page) =>
      page && {
        ...page,
        datos: page.datos.map((row) => (row.id === id ? { ...row, siguiendo } : row)),
      },
  );
}

/** Follows a tender that the palette found, or stops following it; the palette stays open. */
export function useFollow(): (tender: TenderSummary) => void {
  const { t } = useTranslation();
  const client = useQueryClient();
  const run = async (tender: TenderSummary) => {
    const { id, siguiendo } = tender;
    showFollowing(client, id, !siguiendo);
    // Loaded only now: opening the palette to navigate needs none of it.
    const { saveFollowing } = await withWorkTexts(
      () => import('#web/areas/tenders/work/save-work.ts'),
    );
    // What did not work is told there.
    if (await saveFollowing(client, tender, !siguiendo)) {
      const title = siguiendo ? 'search.follow.unfollowed' : 'search.follow.followed';
      toastDone({ id: `follow-${id}`, title: t(title, { code: tender.codigo }) });
    } else showFollowing(client, id, siguiendo);
  };
  return (tender) => {
    run(tender).catch((error: unknown) => {
      showFollowing(client, tender.id, tender.siguiendo);
      toastProblem({ id: `follow-${tender.id}`, title: problemText(error) });
    });
  };
}
