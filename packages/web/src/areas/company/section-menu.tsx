import {
  type Icon,
  IconAlertTriangle,
  IconBuilding,
  IconCalendarDue,
  IconHourglass,
  IconListCheck,
  IconScale,
  IconTags,
  IconTrashX,
  IconWebhook,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { useMaySet } from './may-set.tsx';
import { type SectionId, sections } from './sections.ts';
import classes from './company.module.css';

const icons: Record<SectionId, Icon> = {
  datos: IconBuilding,
  motivos: IconTrashX,
  plantillas: IconListCheck,
  criterios: IconScale,
  plazos: IconCalendarDue,
  etiquetas: IconTags,
  webhooks: IconWebhook,
  conservacion: IconHourglass,
  cierre: IconAlertTriangle,
};

export function SectionMenu({ current }: { current: SectionId }) {
  const { t } = useTranslation('company');
  const { data: mayAdminister } = useMaySet();
  // Of nobody else, also to look at.
  const offered = sections.filter((section) => mayAdminister || section !== 'webhooks');
  return (
    <nav className={classes.menu} aria-label={t('menu')}>
      {offered.map((section) => {
        const Icon = icons[section];
        return (
          <AppLink
            key={section}
            to="/empresa"
            hash={section}
            className={classes.menuLink}
            activeOptions={{ includeHash: true }}
            aria-current={section === current ? 'true' : undefined}
            hashScrollIntoView={false}
            resetScroll={false}
          >
            <Icon size={17} stroke={1.7} aria-hidden />
            {t(`sections.${section}`)}
          </AppLink>
        );
      })}
    </nav>
  );
}
