import type { BuyerDossier, SupplierDossier } from '@pliego/contract/areas/market';
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

/** The list of a profile: what a buyer asks for, or tenders like those that a supplier wins. */
function stateOf(dossier: BuyerDossier | SupplierDossier): string | null {
  if ('id' in dossier) return `comprador=${dossier.id}`;
  const families = familiesOf(dossier);
  return families.length === 0 ? null : `rubro=${families.join(',')}`;
}

/** Keeps a profile of whom a dossier is of, which tells of what is new. */
export function WatchButton({ dossier }: { dossier: BuyerDossier | SupplierDossier }) {
  const { t } = useTranslation('reportPages');
  const watching = useWatching((name) =>
    toastDone({ title: t('market.watched', { name }), text: t('market.watchedText') }),
  );
  const state = stateOf(dossier);
  if (state === null) return null;
  const kind = 'id' in dossier ? 'buyer' : 'supplier';
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
