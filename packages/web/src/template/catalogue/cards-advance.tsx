import { Button, Checkbox, Progress, TextInput, Timeline as Line } from '@mantine/core';
import { number as cardNumber } from 'card-validator';
import { IconMedal, IconTrophy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAgo, formatCount, formatFineShare, formatIsoDate } from '#web/lib/format.ts';
import { formatMoment, formatMoney, formatShare, formatTime } from '#web/lib/format.ts';
import { toggled } from '#web/lib/toggled.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { Fact, Facts } from '#web/ui/display/facts.tsx';
import { Face } from '#web/ui/display/person.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { OptionRow, OptionRows } from '#web/ui/fields/option-rows.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { groupedNumber } from './cards/card-number.ts';
import { Shares } from './cards/figures.tsx';
import { cardQueries } from './cards/queries.ts';
import classes from './cards-advance.module.css';

export const parts = ['Card', 'Section', 'Facts', 'Fact', 'OptionRow'];

const gabriela = { id: 1, fullName: 'Gabriela Montecinos', avatar: null };
const rodrigo = { id: 2, fullName: 'Rodrigo Valdebenito', avatar: null };

export function Job() {
  const { t } = useTranslation('cardsAdvance');
  const [isTaken, setIsTaken] = useState(false);
  return (
    <Section title={t('text.job')} level={4} actions={<Pill tone="celeste">{t('text.part')}</Pill>}>
      <Facts>
        <Fact name={t('text.place')}>{t('text.placeText')}</Fact>
        <Fact name={t('text.pay')}>{formatMoney(1_350_000, 'CLP')}</Fact>
        <Fact name={t('text.until')}>{formatIsoDate('2026-12-11')}</Fact>
      </Facts>
      <Button fullWidth mt="sm" aria-pressed={isTaken} onClick={() => setIsTaken(!isTaken)}>
        {t(isTaken ? 'text.applied' : 'text.apply')}
      </Button>
    </Section>
  );
}

/** What is written stays here: nobody else reads it. */
export function Chat() {
  const { t } = useTranslation('cardsAdvance');
  const [sent, setSent] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setSent([...sent, text.trim()]);
    setText('');
  };
  return (
    <Section title={rodrigo.fullName} level={4} actions={<Face person={rodrigo} size={28} />}>
      <div className={classes.talk} role="log" aria-label={t('text.talk')}>
        <p>{t('text.asked')}</p>
        <p data-own>{t('text.answered')}</p>
        {sent.map((line, index) => (
          // Lines are only added.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index} data-own>
            {line}
          </p>
        ))}
      </div>
      <form className={classes.write} onSubmit={send}>
        <TextInput
          aria-label={t('text.write')}
          placeholder={t('text.write')}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit">{t('text.send')}</Button>
      </form>
    </Section>
  );
}

export function Medal() {
  const { t } = useTranslation('cardsAdvance');
  return (
    <Card title={t('text.medal')} level={4} query={useQuery(cardQueries.commerce)} height={80}>
      {({ medal }) => (
        <div className={classes.beside}>
          <p className={classes.figure}>{formatMoney(medal, 'CLP')}</p>
          <IconMedal size={56} stroke={1.3} aria-hidden className={classes.warm} />
        </div>
      )}
    </Card>
  );
}

export function Meetup() {
  const { t } = useTranslation('cardsAdvance');
  const now = useNow();
  return (
    <Card title={t('text.meetup')} level={4} query={useQuery(cardQueries.commerce)} height={190}>
      {({ meetup }) => (
        <>
          <p className={classes.strong}>{meetup.title}</p>
          <p className={classes.soft}>{meetup.text}</p>
          <Facts>
            <Fact name={t('text.when')}>
              {formatMoment(meetup.start, now)} – {formatTime(meetup.end)}
            </Fact>
            <Fact name={t('text.place')}>{meetup.place}</Fact>
            <Fact name={t('text.guests')}>{formatCount(meetup.guests.length)}</Fact>
          </Facts>
        </>
      )}
    </Card>
  );
}

export function Payment() {
  const { t } = useTranslation('cardsAdvance');
  const [typed, setTyped] = useState('');
  const { card, isPotentiallyValid, isValid } = cardNumber(typed);
  return (
    <Section title={t('text.payment')} level={4}>
      <TextInput
        label={t('text.number')}
        description={card?.niceType ?? t('text.numberHint')}
        inputMode="numeric"
        autoComplete="off"
        placeholder="0000 0000 0000 0000"
        value={typed}
        error={isPotentiallyValid ? undefined : t('text.wrongNumber')}
        onChange={({ currentTarget }) => setTyped(groupedNumber(currentTarget.value))}
      />
      <output className={classes.soft}>{isValid ? t('text.rightNumber') : ''}</output>
    </Section>
  );
}

