import type { CommerceBoard } from '@pliego/contract/areas/card-details';
import {
  IconBox,
  IconCash,
  IconMedal,
  type IconProps,
  IconTrendingUp,
  IconUsers,
} from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/api/use-session.ts';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import { AppLink, type Destination } from '#web/ui/navigation/app-link.tsx';
import { toneProps, type Tone } from '#web/ui/display/tone.ts';
import { Card } from '#web/ui/page/card.tsx';
import classes from './dashboards.module.css';
import lists from './lists.module.css';

type BoardQuery = UseQueryResult<CommerceBoard>;

/** How well the month went. */
export function MedalCard({ query }: { query: BoardQuery }) {
  const { t } = useTranslation('dashboards');
  const { userData } = useSession();
  const [firstName = userData.fullName] = userData.fullName.split(' ');
  return (
    <Card query={query} height={103}>
      {({ medal }) => (
        <div className={classes.medal}>
          <div>
            <h2 className={classes.bannerTitle}>{t('commerce.medalTitle', { name: firstName })}</h2>
            <p className={classes.soft}>{t('commerce.medalText')}</p>
            <p className={classes.big}>{formatMoney(medal, 'CLP')}</p>
            <AppLink to="/apps/invoice/list">{t('commerce.medalLink')}</AppLink>
          </div>
          <IconMedal size={72} stroke={1.2} aria-hidden className={classes.medalIcon} />
        </div>
      )}
    </Card>
  );
}

interface Figure {
  name: 'sales' | 'customers' | 'products' | 'revenue';
  Icon: ComponentType<IconProps>;
  tone: Tone;
  /** The source of its figure. */
  to: Destination;
}

const figures: Figure[] = [
  { name: 'sales', Icon: IconTrendingUp, tone: 'celeste', to: { to: '/apps/invoice/list' } },
  { name: 'customers', Icon: IconUsers, tone: 'verde', to: { to: '/apps/user/list' } },
  { name: 'products', Icon: IconBox, tone: 'naranja', to: { to: '/apps/ecommerce/shop' } },
  {
    name: 'revenue',
    Icon: IconCash,
    tone: 'violeta',
    to: { to: '/apps/invoice/list', search: { status: 'Paid' } },
  },
];

/** Four figures of the month; each leads to what it counts. */
export function FiguresCard({ query }: { query: BoardQuery }) {
  const { t } = useTranslation('dashboards');
  return (
    <Card title={t('commerce.figures')} query={query} height={109}>
      {({ figures: values }) => (
        <ul className={lists.strip}>
          {figures.map(({ name, Icon, tone, to }) => {
            const { className, style } = toneProps(tone);
            const value = values[name];
            return (
              <li key={name}>
                <AppLink {...to} className={lists.stripItem}>
                  <span className={`${className} ${lists.stripIcon}`} style={style} aria-hidden>
                    <Icon size={20} />
                  </span>
                  <span className={lists.stacked}>
                    <span className={lists.stripValue}>
                      {name === 'revenue' ? formatMoney(value, 'CLP') : formatCount(value)}
                    </span>
                    <span className={classes.soft}>{t(`commerce.${name}`)}</span>
                  </span>
                </AppLink>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
