import { NativeSelect } from '@mantine/core';
import { importStates } from '@pliego/contract/areas/sources';
import { useTranslation } from 'react-i18next';

type ImportState = (typeof importStates)[number];

interface StateSelectProps {
  /** An address or a saved view may ask for several. */
  states: readonly ImportState[];
  onChange: (state: ImportState | undefined) => void;
}

/** Any state or one of them; of several that are asked for already, all of their names. */
export function StateSelect({ states, onChange }: StateSelectProps) {
  const { t } = useTranslation('sources');
  const asked = states.join();
  const several = states.map((state) => t(`runs.states.${state}`));
  return (
    <NativeSelect
      aria-label={t('runs.state')}
      // Several names may be cut.
      title={several.length > 1 ? several.join(', ') : undefined}
      value={asked}
      data={[
        { value: '', label: t('runs.anyState') },
        ...(several.length > 1 ? [{ value: asked, label: several.join(', ') }] : []),
        ...importStates.map((state) => ({ value: state, label: t(`runs.states.${state}`) })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        onChange(importStates.find((one) => one === value))
      }
    />
  );
}