export function Profile() {
  const { t } = useTranslation('cardsAdvance');
  return (
    <Section>
      <div className={classes.middle}>
        <Face person={gabriela} size={64} />
        <h4 className={classes.strong}>{gabriela.fullName}</h4>
        <Pill tone="violeta">{t('text.role')}</Pill>
        <p className={classes.soft}>{t('text.profileText')}</p>
        <AppLink to="/usuarios">{t('text.people')}</AppLink>
      </div>
    </Section>
  );
}

const options = ['own', 'partner', 'none'] as const;

export function BusinessOptions() {
  const { t } = useTranslation('cardsAdvance');
  const [chosen, setChosen] = useState<string>('own');
  return (
    <Section title={t('text.options')} level={4}>
      <OptionRows label={t('text.options')}>
        {options.map((option) => (
          <OptionRow
            key={option}
            label={t(`text.${option}`)}
            checked={chosen === option}
            onPick={() => setChosen(option)}
          />
        ))}
      </OptionRows>
    </Section>
  );
}

export function AppDesign() {
  const { t } = useTranslation('cardsAdvance');
  return (
    <Card title={t('text.project')} level={4} query={useQuery(cardQueries.analytics)} height={190}>
      {({ project }) => {
        const spent = t('text.spent', { share: formatShare(project.spent) });
        return (
          <>
            <p className={classes.strong}>{project.title}</p>
            <Facts>
              <Fact name={t('text.until')}>{formatIsoDate(project.due)}</Fact>
              <Fact name={t('text.budget')}>{formatMoney(project.budget, 'CLF')}</Fact>
            </Facts>
            <p className={classes.soft}>{spent}</p>
            <Progress value={project.spent * 100} aria-label={spent} />
          </>
        );
      }}
    </Card>
  );
}

export function Timeline() {
  const { t } = useTranslation('cardsAdvance');
  const now = useNow();
  return (
    <Card title={t('text.lately')} level={4} query={useQuery(cardQueries.analytics)} height={230}>
      {({ timeline }) => (
        <Line active={timeline.length} bulletSize={12} lineWidth={2}>
          {timeline.map(({ id, at, title }) => (
            <Line.Item key={id} title={title}>
              <time className={classes.soft} dateTime={at}>
                {formatAgo(at, now)}
              </time>
            </Line.Item>
          ))}
        </Line>
      )}
    </Card>
  );
}

export function Browsers() {
  const { t } = useTranslation('cardsAdvance');
  return (
    <Card title={t('text.browsers')} level={4} query={useQuery(cardQueries.commerce)} height={200}>
      {({ browsers }) => (
        <Shares
          shares={browsers.map(({ name, share }) => ({
            name,
            share: share / 100,
            value: formatFineShare(share / 100),
          }))}
        />
      )}
    </Card>
  );
}

export function Transactions() {
  const { t } = useTranslation('cardsAdvance');
  const query = useQuery(cardQueries.commerce);
  return (
    <Card title={t('text.transactions')} level={4} query={query} height={200}>
      {({ transactions }) => (
        <ul className={classes.lines}>
          {transactions.map(({ id, kind, text, amount }) => (
            <li key={id}>
              <span>
                {t(`text.${kind}`)}
                <span className={classes.soft}>{text}</span>
              </span>
              <span className={amount < 0 ? classes.less : classes.more}>
                {amount < 0 ? '' : '+'}
                {formatMoney(amount, 'CLP')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const tasks = [
  { task: 'letter', person: gabriela },
  { task: 'prices', person: rodrigo },
  { task: 'bond', person: { id: 3, fullName: 'Antonia Riquelme', avatar: null } },
] as const;

export function EmployeeTasks() {
  const { t } = useTranslation('cardsAdvance');
  const [done, setDone] = useState<readonly string[]>(['letter']);
  return (
    <Section title={t('text.tasks')} level={4}>
      <ul className={classes.lines}>
        {tasks.map(({ task, person }) => (
          <li key={task}>
            <Checkbox
              label={t(`text.${task}`)}
              checked={done.includes(task)}
              onChange={() => setDone(toggled(done, task) ?? [])}
            />
            <Face person={person} size={26} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Congratulations() {
  const { t } = useTranslation('cardsAdvance');
  return (
    <Card query={useQuery(cardQueries.analytics)} height={120}>
      {({ achievement }) => (
        <div className={classes.middle}>
          <IconTrophy size={56} stroke={1.3} aria-hidden className={classes.warm} />
          <h4 className={classes.strong}>{t('text.hello')}</h4>
          <p className={classes.soft}>{t('text.sold', { share: formatShare(achievement) })}</p>
        </div>
      )}
    </Card>
  );
}
