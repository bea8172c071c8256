import { IconBuilding } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { ProblemBox } from '../problem-box.tsx';
import { departFor } from './leave.ts';

interface AskProviderProps {
  email: string;
  /** The company whose provider is asked. */
  empresa: number;
  /** Whether it is one way of several, and not the first. */
  isOther?: boolean;
}

/** Leads to the provider of one company, for a person who is known. */
export function AskProvider({ email, empresa, isOther = false }: AskProviderProps) {
  const { t } = useTranslation('auth');
  const { volver } = useSearch({ strict: false });
  const leave = useMutation({
    mutationFn: () => departFor({ email, empresa }, volver),
    onSuccess: ({ url }) => location.assign(url),
  });
  return (
    <>
      {leave.error === null ? null : <ProblemBox error={leave.error} />}
      <BusyButton
        size="md"
        fullWidth
        variant={isOther ? 'default' : 'filled'}
        busy={leave.isPending || leave.isSuccess}
        leftSection={<IconBuilding size={18} stroke={1.6} aria-hidden />}
        onClick={() => leave.mutate()}
      >
        {t('organization.enter')}
      </BusyButton>
    </>
  );
}
