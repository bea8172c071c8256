import {
  type BulkChange,
  type BulkOutcome,
  bulkOutcomes,
  type BulkResult,
  type BulkSelection,
} from '@pliego/contract/areas/bulk';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { bulkApi } from '#web/api/areas/bulk.ts';
import { problemText } from '#web/api/problems.ts';
import { i18n } from '#web/i18n/setup.ts';
import { toastDone, toastProblem, toastUndo } from '#web/ui/feedback/toasts.tsx';

const toastId = 'bulk-work';

type Refusal = Exclude<BulkOutcome, 'cambia' | 'igual'>;
const isRefusal = (outcome: BulkOutcome): outcome is Refusal =>
  outcome !== 'cambia' && outcome !== 'igual';

/** Why tenders stay as they are, each reason with how many. */
export function refusalTexts({ datos }: Pick<BulkResult, 'datos'>): string[] {
  return bulkOutcomes.filter(isRefusal).flatMap((refusal) => {
    const count = datos.filter(({ resultado }) => resultado === refusal).length;
    return count === 0 ? [] : i18n.t(`expediente:bulk.refused.${refusal}`, { count });
  });
}

/** What a change would do, without doing it. */
export function bulkTrialQuery(seleccion: BulkSelection, cambio: BulkChange | null) {
  return queryOptions({
    queryKey: ['bulk', 'trial', seleccion, cambio],
    queryFn: ({ signal }) =>
      bulkApi.change({
        body: { seleccion, cambio: cambio ?? { tipo: 'seguir', siguiendo: true }, prueba: true },
        signal,
      }),
    enabled: cambio !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Lists, boards, counts and what is open beside them. */
export async function reread(client: QueryClient): Promise<void> {
  const keys = ['tenders', 'home', 'follow-up'];
  await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}

/** Undoes a change of many, and tells what stayed as it is; answers whether it could be. */
export async function undoChange(client: QueryClient, id: number): Promise<boolean> {
  let isUndone = false;
  try {
    const { deshechas, quedan } = await bulkApi.undo({ params: { id } });
    const codes = quedan.flatMap(({ codigo }) => codigo ?? []);
    const codigos = codes.slice(0, namedCodes).join(', ');
    const count = quedan.length;
    toastDone({
      id: toastId,
      title: i18n.t('expediente:bulk.undone', { count: deshechas }),
      text: count === 0 ? undefined : i18n.t('expediente:bulk.left', { count, codigos }),
    });
    isUndone = true;
  } catch (error) {
    const title = i18n.t('expediente:bulk.notUndone');
    toastProblem({ id: toastId, title, text: problemText(error) });
  }
  await reread(client);
  return isUndone;
}

/** As many codes as a toast has room for. */
const namedCodes = 5;

/** Says what was made of many, with the way back where there is one. */
export function tellMade(
  client: QueryClient,
  masivo: BulkResult['masivo'],
  title: string,
  text?: string,
): void {
  if (masivo === null) return toastDone({ id: toastId, title, text });
  const onClick = () => void undoChange(client, masivo.id);
  const action = { label: i18n.t('expediente:bulk.undo'), onClick };
  return toastUndo({ id: toastId, text, title, action });
}

/** What is said of a change that was made, with the way back. */
function tell(client: QueryClient, result: BulkResult, title: string): void {
  const reasons = refusalTexts(result);
  const toast = { id: toastId, text: reasons.length === 0 ? undefined : reasons.join(' ') };
  const { masivo } = result;
  if (masivo !== null) return tellMade(client, masivo, title, toast.text);
  const nothing = i18n.t('expediente:bulk.none');
  if (reasons.length > 0) toastProblem({ ...toast, title: nothing });
  else toastDone({ ...toast, title: nothing });
}

/** What a toast says of how many tenders a change has changed. */
export function changedText(cambio: BulkChange, count: number): string {
  switch (cambio.tipo) {
    case 'etapa':
      return cambio.etapa === 'descartada'
        ? i18n.t('expediente:bulk.discarded', { count })
        : i18n.t('expediente:bulk.moved', {
            count,
            stage: i18n.t(`expediente:stages.${cambio.etapa}`),
          });
    case 'propuesta':
      return i18n.t(cambio.acepta ? 'expediente:bulk.accepted' : 'expediente:bulk.rejected', {
        count,
      });
    case 'seguir':
      return i18n.t(cambio.siguiendo ? 'expediente:bulk.followed' : 'expediente:bulk.unfollowed', {
        count,
      });
    default:
      return i18n.t('expediente:bulk.changed', { count });
  }
}

/** Changes many tenders, and tells how it went. Rejects with what the server refuses as a whole. */
export async function changeTenders(
  client: QueryClient,
  seleccion: BulkSelection,
  cambio: BulkChange,
): Promise<void> {
  const result = await bulkApi.change({ body: { seleccion, cambio } });
  tell(client, result, changedText(cambio, result.cambian));
  void reread(client);
}

/** The same where nothing is open that could show a refusal. */
export async function changeAtOnce(
  client: QueryClient,
  seleccion: BulkSelection,
  cambio: BulkChange,
): Promise<void> {
  try {
    await changeTenders(client, seleccion, cambio);
  } catch (error) {
    const title = i18n.t('expediente:bulk.failed');
    toastProblem({ id: toastId, title, text: problemText(error) });
  }
}
