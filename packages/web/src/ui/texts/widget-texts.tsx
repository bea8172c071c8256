import { createContext, type ReactNode, use } from 'react';

/** The texts of the larger components of `ui`. The app provides them, so that `ui` knows no language. */
export interface WidgetTexts {
  cancel: string;
  undo: string;
  clear: string;
  wrongAmount: string;
  /** Side panel of an app on a phone. */
  openSide: string;
  selection: {
    all: string;
    row: (name: string) => string;
    count: (count: number) => string;
    none: string;
  };
  pager: {
    label: string;
    previous: string;
    next: string;
    page: (page: string) => string;
    size: string;
    /** `11–20 de 50`. */
    range: (from: string, to: string, total: string) => string;
  };
  sort: string;
  ascending: (name: string) => string;
  descending: (name: string) => string;
  files: {
    add: string;
    remove: (name: string) => string;
    download: (name: string) => string;
    tooBig: (name: string, limit: string) => string;
    wrongType: (name: string) => string;
    tooMany: (count: number) => string;
    unreadable: (name: string) => string;
  };
  /** Lines that are put in order. */
  drag: {
    role: string;
    instructions: string;
    start: (line: MovedLine) => string;
    over: (line: MovedLine) => string;
    end: (line: MovedLine) => string;
    cancel: (line: MovedLine) => string;
  };
  leave: { title: string; confirm: string };
  /** Two people changed one thing. */
  clash: {
    title: string;
    merged: string;
    choose: string;
    stored: (field: string, value: string) => string;
    emptied: (field: string) => string;
    take: string;
    takeOf: (field: string) => string;
  };
  editor: (word: EditorWord) => string;
  chart: {
    asTable: (name: string) => string;
    asChart: (name: string) => string;
    save: (name: string) => string;
    saveAs: (format: string) => string;
    notSaved: string;
    /** Of a small chart: the head of its rows and of its figures, and what it shows in a sentence. */
    place: string;
    figure: string;
    course: (chart: { name: string; total: string; last: string; top: string }) => string;
  };
}

/** A line of a list and the place it has, from 1. */
export interface MovedLine {
  name: string;
  position: number;
  total: number;
}

export type EditorWord =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'alignLeft'
  | 'alignCenter'
  | 'alignRight'
  | 'bullets'
  | 'numbers'
  | 'link'
  | 'unlink'
  | 'linkAddress'
  | 'linkSave'
  | 'linkExternal';

const Context = createContext<WidgetTexts | null>(null);

export function WidgetTextsProvider({
  texts,
  children,
}: {
  texts: WidgetTexts;
  children: ReactNode;
}) {
  return <Context value={texts}>{children}</Context>;
}

export function useWidgetTexts(): WidgetTexts {
  const texts = use(Context);
  if (texts === null) throw new Error('WidgetTextsProvider is missing above this component');
  return texts;
}
