import type { ChatMessage } from '@pliego/contract/areas/chat';
import { ownContactId } from '@pliego/contract/areas/chat';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';

/** A message and its place in the conversation, by which it is quoted and found. */
export interface PlacedMessage extends ChatMessage {
  index: number;
}

/** Messages in a row by one person, without a long pause. */
export interface MessageGroup {
  isOwn: boolean;
  messages: PlacedMessage[];
}

export interface MessageDay {
  /** `YYYY-MM-DD`, in Santiago. */
  day: string;
  groups: MessageGroup[];
}

/** After so long the same person begins anew. */
const pauseMs = 15 * 60_000;

/** The messages by day, and within a day by who wrote them. Joined they are the conversation. */
export function groupMessages(messages: readonly ChatMessage[]): MessageDay[] {
  const days: MessageDay[] = [];
  let before: ChatMessage | undefined;
  for (const [index, message] of messages.entries()) {
    const day = santiagoDay(message.time);
    // Every sender other than the user is the contact, whatever the id.
    const isOwn = message.senderId === ownContactId;
    let today = days.at(-1);
    if (today === undefined || today.day !== day) {
      today = { day, groups: [] };
      days.push(today);
    }
    const group = today.groups.at(-1);
    const pause = before === undefined ? 0 : Date.parse(message.time) - Date.parse(before.time);
    const placed = { ...message, index };
    if (group !== undefined && group.isOwn === isOwn && pause < pauseMs)
      group.messages.push(placed);
    else today.groups.push({ isOwn, messages: [placed] });
    before = message;
  }
  return days;
}
