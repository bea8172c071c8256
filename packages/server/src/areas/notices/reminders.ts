import {
  addBusinessDays,
  businessDaysBetween,
  type CompanyDays,
} from '@pliego/contract/rules/business-days';
import { createMessage, type Message } from '@pliego/contract/message';
import { addDays, santiagoDay, startOfSantiagoDay } from '@pliego/contract/rules/santiago-time';
import { milestoneDay, taskDay } from '@pliego/contract/rules/task-day';
import { legalClocksOf } from '#server/areas/deadlines/legal-clock-queries.ts';
import type { Tx } from '#server/db/database.ts';
import { dateOf, hourText } from '#server/texts/moments.ts';
import { type InSlices, partsOf } from './in-slices.ts';
import { type Occasion, tell } from './notice-commands.ts';
import { activeMembers, decidersOf, type Recipient } from './recipient-queries.ts';
import {
  type DatedTender,
  openTasks,
  ownReminders,
  peopleOfEach,
  remindedMilestones,
  tendersWithDates,
  tendersWithTerms,
  toldAlready,
} from './reminder-queries.ts';

/** Something that the clock brings, and whom it concerns. */
type Reminder = Pick<Occasion, 'kind' | 'key' | 'severity' | 'tenderId'> & {
  message: Message;
  recipients: Recipient[];
};

/** The day that reminders are worked out for. */
interface Today {
  companyId: number;
  now: Date;
  today: string;
  days: CompanyDays;
}

/** Calendar days that hold six business days, whatever holidays there are. */
const aheadDays = 16;
/** From so many business days on, a tender that nobody is responsible for is told of. */
const unassignedDays = 5;

/** The step that was reached: the nearest of some numbers of business days; null before the first of them. */
function stepOf(day: string, steps: readonly number[], { today, days }: Today): string | null {
  if (day < today) return null;
  if (day === today) return 'hoy';
  const left = businessDaysBetween(today, day, days);
  const reached = steps.filter((step) => left <= step);
  return reached.length === 0 ? null : String(Math.min(...reached));
}

function closingMessage({ closesAt, closesOn }: DatedTender, day: string, at: Today): Message {
  const hasHour = closesOn === null && closesAt !== null;
  if (day === at.today) {
    if (!hasHour) return createMessage('aviso-cierre-hoy-sin-hora');
    return createMessage('aviso-cierre-hoy', { hora: hourText(closesAt) });
  }
  const cuando = hasHour ? closesAt.toISOString() : day;
  const count = businessDaysBetween(at.today, day, at.days);
  // It closes on a day off before the next business day.
  if (count === 0) return createMessage('aviso-fecha', { hito: 'cierre', cuando });
  return createMessage('aviso-cierre', { count, cuando });
}

const closingDay = ({ closesAt, closesOn }: DatedTender): string | null =>
  closesOn ?? (closesAt === null ? null : santiagoDay(closesAt));

function closingReminders(tender: DatedTender, people: Recipient[], at: Today): Reminder[] {
  const day = closingDay(tender);
  if (day === null || tender.closesAt === null || tender.closesAt <= at.now) return [];
  const step = stepOf(day, [0, 1, 3], at);
  if (step === null) return [];
  return [
    {
      kind: 'cierre-cerca',
      key: `cierre ${tender.id} ${day} ${step}`,
      severity: 'importante',
      tenderId: tender.id,
      message: closingMessage(tender, day, at),
      recipients: people,
    },
  ];
}

function unassignedReminders(tender: DatedTender, admins: Recipient[], at: Today): Reminder[] {
  const day = closingDay(tender);
  if (day === null || tender.closesAt === null || tender.closesAt <= at.now) return [];
  if (tender.assigneeId !== null) return [];
  if (businessDaysBetween(at.today, day, at.days) >= unassignedDays) return [];
  return [
    {
      kind: 'cierre-cerca',
      key: `sin-responsable ${tender.id} ${day}`,
      severity: 'importante',
      tenderId: tender.id,
      message: closingMessage(tender, day, at),
      recipients: admins,
    },
  ];
}

function milestoneReminders(tender: DatedTender, people: Recipient[], at: Today): Reminder[] {
  return remindedMilestones.flatMap((kind): Reminder[] => {
    const milestone = tender.milestones[kind];
    if (milestone === undefined || new Date(milestone.instante) <= at.now) return [];
    const day = milestoneDay(milestone);
    const step = stepOf(day, [0, 1], at);
    if (step === null) return [];
    const params = { hito: kind, cuando: dateOf(milestone) };
    return [
      {
        kind: 'fecha-cerca',
        key: `fecha ${tender.id} ${kind} ${day} ${step}`,
        severity: 'importante',
        tenderId: tender.id,
        message: createMessage('aviso-fecha', params),
        recipients: people,
      },
    ];
  });
}

async function dateReminders(tx: Tx, at: Today): Promise<Reminder[]> {
  const { companyId, now, today } = at;
  const until = new Date(startOfSantiagoDay(addDays(today, aheadDays)));
  const tenders = await tendersWithDates(tx, companyId, { now, until });
  if (tenders.length === 0) return [];
  const people = await peopleOfEach(tx, companyId, tenders);
  const admins = await decidersOf(tx, companyId, null);
  return tenders.flatMap((tender) =>
    [
      closingReminders(tender, people(tender.id), at),
      milestoneReminders(tender, people(tender.id), at),
      unassignedReminders(tender, admins, at),
    ].flat(),
  );
}

