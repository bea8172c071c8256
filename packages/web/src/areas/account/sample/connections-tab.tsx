import type { AccountSettings } from '@pliego/contract/areas/account-settings';
import {
  IconBrandFacebook,
  IconBrandGithub,
  IconBrandGoogle,
  IconBrandTwitter,
  type IconProps,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { networkNames } from '../data/profile-values.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { SwitchRow } from '#web/ui/fields/switch-row.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { sampleSettingsQuery } from '../queries.ts';
import { SamplePart } from './sample-part.tsx';
import { useSampleSettings } from './use-sample-settings.ts';
import classes from '../account.module.css';

type Service = keyof AccountSettings['social']['connections'];

const services: readonly { id: Service; name: string; Icon: ComponentType<IconProps> }[] = [
  { id: 'google', name: 'Google', Icon: IconBrandGoogle },
  { id: 'twitter', name: 'X (Twitter)', Icon: IconBrandTwitter },
  { id: 'facebook', name: 'Facebook', Icon: IconBrandFacebook },
  { id: 'github', name: 'GitHub', Icon: IconBrandGithub },
];

/** Who one is elsewhere, and what of that is linked. */
export function ConnectionsTab() {
  return (
    <SamplePart>
      <Connections />
    </SamplePart>
  );
}

function Connections() {
  const { t } = useTranslation('account');
  const settings = useQuery(sampleSettingsQuery);
  return (
    <Section title={t('connections.title')}>
      <p className={classes.text}>{t('connections.text')}</p>
      <QueryState query={settings} lines={6}>
        {({ general, social }) => (
          <>
            <ul className={classes.networks} aria-label={t('connections.title')}>
              {services.map((service) => (
                <ServiceRow
                  key={service.id}
                  {...service}
                  linked={social.connections[service.id]}
                  account={general.username}
                />
              ))}
            </ul>
            <h3 className={classes.subtitle}>{t('connections.links')}</h3>
            <ul className={classes.networks}>
              {Object.entries(social.socialLinks).map(([name, link]) => (
                <li key={name} className={classes.network}>
                  <span className={classes.networkName}>
                    {networkNameOf(name)}
                    <span className={classes.soft}>
                      {link === '' ? t('connections.none') : link}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryState>
    </Section>
  );
}

const networkNameOf = (name: string): string =>
  Object.entries(networkNames).find(([known]) => known === name)?.[1] ?? name;

interface ServiceRowProps {
  id: Service;
  name: string;
  Icon: ComponentType<IconProps>;
  linked: object;
  account: string;
}

function ServiceRow({ id, name, Icon, linked, account }: ServiceRowProps) {
  const { t } = useTranslation('account');
  const change = useSampleSettings();
  const handle = 'id' in linked && typeof linked.id === 'string' ? linked.id : undefined;
  const set = (connection: object) =>
    change((held) => ({
      ...held,
      social: { ...held.social, connections: { ...held.social.connections, [id]: connection } },
    }));
  return (
    <li className={classes.network}>
      <Icon size={22} stroke={1.6} aria-hidden />
      <span className={classes.networkName}>
        {name}
        <span className={classes.soft}>
          {handle === undefined ? t('connections.notLinked') : t('connections.as', { handle })}
        </span>
      </span>
      <SwitchRow
        label={t('connections.link', { name })}
        labelHidden
        checked={handle !== undefined}
        onChange={(checked) => set(checked ? { profileImg: '', id: account } : {})}
      />
    </li>
  );
}
