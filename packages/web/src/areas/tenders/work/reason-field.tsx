import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { ReasonStage } from '@pliego/contract/rules/work-stages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workApi } from '#web/api/areas/work.ts';
import { fieldErrors, problemText } from '#web/api/problems.ts';
import { reasonsQuery } from '#web/api/settings-queries.ts';
import { useAbility } from '#web/api/use-session.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import classes from './stage.module.css';

interface ReasonFieldProps {
  stage: ReasonStage;
  value: number | null;
  onChange: (value: number | null) => void;
  error?: ReactNode;
}

/** A reason of the company's list; who may add to the list does so right here. */
export function ReasonField({ stage, value, onChange, error }: ReasonFieldProps) {
  const { t } = useTranslation('expediente');
  const ability = useAbility();
  const reasons = useQuery(reasonsQuery);
  return (
    <QueryState query={reasons} lines={1}>
      {({ datos }) => {
        const offered = datos.filter((one) => one.etapa === stage && !one.retirado);
        return (
          <>
            <NativeSelect
              label={t('move.reason')}
              data-autofocus
              withAsterisk
              error={error}
              value={value === null ? '' : String(value)}
              data={[
                { value: '', label: t('move.reasonPlaceholder') },
                ...offered.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
              ]}
              onChange={(event) => {
                const chosen = event.currentTarget.value;
                onChange(chosen === '' ? null : Number(chosen));
              }}
            />
            {ability.can('create', 'Tag') ? <NewReason stage={stage} onAdded={onChange} /> : null}
          </>
        );
      }}
    </QueryState>
  );
}

function NewReason({ stage, onAdded }: { stage: ReasonStage; onAdded: (id: number) => void }) {
  const { t } = useTranslation('expediente');
  const client = useQueryClient();
  const [name, setName] = useState('');
  const adding = useMutation({
    mutationFn: () => workApi.createReason({ body: { nombre: name, etapa: stage } }),
    onSuccess: async ({ id }) => {
      setName('');
      await client.invalidateQueries({ queryKey: reasonsQuery.queryKey });
      onAdded(id);
    },
  });
  const problem = adding.error === null ? undefined : problemText(adding.error);
  return (
    <div className={classes.pair}>
      <TextInput
        label={t('move.newReason')}
        value={name}
        autoComplete="off"
        error={fieldErrors(adding.error)['nombre'] ?? problem}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || name.trim() === '') return;
          event.preventDefault();
          adding.mutate();
        }}
      />
      <Button
        mt={24}
        flex="none"
        variant="default"
        disabled={name.trim() === ''}
        loading={adding.isPending}
        onClick={() => adding.mutate()}
      >
        {t('move.addReason')}
      </Button>
    </div>
  );
}
