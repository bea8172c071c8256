import type { Mail, MailPerson } from '@pliego/contract/areas/email';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PersonFace } from '#web/ui/display/person.tsx';
import type { Place } from './mail-place.ts';
import { mailPeopleQuery } from './queries.ts';

interface Named {
  name: string;
  email: string;
}

/** A person without a name is shown by their address. */
export const nameOf = ({ name, email }: Named): string => (name.trim() === '' ? email : name);
export const namesOf = (people: readonly Named[]): string => people.map(nameOf).join(', ');

/** The same hue for the same address, always. */
export function faceOf(person: Named & { avatar?: string }): PersonFace {
  const id = person.email.split('').reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return { id, fullName: nameOf(person), avatar: person.avatar ?? null };
}

/** The user of the mailbox and their contacts; empty while loading. */
export function useMailPeople(): { me: MailPerson | undefined; people: readonly MailPerson[] } {
  const { data } = useQuery(mailPeopleQuery);
  return { me: data?.me, people: data?.people ?? [] };
}

const isOwn = (mail: Mail, me: Named | undefined) => mail.from.email === me?.email;

/** An editable draft; mails of other senders stay read-only in any folder. */
export const isOwnDraft = (mail: Mail, me: Named | undefined): boolean =>
  mail.folder === 'draft' && isOwn(mail, me);

/** Unsent mails cannot be answered. */
export const isSaid = ({ folder }: Mail): boolean => folder !== 'draft' && folder !== 'scheduled';

export const subjectOf = (mail: Mail, none: string): string =>
  mail.subject.trim() === '' ? none : mail.subject;

/** The people in the line of a mail: the sender, or the recipients. */
export function useMailNames(place: Place) {
  const { t } = useTranslation('email');
  const { me, people } = useMailPeople();
  const isOutgoing =
    place.kind === 'folder' && ['sent', 'draft', 'scheduled'].includes(place.folder);
  return (mail: Mail): { name: string; face: PersonFace; subject: string; isDraft: boolean } => {
    const subject = subjectOf(mail, t('list.noSubject'));
    const isDraft = isOwnDraft(mail, me);
    const [first] = mail.to;
    if (!isOwn(mail, me) || (!isOutgoing && !isDraft && mail.folder !== 'scheduled')) {
      return { name: nameOf(mail.from), face: faceOf(mail.from), subject, isDraft };
    }
    const names = first === undefined ? t('list.nobody') : namesOf(mail.to);
    const known = people.find(({ email }) => email === first?.email);
    const face = faceOf(known ?? first ?? mail.from);
    return { name: t('list.to', { names }), face, subject, isDraft };
  };
}
