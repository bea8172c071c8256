import { Button } from '@mantine/core';
import { IconEye, IconEyeCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFollowing } from './save-work.ts';
import type { WorkedTender } from './stage-conflicts.ts';

/** Follows a tender, or stops following it. */
export function FollowButton({ tender }: { tender: WorkedTender }) {
  const { t } = useTranslation('expediente');
  const client = useQueryClient();
  const { siguiendo } = tender;
  const Drawing = siguiendo ? IconEyeCheck : IconEye;
  return (
    <Button
      size="sm"
      variant="default"
      aria-pressed={siguiendo}
      title={siguiendo ? t('follow.unfollow') : t('follow.followHint')}
      leftSection={<Drawing size={16} stroke={1.7} aria-hidden />}
      onClick={() => void saveFollowing(client, tender, !siguiendo)}
    >
      {t(siguiendo ? 'follow.following' : 'follow.follow')}
    </Button>
  );
}
