import { IconMessages } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AppFrame, useAppSide } from '#web/ui/app-frame/app-frame.tsx';
import { SideDrawer } from '#web/ui/overlay/side-drawer.tsx';
import { noteOpened } from '#web/ui/navigation/opened-apps.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { useMedia } from '#web/ui/page/use-media.ts';
import { useChatAddress } from './chat-address.ts';
import { ContactDetails, ContactPanel } from './contacts/contact-panel.tsx';
import { ContactList } from './contacts/contact-list.tsx';
import { Conversation, Missing } from './conversation/conversation.tsx';
import { ProfilePanel } from './contacts/profile-panel.tsx';
import classes from './chat-page.module.css';

export function ChatPage() {
  const { t: title } = useTranslation('pages');
  return (
    <div className={classes.page}>
      <AppFrame title={title('chat')} side={<ContactList />}>
        <Panes />
      </AppFrame>
    </div>
  );
}

/** The width from which three panes fit. */
const threeQuery = '(min-width: 75em)';

/** Undefined when the address names no contact, NaN when what it has is no number. */
function contactIdOf(con: string | undefined): number | undefined {
  if (con === undefined) return undefined;
  return /^\d{1,9}$/.test(con) ? Number(con) : Number.NaN;
}

/** The conversation; without one, an invitation to choose or, where the side pane has no room, the list itself. */
function MainPane({ id }: { id: number | undefined }) {
  const { t } = useTranslation('chat');
  const { isWide } = useAppSide();
  if (Number.isNaN(id)) return <Missing />;
  if (id !== undefined) return <Conversation key={id} id={id} />;
  if (!isWide) return <ContactList />;
  return (
    <EmptyState icon={<IconMessages size={22} stroke={1.6} />} title={t('start.title')}>
      {t('start.text')}
    </EmptyState>
  );
}

/** The conversation, and beside it the details of the contact where there is room. */
function Panes() {
  const { t } = useTranslation('chat');
  const hasThree = useMedia(threeQuery);
  const { search, change } = useChatAddress();
  const { panel } = search;
  const id = contactIdOf(search.con);
  const isNobody = Number.isNaN(id);
  useEffect(() => noteOpened('chat'), []);
  const isContactOpen = panel === 'contacto' && id !== undefined && !isNobody;
  const closePanel = () => change({ panel: undefined });
  return (
    <div className={classes.panes}>
      <div className={classes.main}>
        <MainPane id={id} />
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
