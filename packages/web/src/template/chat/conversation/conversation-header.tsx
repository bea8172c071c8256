import type { ChatContact } from '@pliego/contract/areas/chat';
import { ActionIcon } from '@mantine/core';
import {
  IconArrowLeft,
  IconBell,
  IconBellOff,
  IconDotsVertical,
  IconSearch,
  IconTrash,
} from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '#web/ui/overlay/action-menu.tsx';
import { useAppSide } from '#web/ui/app-frame/app-frame.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { useChatAddress, useChatLink } from '../chat-address.ts';
import { FaceWithStatus } from '../contacts/presence.tsx';
import { useSummary } from '../contacts/use-summary.ts';
import { useMute, useRemoveChat } from '../use-changes.ts';
import classes from './conversation.module.css';

interface ConversationHeaderProps {
  contact: ChatContact;
  isTyping: boolean;
  /** Whether the conversation is being searched; pressing the button starts or ends that. */
  isFinding: boolean;
  onFind: (wanted: boolean) => void;
  /** The search button, for components that close the search elsewhere. */
  findButton: RefObject<HTMLButtonElement | null>;
}

/** The contact, and the actions on the whole conversation. */
export function ConversationHeader(props: ConversationHeaderProps) {
  const { contact, isTyping, isFinding, onFind, findButton } = props;
  const { t } = useTranslation('chat');
  const { isWide } = useAppSide();
  const { search, change } = useChatAddress();
  const linkTo = useChatLink();
  const state = isTyping ? t('list.typing') : t(`status.${contact.status}`);
  const isOpen = search.panel === 'contacto';
  return (
    <header className={classes.header}>
      {isWide ? null : (
        <AppLink {...linkTo()} className={classes.back} aria-label={t('back')}>
          <IconArrowLeft size={20} stroke={1.8} aria-hidden className={classes.arrow} />
        </AppLink>
      )}
      <button
        type="button"
        className={classes.who}
        aria-label={`${t('header.details', { name: contact.fullName })}, ${state}`}
        aria-expanded={isOpen}
        onClick={() => change({ panel: isOpen ? undefined : 'contacto' })}
      >
        <FaceWithStatus person={contact} size={36} />
        <span className={classes.whoText}>
          <span className={classes.whoName}>{contact.fullName}</span>{' '}
          <span className={classes.whoStatus} data-typing={isTyping || undefined}>
            {state}
          </span>
        </span>
      </button>
      <ActionIcon
        ref={findButton}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('header.find')}
        aria-expanded={isFinding}
        onClick={() => onFind(!isFinding)}
      >
        <IconSearch size={18} stroke={1.8} aria-hidden />
      </ActionIcon>
      <Actions contact={contact} />
    </header>
  );
}

function Actions({ contact: { id, fullName } }: { contact: ChatContact }) {
  const { t } = useTranslation('chat');
  const mute = useMute();
  const remove = useRemoveChat();
  const summary = useSummary(id);
  // There is nothing yet that could be silenced or deleted.
  if (summary === undefined) return null;
  const isMuted = summary.isMuted === true;
  const MuteIcon = isMuted ? IconBell : IconBellOff;
  return (
    <ActionMenu
      label={t('header.more')}
      actions={[
        {
          id: 'mute',
          label: t(isMuted ? 'header.unmute' : 'header.mute'),
          icon: <MuteIcon size={16} aria-hidden />,
          onPick: () => mute({ id, isMuted: !isMuted }),
        },
        {
          id: 'remove',
          label: t('header.remove'),
          icon: <IconTrash size={16} aria-hidden />,
          danger: true,
          apart: true,
          onPick: () => remove({ id, name: fullName }),
        },
      ]}
    >
      <IconDotsVertical size={18} stroke={1.8} aria-hidden />
    </ActionMenu>
  );
}

/** The header while the contact is loading; the back link is shown already. */
export function HeaderSkeleton() {
  const { t } = useTranslation('chat');
  const { isWide } = useAppSide();
  const linkTo = useChatLink();
  return (
    <header className={classes.header}>
      {isWide ? null : (
        <AppLink {...linkTo()} className={classes.back} aria-label={t('back')}>
          <IconArrowLeft size={20} stroke={1.8} aria-hidden className={classes.arrow} />
        </AppLink>
      )}
    </header>
  );
}
