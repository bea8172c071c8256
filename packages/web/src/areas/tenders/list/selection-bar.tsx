import { Button } from '@mantine/core';
import type { BulkChange } from '@pliego/contract/areas/bulk';
import { allowedMoves, type Stage } from '@pliego/contract/rules/work-stages';
import {
  IconBan,
  IconBookmark,
  IconBookmarkOff,
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
      <StageButtons picked={picked} ask={ask} />
      <WorkButtons picked={picked} onQuestion={setQuestion} />
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

/** Whether any of them may go to a stage; of those that are not in view nobody knows. */
const mayGo = ({ chosen, count }: PickedTenders, stage: Stage): boolean =>
  count > chosen.length || chosen.some(({ etapa }) => allowedMoves(etapa).includes(stage));

/** To which stages they go: the one that the portal proposes of each, or one for all. */
function StageButtons({
  picked,
  ask,
}: {
  picked: PickedTenders;
  ask: (change: BulkChange) => void;
}) {
  const { t } = useTranslation('expediente');
  if (!useAbility().can('update', 'Tender')) return null;
  const isProposed = picked.chosen.some(({ propuesta }) => propuesta !== null);
  return (
    <>
      {isProposed ? <ProposalButtons ask={ask} /> : null}
      {offeredStages
        .filter((etapa) => mayGo(picked, etapa))
        .map((etapa) => (
          <BarButton
            key={etapa}
            icon={<StageIcon stage={etapa} size={14} />}
            onClick={() => ask({ tipo: 'etapa', etapa })}
          >
            {t(`stages.${etapa}`)}
          </BarButton>
        ))}
    </>
  );
}

interface WorkButtonsProps {
  picked: PickedTenders;
  onQuestion: (question: BulkQuestion) => void;
}

/** What asks for more before it is done. */
function WorkButtons({ picked, onQuestion }: WorkButtonsProps) {
  const { t } = useTranslation('expediente');
  const ability = useAbility();
  const mayUpdate = ability.can('update', 'Tender');
  return (
    <>
      {mayUpdate ? (
        <BarButton icon={<IconTag size={14} aria-hidden />} onClick={() => onQuestion('etiquetas')}>
          {t('bulk.tags')}
        </BarButton>
      ) : null}
      {ability.can('assign', 'Tender') ? (
        <BarButton
          icon={<IconUserCircle size={14} aria-hidden />}
          onClick={() => onQuestion('responsable')}
        >
          {t('bulk.assign')}
        </BarButton>
      ) : null}
      {mayUpdate ? (
        <BarButton
          icon={<IconFlag size={14} aria-hidden />}
          onClick={() => onQuestion('prioridad')}
        >
          {t('conflict.fields.prioridad')}
        </BarButton>
      ) : null}
      {mayUpdate && mayGo(picked, 'descartada') ? (
        <BarButton icon={<IconBan size={14} aria-hidden />} onClick={() => onQuestion('descartar')}>
          {t('bulk.discard')}
        </BarButton>
      ) : null}
    </>
  );
}

/** Decides on what the portal proposes of those of which it does. */
function ProposalButtons({ ask }: { ask: (change: BulkChange) => void }) {
  const { t } = useTranslation('expediente');
  return (
    <>
      <BarButton
        icon={<IconBookmark size={14} aria-hidden />}
        onClick={() => ask({ tipo: 'propuesta', acepta: true })}
      >
        {t('bulk.acceptProposals')}
      </BarButton>
      <BarButton
        icon={<IconBookmarkOff size={14} aria-hidden />}
        onClick={() => ask({ tipo: 'propuesta', acepta: false })}
      >
        {t('bulk.rejectProposals')}
      </BarButton>
    </>
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
