import { Button } from '@mantine/core';
import type { BulkChange } from '@pliego/contract/areas/bulk';
import {
  IconBan,
  IconEye,
  IconFlag,
  IconListCheck,
  IconTag,
  IconUserCircle,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#web/api/use-session.ts';
import { formatCount } from '#web/lib/format.ts';
import { BulkBar } from '#web/ui/data-table/selection.tsx';
import { StageIcon } from '../work/stage-mark.tsx';
import { BulkDialog, type BulkQuestion } from './bulk-dialog.tsx';
import { changeAtOnce } from './bulk-work.ts';
import type { PickedTenders } from './selected-tenders.tsx';

/** The stages that ask for nothing and that one sorts tenders into. */
const offeredStages = ['en-analisis', 'en-preparacion'] as const;

/** More than what is in view is changed only once one has seen what that does. */
const changedUnseen = 200;

/** What can be done with the chosen tenders at once. */
export function SelectionBar({ picked }: { picked: PickedTenders }) {
  const { t } = useTranslation('expediente');
  const client = useQueryClient();
  const ability = useAbility();
  const [question, setQuestion] = useState<BulkQuestion | null>(null);
  const { count, selection, clear } = picked;
  const ask = (change: BulkChange) => {
    if (count > changedUnseen) return setQuestion(change);
    void changeAtOnce(client, selection, change);
    return clear();
  };
  return (
    <BulkBar count={count} onClear={clear}>
      <ChooseAll picked={picked} />
      <BarButton
        icon={<IconEye size={14} aria-hidden />}
        onClick={() => ask({ tipo: 'seguir', siguiendo: true })}
      >
        {t('follow.follow')}
      </BarButton>
      {ability.can('update', 'Tender') ? (
        <>
          {offeredStages.map((etapa) => (
            <BarButton
              key={etapa}
              icon={<StageIcon stage={etapa} size={14} />}
              onClick={() => ask({ tipo: 'etapa', etapa })}
            >
              {t(`stages.${etapa}`)}
            </BarButton>
          ))}
          <BarButton
            icon={<IconTag size={14} aria-hidden />}
            onClick={() => setQuestion('etiquetas')}
          >
            {t('bulk.tags')}
          </BarButton>
        </>
      ) : null}
      {ability.can('assign', 'Tender') ? (
        <BarButton
          icon={<IconUserCircle size={14} aria-hidden />}
          onClick={() => setQuestion('responsable')}
        >
          {t('bulk.assign')}
        </BarButton>
      ) : null}
      {ability.can('update', 'Tender') ? (
        <>
          <BarButton
            icon={<IconFlag size={14} aria-hidden />}
            onClick={() => setQuestion('prioridad')}
          >
            {t('conflict.fields.prioridad')}
          </BarButton>
          <BarButton
            icon={<IconBan size={14} aria-hidden />}
            onClick={() => setQuestion('descartar')}
          >
            {t('bulk.discard')}
          </BarButton>
        </>
      ) : null}
      {question === null ? null : (
        <BulkDialog
          question={question}
          selection={selection}
          count={count}
          onClose={() => setQuestion(null)}
          onDone={clear}
        />
      )}
    </BulkBar>
  );
}

interface BarButtonProps {
  icon: ReactNode;
  onClick: () => void;
  children: ReactNode;
}

function BarButton({ icon, onClick, children }: BarButtonProps) {
  return (
    <Button size="compact-sm" variant="default" leftSection={icon} onClick={onClick}>
      {children}
    </Button>
  );
}

/** Once all that is in view of a list or a group is chosen, the way to what is not. */
function ChooseAll({ picked: { larger, chooseWhole } }: { picked: PickedTenders }) {
  const { t } = useTranslation('expediente');
  return larger.map((scope) => {
    const { name, total: count = 0 } = scope;
    const total = formatCount(count);
    return (
      <Button
        key={name ?? ''}
        size="compact-sm"
        variant="light"
        leftSection={<IconListCheck size={14} aria-hidden />}
        onClick={() => chooseWhole(scope)}
      >
        {name === undefined
          ? t('bulk.chooseAll', { count, total })
          : t('bulk.chooseGroup', { count, total, name })}
      </Button>
    );
  });
}
