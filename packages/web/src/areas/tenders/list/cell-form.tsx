import { Button } from '@mantine/core';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldChange } from '../work/merge-work.ts';
import { saveFields } from '../work/save-fields.ts';
import classes from './cell-form.module.css';

export interface PanelProps {
  tender: TenderSummary;
  onDone: () => void;
}

/** Keeps what is chosen or typed, where it is another value, and closes the panel. */
export function useKeep({ tender: current, onDone }: PanelProps) {
  const client = useQueryClient();
  // As it was when the panel opened: what others change meanwhile is told, and not written over.
  const [tender] = useState(current);
  return (change: FieldChange) => {
    onDone();
    const differs = Object.entries(change).some(
      ([field, value]) => Reflect.get(tender, field) !== value,
    );
    if (differs) void saveFields(client, tender, change);
  };
}

/** What is typed in a cell: Enter keeps it. */
export function CellForm({ onKeep, children }: { onKeep: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onKeep();
      }}
    >
      {children}
      <Button type="submit" size="compact-sm" tabIndex={-1} className={classes.save}>
        {t('actions.save')}
      </Button>
    </form>
  );
}

/** All of it is taken by the first key, as in a spreadsheet. */
export const selectAll = (event: { currentTarget: HTMLInputElement }) =>
  event.currentTarget.select();
