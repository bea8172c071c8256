import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '#web/i18n/setup.ts';
import { LoadingState } from '#web/ui/feedback/states.tsx';
import { fichaTexts } from '../ficha-texts.ts';
import classes from './peek.module.css';

const Peek = lazy(async () => ({
  default: (await withTexts('ficha', fichaTexts, () => import('./peek.tsx'))).Peek,
}));

interface PeekPanelProps {
  id: number;
  q?: string;
  /** Where it is in the list, from 1; undefined when it is not in the rows that are loaded. */
  place?: number;
  /** Where it is beside rows. */
  onMove?: ((step: 1 | -1) => void) | undefined;
  onClose: () => void;
}

/** A tender beside the list: what decides, without leaving it. */
export function PeekPanel({ id, q, place, onMove, onClose }: PeekPanelProps) {
  const { t } = useTranslation('tenders');
  return (
    <aside className={classes.panel} aria-label={t('peek.label')} data-peek={id}>
      <div className={classes.bar}>
        <span className={classes.place}>
          {place === undefined ? null : t('peek.place', { place })}
        </span>
        {onMove === undefined ? null : (
          <>
            <PeekButton name={t('peek.previous')} onPress={() => onMove(-1)}>
              <IconChevronUp size={17} aria-hidden />
            </PeekButton>
            <PeekButton name={t('peek.next')} onPress={() => onMove(1)}>
              <IconChevronDown size={17} aria-hidden />
            </PeekButton>
          </>
        )}
        <PeekButton name={t('peek.close')} onPress={onClose}>
          <IconX size={17} aria-hidden />
        </PeekButton>
      </div>
      <Suspense fallback={<LoadingState lines={6} />}>
        <Peek key={id} id={id} q={q} />
      </Suspense>
    </aside>
  );
}

interface PeekButtonProps {
  name: string;
  onPress: () => void;
  children: ReactNode;
}

function PeekButton({ name, onPress, children }: PeekButtonProps) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={name} title={name} onClick={onPress}>
      {children}
    </ActionIcon>
  );
}
