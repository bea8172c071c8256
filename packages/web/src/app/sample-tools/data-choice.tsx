import {
  QueryClientProvider,
  type QueryClient,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sampleApi } from '#web/api/areas/sample.ts';
import { problemText } from '#web/api/problems.ts';
import { sampleApp } from '#web/api/sample-page.ts';
import { samplePlaceQuery } from '#web/api/sample-place.ts';
import { SwitchRow } from '#web/ui/fields/switch-row.tsx';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import classes from './panel.module.css';

/** Where the sample data is stored, and a button that resets it. */
export function DataChoice({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Choice queryClient={queryClient} />
    </QueryClientProvider>
  );
}

function Choice({ queryClient }: { queryClient: QueryClient }) {
  const { t } = useTranslation();
  const place = useQuery(samplePlaceQuery);
  /** What was just chosen, until it is so. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const keep = useMutation({
    mutationFn: async (wanted: boolean) => (await sampleApp()).keep(wanted),
    onSuccess: (isKept) =>
      queryClient.setQueryData(samplePlaceQuery.queryKey, { isOnServer: false, isKept }),
    onSettled: () => setChosen(null),
  });
  const reset = useMutation({
    mutationFn: async (isOnServer: boolean) => {
      await (isOnServer ? sampleApi.reset() : (await sampleApp()).reset());
    },
    // Whatever is on the screen may show what is no more.
    onSuccess: () => queryClient.invalidateQueries(),
  });
  const { data } = place;
  const error = place.error ?? keep.error ?? reset.error;
  if (data === undefined) {
    return error === null ? null : (
      <p role="alert" className={classes.choice}>
        {problemText(error)}
      </p>
    );
  }
  const { isOnServer, isKept } = data;
  const couldNotKeep = keep.variables === true && keep.data === false;
  return (
    <div className={classes.choice}>
      {isOnServer ? (
        <p className={classes.hint}>{t('sampleTools.onServer')}</p>
      ) : (
        <>
          <SwitchRow
            label={t('sampleTools.kept')}
            // At once; it goes back where nothing can be kept.
            checked={chosen ?? isKept}
            onChange={(wanted) => {
              setChosen(wanted);
              keep.mutate(wanted);
            }}
          />
          <p className={classes.hint} role={couldNotKeep ? 'alert' : undefined}>
            {t(couldNotKeep ? 'sampleTools.notKept' : 'sampleTools.keptText')}
          </p>
        </>
      )}
      <div className={classes.resetRow}>
        <output className={classes.hint}>
          {error === null ? null : problemText(error)}
          {error === null && reset.isSuccess ? t('sampleTools.resetDone') : null}
        </output>
        <BusyButton
          variant="default"
          busy={reset.isPending}
          onClick={() => reset.mutate(isOnServer)}
        >
          {t('sampleTools.reset')}
        </BusyButton>
      </div>
    </div>
  );
}
