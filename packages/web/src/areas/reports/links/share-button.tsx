import { Button } from '@mantine/core';
import type { ReportSummary } from '@pliego/contract/areas/reports';
import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#web/api/use-session.ts';
import type { ReportSearch } from '../report-search.ts';
import { ShareDialog } from './share-dialog.tsx';

interface ShareButtonProps {
  report: ReportSummary;
  search: ReportSearch;
}

/** Opens what makes an address of the report; for those who may. */
export function ShareButton(props: ShareButtonProps) {
  const { t } = useTranslation('reportPages');
  const ability = useAbility();
  const [isOpen, setOpen] = useState(false);
  if (!ability.can('create', 'Report')) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconShare size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('links.open')}
      </Button>
      {isOpen ? <ShareDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
