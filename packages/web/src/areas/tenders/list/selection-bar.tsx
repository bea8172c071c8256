import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { IconBan, IconEye } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#web/api/use-session.ts';
import { BulkBar } from '#web/ui/data-table/selection.tsx';
import { StageIcon } from '../work/stage-mark.tsx';
import { followTenders, moveTenders } from './bulk-work.ts';
import { DiscardDialog } from './discard-dialog.tsx';

interface SelectionBarProps {
  chosen: readonly TenderSummary[];
  onClear: () => void;
}

/** The stages that ask for nothing and that one sorts tenders into. */
const offeredStages = ['en-analisis', 'en-preparacion'] as const;

/** What can be done with the chosen tenders at once. */
export function SelectionBar({ chosen, onClear }: SelectionBarProps) {
  const { t } = useTranslation('expediente');
  const client = useQueryClient();
  const ability = useAbility();
  const [discards, dialog] = useDisclosure(false);
  return (
    <BulkBar count={chosen.length} onClear={onClear}>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconEye size={14} aria-hidden />}
        onClick={() => {
          void followTenders(client, chosen);
          onClear();
        }}
      >
        {t('follow.follow')}
      </Button>
      {ability.can('update', 'Tender') ? (
        <>
          {offeredStages.map((stage) => (
            <Button
              key={stage}
              size="compact-sm"
              variant="default"
              leftSection={<StageIcon stage={stage} size={14} />}
              onClick={() => {
                void moveTenders(client, ability, chosen, stage);
                onClear();
              }}
            >
              {t(`stages.${stage}`)}
            </Button>
          ))}
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconBan size={14} aria-hidden />}
            onClick={dialog.open}
          >
            {t('bulk.discard')}
          </Button>
        </>
      ) : null}
      {discards ? <DiscardDialog tenders={chosen} onClose={dialog.close} onDone={onClear} /> : null}
    </BulkBar>
  );
}
