import { IconApi, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery } from '#web/api/reference-queries.ts';
import { useSessionIfAny } from '#web/api/use-session.ts';
import classes from './help.module.css';

/** Whom to ask when no article answers: who administers the company, and for programs the pages of the API. */
export function ContactCards() {
  const { t } = useTranslation('help');
  const session = useSessionIfAny();
  return (
    <div className={classes.contacts}>
      <Contact icon={<IconUsers size={22} stroke={1.6} aria-hidden />} title={t('contact.admin')}>
        {session === undefined ? <p>{t('contact.signedOut')}</p> : <Administrators />}
      </Contact>
      <Contact icon={<IconApi size={22} stroke={1.6} aria-hidden />} title={t('contact.api')}>
        <p>{t('contact.apiText')}</p>
        <a href="/api/docs">{t('contact.apiLink')}</a>
      </Contact>
    </div>
  );
}

function Contact({
  icon,
  title,
  children,
}: {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <section className={classes.contact} aria-label={title}>
      {icon}
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Administrators() {
  const { t } = useTranslation('help');
  const { data } = useQuery(colleaguesQuery);
  const admins = data?.datos.filter(({ role, status }) => role === 'admin' && status === 'active');
  return (
    <>
      <p>{t('contact.adminText')}</p>
      {admins?.map(({ id, fullName, email }) => (
        <p key={id}>
          {fullName} · <a href={`mailto:${email}`}>{email}</a>
        </p>
      ))}
    </>
  );
}
