import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useState,
} from 'react';
import { type DayProblem, problemOfTypedDay, readTypedDate } from '#web/lib/typed-date.ts';

interface TypedDayOptions {
  input: RefObject<HTMLInputElement | null>;
  value: string | null;
  onChange: (value: string | null) => void;
  mayBeEmpty: boolean;
  last: string | undefined;
}

interface Typed {
  /** The last reported value: any other one comes from outside. */
  told: string | null;
  /** The day that stood there before anything wrong was typed. */
  before: string | null;
  problem: DayProblem | undefined;
  /** Whether the problem is shown: not before the user has finished typing. */
  isSaid: boolean;
  /** Counts how often something else took the place of what was wrong. */
  turn: number;
}

/**
 * A typed text that is no day, or not an accepted one: it stays as typed, shows why once the user is
 * done with the field, and the value then is null, which no form takes for a day.
 */
export function useTypedDay({ input, value, onChange, mayBeEmpty, last }: TypedDayOptions) {
  const [typed, setTyped] = useState<Typed>({
    told: value,
    before: value,
    problem: undefined,
    isSaid: false,
    turn: 0,
  });
  const { problem } = typed;
  if (value !== typed.told) {
    const turn = problem === undefined ? typed.turn : typed.turn + 1;
    setTyped({ told: value, before: value, problem: undefined, isSaid: false, turn });
  }
  const isWrong = problem !== undefined;

  // Where there may be none, the form would take null for an answer.
  useEffect(() => {
    const form = input.current?.form;
    if (!mayBeEmpty || !isWrong || form === null || form === undefined) return undefined;
    const refuse = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      input.current?.focus();
    };
    form.addEventListener('submit', refuse, { capture: true });
    return () => form.removeEventListener('submit', refuse, { capture: true });
  }, [input, mayBeEmpty, isWrong]);

  const say = () => {
    if (!isWrong || typed.isSaid) return;
    setTyped((now) => ({ ...now, told: null, isSaid: true }));
    if (value !== null) onChange(null);
  };
  return {
    /** A new field takes the place of the one with the wrong text. */
    key: typed.turn,
    /** What is shown of the calendar. */
    day: isWrong ? typed.before : value,
    isWrong,
    problem: typed.isSaid ? problem : undefined,
    take: (day: string | null) => {
      // Chosen over a wrong text that would stay in the field.
      const isChosen = isWrong && readTypedDate(input.current?.value ?? '') !== day;
      const turn = isChosen ? typed.turn + 1 : typed.turn;
      setTyped({ told: day, before: day, problem: undefined, isSaid: false, turn });
      onChange(day);
    },
    onInput: (event: SyntheticEvent<HTMLInputElement>) => {
      const next = problemOfTypedDay(event.currentTarget.value, { mayBeEmpty, last });
      setTyped((now) => ({ ...now, problem: next, isSaid: now.isSaid && next !== undefined }));
    },
    onBlur: say,
    // Enter sends the form from within the field.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') say();
    },
  };
}
