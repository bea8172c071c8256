import type { ChatContact } from '@pliego/contract/areas/chat';
import { Button, CloseButton } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Attachments } from '#web/ui/attachments/attachments.tsx';
import { SwitchRow } from '#web/ui/fields/switch-row.tsx';
import { FaceWithStatus } from './presence.tsx';
import { type Conversation, conversationQuery } from '../queries.ts';
import { useMute, useRemoveChat } from '../use-changes.ts';
import { useSummary } from './use-summary.ts';
import classes from './contact-panel.module.css';

/** The third pane: who the contact is. Its own heading where no drawer has one. */
export function ContactPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <aside className={classes.pane} aria-label={t('contact.title')}>
      <div className={classes.top}>
        <h2 className={classes.title}>{t('contact.title')}</h2>
        <CloseButton aria-label={t('contact.close')} onClick={onClose} />
      </div>
      <ContactDetails id={id} />
    </aside>
  );
}

/** What is known of a contact, what was shared with them, and what can be done with their chat. */
export function ContactDetails({ id }: { id: number }) {
  const { data } = useQuery(conversationQuery(id));
  if (data === undefined) return null;
  return (
    <div className={classes.details}>
      <Who contact={data.contact} />
      <Shared chat={data.chat} />
      <Options contact={data.contact} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part} aria-label={title}>
      <h3 className={classes.partTitle}>{title}</h3>
      {children}
    </section>
  );
}

function Who({ contact }: { contact: ChatContact }) {
  const { t } = useTranslation('chat');
  const { fullName, role, status, about, email, phone, place } = contact;
  return (
    <>
      <div className={classes.who}>
        <FaceWithStatus person={contact} size={72} />
        <p className={classes.name}>{fullName}</p>
        <p className={classes.status}>{t(`status.${status}`)}</p>
      </div>
      <Part title={t('contact.about')}>
        <p className={classes.about}>{about}</p>
      </Part>
      <Part title={t('contact.data')}>
        <dl className={classes.data}>
          <dt>{t('contact.role')}</dt>
          <dd>{role}</dd>
          {email === undefined ? null : (
            <>
              <dt>{t('contact.email')}</dt>
              <dd>
                <a href={`mailto:${email}`} className={classes.link}>
                  {email}
                </a>
              </dd>
            </>
          )}
          {phone === undefined ? null : (
            <>
              <dt>{t('contact.phone')}</dt>
              <dd>
                <a href={`tel:${phone.replaceAll(' ', '')}`} className={classes.link}>
                  <bdi>{phone}</bdi>
                </a>
              </dd>
            </>
          )}
          {place === undefined ? null : (
            <>
              <dt>{t('contact.place')}</dt>
              <dd>{place}</dd>
            </>
          )}
        </dl>
      </Part>
    </>
  );
}

function Shared({ chat }: Pick<Conversation, 'chat'>) {
  const { t } = useTranslation('chat');
  const files = (chat?.chat ?? []).flatMap(({ attachments = [] }) => attachments).toReversed();
  return (
    <Part title={t('contact.files')}>
      {files.length === 0 ? (
        <p className={classes.quiet}>{t('contact.noFiles')}</p>
      ) : (
        <Attachments attachments={files} />
      )}
    </Part>
  );
}

function Options({ contact: { id, fullName } }: { contact: ChatContact }) {
  const { t } = useTranslation('chat');
  const summary = useSummary(id);
  const mute = useMute();
  const remove = useRemoveChat();
  if (summary === undefined) return null;
  return (
    <Part title={t('contact.options')}>
      <SwitchRow
        label={t('contact.mute')}
        checked={summary.isMuted === true}
        onChange={(isMuted) => mute({ id, isMuted })}
      />
      <Button
        variant="subtle"
        color="red"
        className={classes.remove}
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => remove({ id, name: fullName })}
      >
        {t('header.remove')}
      </Button>
    </Part>
  );
}
