import type { Chat, ChatMessage } from '@pliego/contract/areas/chat';
import { ownContactId } from '@pliego/contract/areas/chat';

/** What happens by itself to the last message of one's own: it arrives, it is read, it is answered. */
export interface Outlook {
  /** When the message was sent. */
  of: string;
  deliveredAt: string;
  /** From here on the contact writes. */
  readAt: string;
  /** With its time, which lies ahead. */
  answer: ChatMessage;
}

/** A chat as it is kept: with its turn, the highest of which was written in last. */
export interface StoredChat extends Pick<Chat, 'id' | 'userId' | 'unseenMsgs' | 'chat'> {
  turn: number;
  isMuted?: boolean;
  /** Time of the last message of one's own that arrived, and of the last that was read. */
  delivered?: string;
  read?: string;
  outlook?: Outlook;
  /** What stood in it when it was deleted, to bring it back. */
  removed?: ChatMessage[];
  /** What was about to happen then; whoever was to answer knows nothing of the deletion. */
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

/** What has arrived and what has been read; whoever answered has read what came before. */
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
