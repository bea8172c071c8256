import type { Product } from '@pliego/contract/areas/product-shapes';
import { IconBell } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { useAbility } from '#web/api/use-session.ts';
import { useWatching } from '#web/api/use-watching.ts';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';

interface WatchMatchesProps {
  /** One, or a line of products that belong together. */
  products: readonly Pick<Product, 'id' | 'nombre'>[];
  onDone?: () => void;
}

/** Keeps what fits some products as a view, which tells of what is new. */
export function WatchMatches({ products, onDone }: WatchMatchesProps) {
  const { t } = useTranslation('products');
  const mayWatch = useAbility().can('read', 'Tender');
  const watching = useWatching((name) => {
    toastDone({ title: t('watch.done', { name }), text: t('watch.doneText') });
    onDone?.();
  });
  const [first] = products;
  if (!mayWatch || first === undefined) return null;
  const count = products.length;
  // The name has to leave room for how many others there are.
  const shown = first.nombre.length > 40 ? `${first.nombre.slice(0, 39).trimEnd()}…` : first.nombre;
  const name = t('watch.name', { count, name: shown, others: count - 1 });
  const state = `calce=si&producto=${products.map(({ id }) => id).join(',')}&sort=-puntaje`;
  return (
    <BusyButton
      size="compact-sm"
      variant="default"
      leftSection={<IconBell size={14} aria-hidden />}
      title={t('watch.hint', { count })}
      busy={watching.isPending}
      disabled={watching.isSuccess}
      onClick={() =>
        watching.mutate(
          { name, state },
          {
            onError: (error) =>
              toastProblem({ title: t('watch.failed'), text: problemText(error) }),
          },
        )
      }
    >
      {t(watching.isSuccess ? 'watch.watched' : 'watch.short')}
    </BusyButton>
  );
}
