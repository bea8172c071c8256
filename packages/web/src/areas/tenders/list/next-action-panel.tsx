import { Skeleton, TextInput } from '@mantine/core';
import { longestAction } from '@pliego/contract/areas/work-shapes';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CellForm, type PanelProps, selectAll, useKeep } from './cell-form.tsx';

// Its calendar is loaded when it is asked for; what is typed meanwhile has its field already.
const DateField = lazy(async () => ({
  default: (await import('#web/ui/date/date-field.tsx')).DateField,
}));

/** What is done next, and by which day. */
export function NextActionPanel(props: PanelProps) {
  const { t } = useTranslation('expediente');
  const keep = useKeep(props);
  const { proximaAccion, proximaAccionDia } = props.tender;
  const [text, setText] = useState(proximaAccion ?? '');
  const [day, setDay] = useState(proximaAccionDia);
  const action = text.trim() === '' ? null : text.trim();
  return (
    <CellForm onKeep={() => keep({ proximaAccion: action, proximaAccionDia: day })}>
      <TextInput
        label={t('card.nextAction')}
        maxLength={longestAction}
        autoComplete="off"
        data-autofocus
        value={text}
        onFocus={selectAll}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Suspense fallback={<Skeleton height={61} />}>
        <DateField
          label={t('card.nextActionDay')}
          clearable
          error={undefined}
          value={day}
          onChange={setDay}
        />
      </Suspense>
    </CellForm>
  );
}
