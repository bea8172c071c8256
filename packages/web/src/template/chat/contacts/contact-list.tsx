import type { ChatContact } from '@pliego/contract/areas/chat';
import { Button } from '@mantine/core';
import { IconAddressBook, IconPencilPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '@pliego/contract/rules/fold-text';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { useChatAddress, useChatLink } from '../chat-address.ts';
import { ChatRow, ContactRow } from './contact-rows.tsx';
import { ListSkeleton } from '../skeletons.tsx';
import { NewChat } from './new-chat.tsx';
import { OwnFace } from './own-face.tsx';
import { type ChatLists, contactsQuery } from '../queries.ts';
import classes from './contact-list.module.css';

/** The chats, the latest first, and below them all contacts. */
export function ContactList() {
  const { t } = useTranslation('chat');
  const { search, change } = useChatAddress();
  const [choosing, setChoosing] = useState(false);
  const lists = useQuery(contactsQuery);
  return (
    <div className={classes.pane}>
      <div className={classes.top}>
        <OwnFace />
        <SearchField
          className={classes.search}
          label={t('list.search')}
          value={search.q ?? ''}
          onSearch={(text) => change({ q: text === '' ? undefined : text }, { replace: true })}
        />
        <button
          type="button"
          className={classes.newChat}
          aria-label={t('list.newChat')}
          title={t('list.newChat')}
          onClick={() => setChoosing(true)}
        >
          <IconPencilPlus size={20} stroke={1.7} aria-hidden />
        </button>
      </div>
      <div className={classes.scroll}>
        <QueryState query={lists} loading={<ListSkeleton />}>
          {(data) => <Lists lists={data} />}
        </QueryState>
      </div>
      {choosing ? (
        <NewChat contacts={lists.data?.contacts ?? []} onClose={() => setChoosing(false)} />
      ) : null}
    </div>
  );
}

const isNamed = (needle: string) => (contact: ChatContact) =>
  needle === '' || foldText(contact.fullName).includes(needle);

function Lists({ lists }: { lists: ChatLists }) {
  const { t } = useTranslation('chat');
  const { search, change } = useChatAddress();
  const linkTo = useChatLink();
  // Many rows may come and go with a key: the field goes first.
  const needle = foldText(useDeferredValue(search.q ?? ''));
  const chats = lists.chatsContacts.filter(isNamed(needle));
  const contacts = lists.contacts.filter(isNamed(needle));
  const current = search.con === undefined ? Number.NaN : Number(search.con);
  if (contacts.length === 0 && needle !== '') {
    return (
      <EmptyState
        icon={<IconAddressBook size={22} stroke={1.6} />}
        title={t('list.nobody')}
        actions={
          <Button variant="default" onClick={() => change({ q: undefined }, { replace: true })}>
            {t('list.clear')}
          </Button>
        }
      >
        {t('list.nobodyHint')}
      </EmptyState>
    );
  }
  return (
    <nav aria-label={t('title')}>
      {chats.length === 0 && needle !== '' ? null : (
        <h2 className={classes.heading}>{t('list.chats')}</h2>
      )}
      {chats.length === 0 && needle === '' ? (
        <p className={classes.hint}>{t('list.noChats')}</p>
      ) : (
        <ul className={classes.rows}>
          {chats.map((contact) => (
            <ChatRow
              key={contact.id}
              contact={contact}
              chat={contact.chat}
              linkTo={linkTo}
              isCurrent={contact.id === current}
            />
          ))}
        </ul>
      )}
      <h2 className={classes.heading}>{t('list.contacts')}</h2>
      <ul className={classes.rows}>
        {contacts.map((contact) => (
          <ContactRow
            key={contact.id}
            contact={contact}
            linkTo={linkTo}
            // A contact with a chat is marked there.
            isCurrent={contact.id === current && contact.chat === undefined}
          />
        ))}
      </ul>
    </nav>
  );
}
