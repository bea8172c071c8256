import type { ChatContact } from '@pliego/contract/areas/chat';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { PickList } from '#web/ui/fields/pick-list.tsx';
import { conversationWith } from '../chat-address.ts';
import { FaceWithStatus } from './presence.tsx';

interface NewChatProps {
  contacts: ChatContact[];
  onClose: () => void;
}

/** Chooses whom to write to. The conversation opens with the first message. */
export function NewChat({ contacts, onClose }: NewChatProps) {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const options = contacts.map((contact) => ({
    value: String(contact.id),
    label: contact.fullName,
    note: contact.role,
    prefix: <FaceWithStatus person={contact} size={30} />,
  }));
  return (
    <Dialog title={t('list.newChat')} onClose={onClose}>
      <PickList
        single
        label={t('newChat.pick')}
        searchLabel={t('newChat.search')}
        options={options}
        selected={[]}
        maxHeight={420}
        onPick={(id) => {
          onClose();
          void navigate(conversationWith(Number(id)));
        }}
      />
    </Dialog>
  );
}
