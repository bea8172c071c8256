import { ActionIcon, Button, Switch, TextInput } from '@mantine/core';
import {
  demoConnections,
  demoSocials,
  type DemoUserDetails,
} from '@pliego/contract/areas/demo-user-details';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTwitter,
  type IconProps,
  IconPencil,
  IconTrash,
  IconWorld,
} from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { toastDone, toastUndo } from '#web/ui/feedback/toasts.tsx';
import { useWidgetTexts } from '#web/ui/texts/widget-texts.tsx';
import { usePatchDetails } from './use-patch-details.ts';
import classes from './view.module.css';

type Social = (typeof demoSocials)[number];

/** Brand names, not translated; the user's own website has none. */
const networks: Record<Social, { name: string | null; Icon: ComponentType<IconProps> }> = {
  facebook: { name: 'Facebook', Icon: IconBrandFacebook },
  twitter: { name: 'X', Icon: IconBrandTwitter },
  instagram: { name: 'Instagram', Icon: IconBrandInstagram },
  linkedin: { name: 'LinkedIn', Icon: IconBrandLinkedin },
  website: { name: null, Icon: IconWorld },
};

/** What other services know of the person, and where else they are found. */
export function ConnectionsTab({ details }: { details: DemoUserDetails }) {
  const { t } = useTranslation('demoUsers');
  const patch = usePatchDetails(details.id);
  const { connections } = details;
  return (
    <>
      <Section title={t('view.connections.title')}>
        <p className={classes.text}>{t('view.connections.text')}</p>
        <ul className={classes.items}>
          {demoConnections.map((name) => (
            <li key={name} className={classes.itemLine}>
              <span className={classes.stacked}>
                {t(`view.connections.names.${name}`)}
                <span className={classes.soft}>{t(`view.connections.texts.${name}`)}</span>
              </span>
              <Switch
                aria-label={t(`view.connections.names.${name}`)}
                checked={connections[name]}
                onChange={({ currentTarget: { checked } }) =>
                  patch((now) => ({ connections: { ...now.connections, [name]: checked } }))
                }
              />
            </li>
          ))}
        </ul>
      </Section>
      <Socials details={details} />
    </>
  );
}

function Socials({ details }: { details: DemoUserDetails }) {
  const { t } = useTranslation('demoUsers');
  const { undo } = useWidgetTexts();
  const patch = usePatchDetails(details.id);
  const [linked, setLinked] = useState<Social | null>(null);
  const { social } = details;
  const nameOf = (one: Social) => networks[one].name ?? t('view.connections.site');
  const link = (one: Social, handle: string) =>
    patch((now) => ({ social: { ...now.social, [one]: handle } }));
  const unlink = (one: Social) => {
    const handle = social[one];
    link(one, '');
    toastUndo({
      id: `social-${one}`,
      title: t('view.connections.removed', { network: nameOf(one) }),
      action: { label: undo, onClick: () => link(one, handle) },
    });
  };
  return (
    <Section title={t('view.connections.social')}>
      <p className={classes.text}>{t('view.connections.socialText')}</p>
      <ul className={classes.items}>
        {demoSocials.map((one) => (
          <SocialLine
            key={one}
            Icon={networks[one].Icon}
            network={nameOf(one)}
            handle={social[one]}
            onLink={() => setLinked(one)}
            onUnlink={() => unlink(one)}
          />
        ))}
      </ul>
      {linked === null ? null : (
        <HandleDialog
          network={nameOf(linked)}
          handle={social[linked]}
          onKeep={(handle) => {
            link(linked, handle);
            setLinked(null);
            toastDone({ title: t('view.connections.saved', { network: nameOf(linked) }) });
          }}
          onClose={() => setLinked(null)}
        />
      )}
    </Section>
  );
}

interface SocialLineProps {
  Icon: ComponentType<IconProps>;
  network: string;
  /** Empty while the network is not linked. */
  handle: string;
  onLink: () => void;
  onUnlink: () => void;
}

function SocialLine({ Icon, network, handle, onLink, onUnlink }: SocialLineProps) {
  const { t } = useTranslation('demoUsers');
  return (
    <li className={classes.itemLine}>
      <Icon size={22} stroke={1.6} aria-hidden />
      <span className={classes.stacked}>
        {network}
        <span className={classes.soft}>{handle === '' ? t('view.connections.none') : handle}</span>
      </span>
      {handle === '' ? (
        <Button
          size="compact-sm"
          variant="light"
          aria-label={t('view.connections.linkTitle', { network })}
          onClick={onLink}
        >
          {t('view.connections.link')}
        </Button>
      ) : (
        <span className={classes.itemActions}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('view.connections.edit', { network })}
            onClick={onLink}
          >
            <IconPencil size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('view.connections.unlink', { network })}
            onClick={onUnlink}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </span>
      )}
    </li>
  );
}

interface HandleDialogProps {
  network: string;
  handle: string;
  onKeep: (handle: string) => void;
  onClose: () => void;
}

function HandleDialog({ network, handle, onKeep, onClose }: HandleDialogProps) {
  const { t } = useTranslation(['demoUsers', 'common']);
  const [typed, setTyped] = useState(handle);
  return (
    <Dialog title={t('view.connections.linkTitle', { network })} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          onKeep(typed.trim());
        }}
      >
        <TextInput
          data-autofocus
          maxLength={200}
          label={t('view.connections.handle', { network })}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" disabled={typed.trim() === ''}>
            {t('view.connections.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
