import type { ImportOutcome, ImportRow } from '@pliego/contract/areas/product-imports';
import { useTranslation } from 'react-i18next';
import { messageText } from '#web/i18n/message-text.ts';
import { formatCount } from '#web/lib/format.ts';
import type { Tone } from '#web/ui/display/tone.ts';
import { OutcomeRow } from '#web/ui/import/outcome-row.tsx';

const tones: Record<ImportOutcome, Tone> = {
  nueva: 'verde',
  cambiada: 'azul',
  igual: 'gris',
  rechazada: 'rojo',
};
/** The row says more than a screen has room for. */
const shownChanges = 5;
/** What the heading of the row says already. */
const inHeading = new Set(['sku', 'nombre']);

/** A row of a list with what it would do, and why. */
export function TrialRow({ row }: { row: ImportRow }) {
  const { t } = useTranslation('products');
  const { linea, sku, nombre, resultado, motivos, avisos, cambios } = row;
  const isNew = resultado === 'nueva';
  const told = isNew ? cambios.filter(({ campo }) => !inHeading.has(campo)) : cambios;
  const changes = told.slice(0, shownChanges).map(({ campo, antes, despues }) => {
    const field = t(`fields.${campo}`);
    const empty = t('lists.trial.empty');
    return isNew
      ? t('lists.trial.is', { field, after: despues ?? '' })
      : t('lists.trial.was', { field, before: antes ?? empty, after: despues ?? empty });
  });
  const more = told.length - changes.length;
  return (
    <OutcomeRow
      line={t('lists.trial.line', { line: formatCount(linea) })}
      outcome={t(`lists.trial.outcomes.${resultado}`)}
      tone={tones[resultado]}
      name={nombre}
      code={sku}
      changes={more > 0 ? [...changes, t('lists.trial.moreChanges', { count: more })] : changes}
      reasons={motivos.flatMap((motivo) => messageText(motivo) ?? [])}
      warnings={avisos.flatMap((aviso) => messageText(aviso) ?? [])}
    />
  );
}
