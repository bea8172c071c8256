import type { SheetOutcome, SheetRowResult } from '@pliego/contract/areas/team-sheets';
import { workPriorities } from '@pliego/contract/areas/work-shapes';
import { stages } from '@pliego/contract/rules/work-stages';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { messageText } from '#web/i18n/message-text.ts';
import { formatCount, formatIsoDate } from '#web/lib/format.ts';
import type { Tone } from '#web/ui/display/tone.ts';
import { OutcomeRow } from '#web/ui/import/outcome-row.tsx';

const tones: Record<SheetOutcome, Tone> = { cambia: 'azul', igual: 'gris', rechazada: 'rojo' };

type Change = SheetRowResult['cambios'][number];

/** The words for a value of a field; of people and tags the value is their name. */
function useValueWords() {
  const { t } = useTranslation(['teamSheet', 'expediente']);
  return (field: Change['campo'], value: string | null): string => {
    if (value === null) return t('trial.empty');
    const stage = stages.find((one) => one === value);
    if (field === 'etapa' && stage !== undefined) return t(`expediente:stages.${stage}`);
    const priority = workPriorities.find((one) => one === value);
    if (field === 'prioridad' && priority !== undefined)
      return t(`expediente:priorities.${priority}`);
    if (field === 'proximaAccionDia') return formatIsoDate(value);
    if (field === 'siguiendo') return t(value === 'si' ? 'trial.yes' : 'trial.no');
    return value;
  };
}

/** A row of a spreadsheet with what it would do to its tender, and why not more. */
export function SheetRowItem({ row }: { row: SheetRowResult }) {
  const { t } = useTranslation('teamSheet');
  const wordsOf = useValueWords();
  const { linea, codigo, id, nombre, resultado, cambios, motivos } = row;
  const reasons = motivos.flatMap((motivo) => messageText(motivo) ?? []);
  const isRefused = resultado === 'rechazada';
  return (
    <OutcomeRow
      line={t('trial.line', { line: formatCount(linea) })}
      outcome={t(`trial.outcomes.${resultado}`)}
      tone={tones[resultado]}
      name={
        id === null ? null : (
          <Link to="/licitaciones/$id" params={{ id }}>
            {nombre}
          </Link>
        )
      }
      code={codigo}
      changes={cambios.map(({ campo, antes, despues }) =>
        t('trial.was', {
          field: t(`fields.${campo}`),
          before: wordsOf(campo, antes),
          after: wordsOf(campo, despues),
        }),
      )}
      reasons={isRefused ? reasons : []}
      warnings={isRefused ? [] : reasons}
    />
  );
}
