import {
  type Icon,
  IconAlertTriangle,
  IconBuilding,
  IconCalendarDue,
  IconChartHistogram,
  IconHourglass,
  IconListCheck,
  IconScale,
  IconShieldLock,
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
  tableros: IconChartHistogram,
  webhooks: IconWebhook,
  ingreso: IconShieldLock,
  conservacion: IconHourglass,
  cierre: IconAlertTriangle,
};

/** Of nobody else, also to look at. */
const ofAdministrators: ReadonlySet<SectionId> = new Set(['tableros', 'webhooks', 'ingreso']);

export function SectionMenu({ current }: { current: SectionId }) {
  const { t } = useTranslation('company');
  const { data: mayAdminister } = useMaySet();
  const offered = sections.filter((section) => mayAdminister || !ofAdministrators.has(section));
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
