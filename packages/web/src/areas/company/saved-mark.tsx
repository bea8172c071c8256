import { Loader } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type QueryKey, useMutationState } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import classes from './company.module.css';

/** Whether what was last changed of a list is kept. Of a failure a toast says more. */
export function SavedMark({ queryKey }: { queryKey: QueryKey }) {
  const states = useMutationState({
    filters: { mutationKey: ['optimistic', ...queryKey] },
    select: ({ state }) => state.status,
  });
  return <SavedState isSaving={states.includes('pending')} isSaved={states.at(-1) === 'success'} />;
}

export function SavedState({ isSaving, isSaved }: { isSaving: boolean; isSaved: boolean }) {
  const { t } = useTranslation('company');
  return (
    <output className={classes.saved}>
      {isSaving ? (
        <>
          <Loader size={14} aria-hidden /> {t('saving')}
        </>
      ) : null}
      {isSaved && !isSaving ? (
        <>
          <IconCheck size={15} stroke={2} aria-hidden /> {t('saved')}
        </>
      ) : null}
    </output>
  );
}
