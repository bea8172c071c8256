import type { Chat, ChatMessage } from '@pliego/contract/areas/chat';
import { ownContactId } from '@pliego/contract/areas/chat';

/** What happens to the user's last message over time: it is delivered, read and answered. */
export interface Outlook {
  /** When the message was sent. */
  of: string;
  deliveredAt: string;
  /** From here on the contact writes. */
  readAt: string;
  /** With its time, in the future. */
  answer: ChatMessage;
}

/** A chat as it is stored: with its position; the highest one has the latest message. */
export interface StoredChat extends Pick<Chat, 'id' | 'userId' | 'unseenMsgs' | 'chat'> {
  turn: number;
  isMuted?: boolean;
  /** Times of the user's last delivered and last read message. */
  delivered?: string;
  read?: string;
  outlook?: Outlook;
  /** What stood in it when it was deleted, to bring it back. */
  removed?: ChatMessage[];
  /** What was pending at the deletion, which does not cancel it. */
  removedOutlook?: Outlook;
}

/**
 * The chat as it is at an instant. There is no clock behind it: what was to happen until then has
 * happened, whether or not anyone looked in between.
 */
export function asOf(chat: StoredChat, now: string): StoredChat {
  const { outlook, ...settled } = chat;
  if (outlook === undefined) return chat;
  if (outlook.deliveredAt <= now) settled.delivered = outlook.of;
  if (outlook.readAt <= now) settled.read = outlook.of;
  if (outlook.answer.time > now) return { ...settled, outlook };
  return {
    ...settled,
    chat: [...settled.chat, outlook.answer],
    unseenMsgs: settled.unseenMsgs + 1,
  };
}

/** What was delivered and read; a contact who answered has read the earlier messages. */
export function receiptsOf({ chat, delivered = '', read = '' }: StoredChat) {
  const answered = chat.findLast(({ senderId }) => senderId !== ownContactId)?.time ?? '';
  const readUntil = later(read, answered);
  return { delivered: later(delivered, readUntil), read: readUntil };
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

/** Whether the contact is writing, and in how long something changes by itself. */
export function progressOf({ isMuted, outlook }: StoredChat, now: string) {
  const muted = isMuted === true ? { isMuted } : {};
  if (outlook === undefined) return muted;
  const { deliveredAt, readAt, answer } = outlook;
  const next = [deliveredAt, readAt, answer.time].find((instant) => instant > now) ?? answer.time;
  const changesInMs = Math.max(0, Date.parse(next) - Date.parse(now));
  const typing = readAt <= now ? { isTyping: true } : {};
  return { ...muted, ...typing, changesInMs };
}
