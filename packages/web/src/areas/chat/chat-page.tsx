import { useMediaQuery } from '@mantine/hooks';
import { IconMessages } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppFrame, useAppSide } from '#web/ui/app-frame/app-frame.tsx';
import { SideDrawer } from '#web/ui/side-drawer.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useChatAddress } from './chat-address.ts';
import { ContactDetails, ContactPanel } from './contact-panel.tsx';
import { ContactList } from './contact-list.tsx';
import { Conversation, Missing } from './conversation.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { useArrivals } from './use-arrivals.ts';
import classes from './chat-page.module.css';

export function Page() {
  const { t: title } = useTranslation('pages');
  return (
    <div className={classes.page}>
      <AppFrame title={title('chat')} side={<ContactList />}>
        <Panes />
      </AppFrame>
    </div>
  );
}

/** Three panes need this much. */
const threeQuery = '(min-width: 75em)';

/** The lists beside it are the frame's, where there is room; else they come first, and by themselves. */
function Panes() {
  const { t } = useTranslation('chat');
  const { isWide } = useAppSide();
  const hasThree = useMediaQuery(threeQuery, undefined, { getInitialValueInEffect: false });
  const { search, change } = useChatAddress();
  const { con, panel } = search;
  // What is no number names nobody, as a number that nobody has.
  const id = con === undefined ? undefined : /^\d{1,9}$/.test(con) ? Number(con) : Number.NaN;
  const isNobody = Number.isNaN(id);
  useArrivals(id);
  const isContactOpen = panel === 'contacto' && id !== undefined && !isNobody;
  const closePanel = () => change({ panel: undefined });
  return (
    <div className={classes.panes}>
      <div className={classes.main}>
        {id !== undefined && !isNobody ? (
          <Conversation key={id} id={id} />
        ) : isNobody ? (
          <Missing />
        ) : isWide ? (
          <EmptyState icon={<IconMessages size={22} stroke={1.6} />} title={t('start.title')}>
            {t('start.text')}
          </EmptyState>
        ) : (
          <ContactList />
        )}
      </div>
      {isContactOpen && hasThree ? <ContactPanel id={id} onClose={closePanel} /> : null}
      <SideDrawer
        side="right"
        opened={isContactOpen && !hasThree}
        title={t('contact.title')}
        closeLabel={t('contact.close')}
        width="min(360px, 100%)"
        onClose={closePanel}
      >
        {isContactOpen ? <ContactDetails id={id} /> : null}
      </SideDrawer>
      <SideDrawer
        opened={panel === 'perfil'}
        title={t('profile.title')}
        width="min(360px, 100%)"
        onClose={closePanel}
      >
        <ProfilePanel />
      </SideDrawer>
    </div>
  );
}
