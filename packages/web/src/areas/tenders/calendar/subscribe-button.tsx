import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withCalendarTexts } from './calendar-texts.ts';
import type { FeedSubject } from './subscribe-dialog.tsx';

const SubscribeDialog = lazy(async () => ({
  default: (await withCalendarTexts(() => import('./subscribe-dialog.tsx'))).SubscribeDialog,
}));

interface SubscribeButtonProps {
  subject: FeedSubject;
  small?: boolean;
}

/** Leads to an address that a calendar outside of the product reads. */
export function SubscribeButton({ subject, small }: SubscribeButtonProps) {
  const { t } = useTranslation('tenders');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size={small === true ? 'compact-sm' : undefined}
        leftSection={<IconCalendarPlus size={small === true ? 14 : 16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('board.subscribe')}
      </Button>
      {isOpen ? (
        <Suspense>
          <SubscribeDialog subject={subject} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
