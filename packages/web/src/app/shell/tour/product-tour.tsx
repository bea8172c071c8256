import { useTranslation } from 'react-i18next';
import { type GuidedStep, GuidedTour } from '#web/ui/overlay/guided-tour.tsx';

/** Parts of the frame by their `data-tour`, in the order in which somebody new needs them. */
const stops = [
  // Its head: the menu itself scrolls, and may be higher than the window.
  { name: 'menu', target: '[data-tour="menu"]', position: 'right' },
  { name: 'bookmarks', target: '[data-tour="bookmarks"]', position: 'bottom' },
  { name: 'search', target: '[data-tour="search"]', position: 'bottom' },
  { name: 'help', target: '[data-tour="help"]', position: 'bottom' },
  { name: 'notices', target: '[data-tour="notices"]', position: 'bottom' },
] as const;

/** Shows somebody new where everything is. */
export function ProductTour({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('productTour');
  const steps = stops.map(({ name, target, position }): GuidedStep => ({
    name,
    target,
    position,
    title: t(`titles.${name}`),
    text: t(`texts.${name}`),
  }));
  const labels = {
    skip: t('skip'),
    back: t('back'),
    next: t('next'),
    close: t('finish'),
    beacon: t('beacon'),
    stepCounter: (current: number, total: number) => t('step', { current, total }),
  };
  return <GuidedTour steps={steps} labels={labels} onClose={onClose} />;
}
