import { Button, NativeSelect } from '@mantine/core';
import { type Retention, retentionKinds } from '@pliego/contract/areas/privacy';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { privacyApi } from '#web/api/areas/privacy.ts';
import { problemText } from '#web/api/problems.ts';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { useMaySet } from '../may-set.tsx';
import { RetentionTrial } from './retention-trial.tsx';
import { retentionQuery } from './retention-query.ts';
import classes from '../company.module.css';
import own from './retention.module.css';

const offered = [3, 6, 12, 24, 36, 60, 120];
const never = 'nunca';

/** The offered lengths, and the stored one where it is another. */
const lengthsWith = (months: number | null): number[] =>
  [...new Set([...offered, ...(months === null ? [] : [months])])].toSorted((a, b) => a - b);

/** Four lengths; what they would erase today is counted before they are kept. */
export function RetentionForm({ stored }: { stored: Retention }) {
  const { t } = useTranslation(['company', 'common']);
  const maySet = useMaySet().data;
  const [rule, setRule] = useState(stored);
  const queries = useQueryClient();
  const { mutate: save, isPending } = useMutation({
    mutationFn: () => privacyApi.setRetention({ body: rule }),
    onSuccess: (kept) => {
      queries.setQueryData(retentionQuery.queryKey, kept);
      toastDone({ title: t('retention.kept') });
    },
    onError: (error) => toastProblem({ title: t('notKept'), text: problemText(error) }),
  });
  const isChanged = retentionKinds.some((kind) => rule[kind] !== stored[kind]);
  return (
    <>
      <div className={own.fields}>
        {retentionKinds.map((kind) => (
          <NativeSelect
            key={kind}
            label={t(`retention.kinds.${kind}.name`)}
            description={t(`retention.kinds.${kind}.text`)}
            disabled={!maySet}
            value={String(rule[kind] ?? never)}
            onChange={({ currentTarget: { value } }) =>
              setRule({ ...rule, [kind]: value === never ? null : Number(value) })
            }
            data={[
              { value: never, label: t('retention.never') },
              ...lengthsWith(stored[kind]).map((months) => ({
                value: String(months),
                label: t('retention.months', { count: months }),
              })),
            ]}
          />
        ))}
      </div>
      {maySet ? (
        <>
          <RetentionTrial rule={rule} />
          <div className={classes.actions}>
            <Button disabled={!isChanged} loading={isPending} onClick={() => save()}>
              {t('common:actions.save')}
            </Button>
            {isChanged ? (
              <Button variant="default" onClick={() => setRule(stored)}>
                {t('data.undo')}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
    </>
  );
}
