import { Button, Combobox, Textarea, useCombobox } from '@mantine/core';
import { maxCommentLength } from '@pliego/contract/areas/comments';
import { foldText } from '@pliego/contract/rules/fold-text';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery } from '#web/api/reference-queries.ts';
import { Person } from '#web/ui/display/person.tsx';
import { type Mentionable, openMention, storedOf, typedOf } from './mention-text.ts';
import classes from './comments.module.css';

interface CommentFormProps {
  /** The stored text to correct; empty for a new one. */
  text?: string;
  label: string;
  submit: string;
  busy: boolean;
  /** It was opened by a press: the focus goes into it. */
  takesFocus?: boolean;
  /** Keeps the text; true empties the field. */
  onSend: (stored: string) => Promise<boolean>;
  onCancel?: () => void;
}

/** A comment being written. `@` offers the people of the company; Ctrl+Enter sends. */
export function CommentForm(props: CommentFormProps) {
  const { text = '', label, submit, busy, takesFocus = false, onSend, onCancel } = props;
  const { t } = useTranslation(['expediente', 'common']);
  const { data } = useQuery(colleaguesQuery);
  const people = (data?.datos ?? []).filter(({ status }) => status === 'active');
  const [typed, setTyped] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);
  const shown = typed ?? typedOf(text, people);
  const mentions = useMentions(people, shown, setTyped, area);
  const send = async () => {
    const stored = storedOf(shown, people).trim();
    if (stored === '' || busy) return;
    if (await onSend(stored)) setTyped('');
  };
  return (
    <div className={classes.form}>
      <Combobox store={mentions.combobox} onOptionSubmit={mentions.pick} position="top-start">
        <Combobox.Target>
          <Textarea
            ref={area}
            aria-label={label}
            placeholder={label}
            autosize
            minRows={onCancel === undefined ? 1 : 2}
            maxRows={12}
            maxLength={maxCommentLength}
            value={shown}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              mentions.look(event.currentTarget);
            }}
            onBlur={() => mentions.combobox.closeDropdown()}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              void send();
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={mentions.offered.length === 0}>
          <Combobox.Options aria-label={t('comments.people')}>
            {mentions.offered.map((person) => (
              <Combobox.Option key={person.id} value={String(person.id)}>
                <Person person={person} size={20} />
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {shown === '' && onCancel === undefined ? null : (
        <div className={classes.formActions}>
          <span className={classes.soft}>{t('comments.hint')}</span>
          {onCancel === undefined ? null : (
            <Button size="xs" variant="default" onClick={onCancel}>
              {t('common:actions.cancel')}
            </Button>
          )}
          <Button size="xs" loading={busy} onClick={() => void send()}>
            {submit}
          </Button>
        </div>
      )}
    </div>
  );
}

const offeredPeople = 6;

/** The people offered for the mention that is being typed. */
function useMentions<P extends Mentionable>(
  people: readonly P[],
  typed: string,
  onType: (typed: string) => void,
  area: RefObject<HTMLTextAreaElement | null>,
) {
  const combobox = useCombobox();
  const [open, setOpen] = useState<{ at: number; said: string } | null>(null);
  const wanted = foldText(open?.said ?? '');
  const offered =
    open === null
      ? []
      : people
          .filter(({ fullName }) => foldText(fullName).includes(wanted))
          .slice(0, offeredPeople);
  const look = ({ value, selectionStart }: HTMLTextAreaElement) => {
    const mention = openMention(value, selectionStart);
    setOpen(mention);
    if (mention === null) {
      combobox.closeDropdown();
      return;
    }
    combobox.openDropdown();
    combobox.selectFirstOption();
  };
  const pick = (value: string) => {
    const person = people.find(({ id }) => String(id) === value);
    if (person === undefined || open === null) return;
    const end = open.at + 1 + open.said.length;
    onType(`${typed.slice(0, open.at)}@${person.fullName} ${typed.slice(end)}`);
    setOpen(null);
    combobox.closeDropdown();
    area.current?.focus();
  };
  return { combobox, offered, look, pick };
}