async function taskReminders(tx: Tx, at: Today): Promise<Reminder[]> {
  const members = new Set(await activeMembers(tx, at.companyId));
  const count = (day: string, days: number) => addBusinessDays(day, days, at.days);
  return (await openTasks(tx, at.companyId)).flatMap((task): Reminder[] => {
    const day = taskDay({ dia: task.dueOn, ancla: task.anchor }, task.milestones, count);
    const step = day === null ? null : stepOf(day, [0, 1], at);
    const isOwn = task.personId !== null && members.has(task.personId);
    const userId = isOwn ? task.personId : task.assigneeId;
    if (day === null || step === null || userId === null || !members.has(userId)) return [];
    const because = createMessage(isOwn ? 'porque-tarea' : 'porque-responsable');
    return [
      {
        kind: 'tarea-cerca',
        key: `tarea ${task.taskId} ${day} ${step}`,
        severity: 'importante',
        tenderId: task.id,
        message: createMessage('aviso-tarea', { tarea: task.title, cuando: day }),
        recipients: [{ userId, because }],
      },
    ];
  });
}

async function askedReminders(tx: Tx, at: Today): Promise<Reminder[]> {
  const members = new Set(await activeMembers(tx, at.companyId));
  return (await ownReminders(tx, at.companyId)).flatMap((asked): Reminder[] => {
    const { userId, milestone: kind, daysBefore } = asked;
    const milestone = asked.milestones[kind];
    if (milestone === undefined || new Date(milestone.instante) <= at.now) return [];
    const day = milestoneDay(milestone);
    const isDue = day >= at.today && businessDaysBetween(at.today, day, at.days) <= daysBefore;
    if (!isDue || !members.has(userId)) return [];
    const params = { hito: kind, cuando: dateOf(milestone) };
    return [
      {
        kind: 'fecha-cerca',
        key: `recordatorio ${asked.id} ${kind} ${day} ${daysBefore}`,
        severity: 'importante',
        tenderId: asked.id,
        message: createMessage('aviso-fecha', params),
        recipients: [{ userId, because: createMessage('porque-recordatorio') }],
      },
    ];
  });
}

async function legalReminders(tx: Tx, at: Today): Promise<Reminder[]> {
  const { companyId, now } = at;
  const tenders = await tendersWithTerms(tx, companyId, now);
  if (tenders.length === 0) return [];
  const ids = tenders.map(({ id }) => id);
  const clocks = await legalClocksOf(tx, companyId, ids, now);
  const people = await peopleOfEach(tx, companyId, tenders);
  return [...clocks].flatMap(([tenderId, terms]) =>
    terms.flatMap((term): Reminder[] => {
      if (term.hecho !== null || new Date(term.vence) <= now) return [];
      const day = term.venceDia ?? santiagoDay(term.vence);
      const step = stepOf(day, [0, 1, 3], at);
      if (step === null) return [];
      const cuando = term.venceDia ?? term.vence;
      return [
        {
          kind: 'plazo-legal',
          key: `plazo ${tenderId} ${term.codigo} ${term.de ?? ''} ${day} ${step}`,
          severity: 'importante',
          tenderId,
          message: createMessage('aviso-plazo', { plazo: term.nombre, cuando }),
          recipients: people(tenderId),
        },
      ];
    }),
  );
}

const sourcesOfReminders = [dateReminders, taskReminders, askedReminders, legalReminders];

/** Of some reminders, each with the people who were not told of it yet. */
async function untoldOf(tx: Tx, companyId: number, reminders: Reminder[]): Promise<Reminder[]> {
  const keys = reminders.map(({ key }) => key);
  const told = await toldAlready(tx, companyId, keys);
  return reminders.flatMap((reminder) => {
    const people = told.get(reminder.key);
    const untold = reminder.recipients.filter(({ userId }) => people?.has(userId) !== true);
    return untold.length === 0 ? [] : [{ ...reminder, recipients: untold }];
  });
}

/** So many reminders and people to tell are in one transaction, whose end everybody else waits for. */
const toldAtOnce = 200;

/** Tells everybody of the dates that have come near. A second run at the same time tells nothing. */
export async function remind(
  { read, write }: InSlices,
  { companyId, days, now }: { companyId: number; days: CompanyDays; now: Date },
): Promise<void> {
  const at: Today = { companyId, now, today: santiagoDay(now), days };
  for (const remindersOf of sourcesOfReminders) {
    const due = await read((tx) => remindersOf(tx, at));
    for (const part of partsOf(due, ({ recipients }) => 1 + recipients.length, toldAtOnce)) {
      const untold = await read((tx) => untoldOf(tx, companyId, part));
      if (untold.length === 0) continue;
      await write(async (tx) => {
        // Another process may have told some of them since.
        for (const { recipients, message, ...occasion } of await untoldOf(tx, companyId, untold)) {
          const told = { ...occasion, companyId, now, times: 1, message: () => message };
          await tell(tx, told, recipients);
        }
      });
    }
  }
}
