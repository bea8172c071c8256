import type { SheetResult } from '@pliego/contract/areas/team-sheets';
import { foldText } from '@pliego/contract/rules/fold-text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tagsApi } from '#web/api/areas/tags.ts';
import { problemText } from '#web/api/problems.ts';
import { tagsQuery } from '#web/api/reference-queries.ts';
import { useAbility } from '#web/api/use-session.ts';
import { rarestColor } from '#web/lib/rarest-color.ts';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import classes from '#web/ui/import/import.module.css';

/** The tags that a spreadsheet names and the company does not have, each once. */
function missingTags({ filas }: SheetResult): string[] {
  const names = new Map<string, string>();
  for (const { code, params } of filas.flatMap(({ motivos }) => motivos)) {
    if (code !== 'etiqueta-de-planilla') continue;
    const name = String(params?.['valor'] ?? '');
    names.set(foldText(name), name);
  }
  return [...names.values()];
}

/** Offers to create the tags that are missing, all at once. */
export function MissingTags({ result, onMade }: { result: SheetResult; onMade: () => void }) {
  const { t } = useTranslation('teamSheet');
  const client = useQueryClient();
  const { data } = useQuery(tagsQuery);
  const mayCreate = useAbility().can('create', 'Tag');
  const names = missingTags(result);
  const making = useMutation({
    mutationFn: async () => {
      const made = [...(data?.datos ?? [])];
      for (const nombre of names) {
        made.push(await tagsApi.create({ body: { nombre, color: rarestColor(made) } }));
      }
    },
    // What was made before one was refused is there too.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['tags'] });
      onMade();
    },
  });
  if (names.length === 0 || !mayCreate) return null;
  return (
    <div className={classes.offer}>
      <FormProblem text={making.error === null ? undefined : problemText(making.error)} />
      <span>{t('trial.missingTags', { names: names.join(', ') })}</span>
      <BusyButton
        variant="default"
        size="compact-sm"
        busy={making.isPending}
        onClick={() => making.mutate()}
      >
        {t('trial.createTags', { count: names.length })}
      </BusyButton>
    </div>
  );
}
