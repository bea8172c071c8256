import { TextInput } from '@mantine/core';
import { longestAction } from '@pliego/contract/areas/work-shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '#web/ui/date/date-field.tsx';
import { CellForm, type PanelProps, selectAll, useKeep } from './cell-form.tsx';

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
      <DateField
        label={t('card.nextActionDay')}
        clearable
        error={undefined}
        value={day}
        onChange={setDay}
      />
    </CellForm>
  );
}
