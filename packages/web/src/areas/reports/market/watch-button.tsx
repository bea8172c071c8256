import type { BuyerDossier, LineDossier, SupplierDossier } from '@pliego/contract/areas/market';
import { IconBell } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { useWatching } from '#web/api/use-watching.ts';
import { readableName } from '#web/lib/readable-name.ts';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';

/** Families of UNSPSC of what a supplier wins most, which its profile looks for. */
const mostFamilies = 5;

/** The families that a dossier counts, most processes first. */
export function familiesOf({ secciones }: Pick<SupplierDossier, 'secciones'>): string[] {
  const rows = secciones.find(({ id }) => id === 'que')?.filas ?? [];
  const families = rows.flatMap((cells) =>
    cells.flatMap((cell) => (cell.clase === 'cuenta' ? (cell.lista?.rubro ?? []) : [])),
  );
  return [...new Set(families)].slice(0, mostFamilies);
}

type AnyDossier = BuyerDossier | SupplierDossier | LineDossier;

function kindOf(dossier: AnyDossier) {
  if ('codigo' in dossier) return 'line';
  return 'id' in dossier ? 'buyer' : 'supplier';
}

/** The list of a profile: what a buyer asks for, what is asked of a line, or tenders like those that a supplier wins. */
function stateOf(dossier: AnyDossier): string | null {
  if ('codigo' in dossier) return `rubro=${dossier.codigo}`;
  if ('id' in dossier) return `comprador=${dossier.id}`;
  const families = familiesOf(dossier);
  return families.length === 0 ? null : `rubro=${families.join(',')}`;
}

/** Keeps a profile of whom a dossier is of, which tells of what is new. */
export function WatchButton({ dossier }: { dossier: AnyDossier }) {
  const { t } = useTranslation('reportPages');
  const watching = useWatching((name) =>
    toastDone({ title: t('market.watched', { name }), text: t('market.watchedText') }),
  );
  const state = stateOf(dossier);
  if (state === null) return null;
  const kind = kindOf(dossier);
  const name = t(`market.watchName.${kind}`, { name: readableName(dossier.nombre) });
  return (
    <BusyButton
      variant="default"
      leftSection={<IconBell size={16} aria-hidden />}
      title={t(`market.watchHint.${kind}`)}
      busy={watching.isPending}
      disabled={watching.isSuccess}
      onClick={() =>
        watching.mutate(
          { name, state },
          {
            onError: (error) =>
              toastProblem({ title: t('market.watchFailed'), text: problemText(error) }),
          },
        )
      }
    >
      {t(watching.isSuccess ? 'market.watching' : 'market.watch')}
    </BusyButton>
  );
}
