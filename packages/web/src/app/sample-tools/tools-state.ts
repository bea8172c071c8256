import { create } from 'zustand';
import { areToolsWanted, storeToolsWanted } from '#web/api/sample-choice.ts';

export const corners = ['bottom-end', 'bottom-start', 'top-start', 'top-end'] as const;
export type Corner = (typeof corners)[number];

interface ToolsState {
  isOpen: boolean;
  corner: Corner;
  open: () => void;
  close: () => void;
  /** To the next corner, as the hands of a clock go. */
  move: () => void;
}

export const useTools = create<ToolsState>()((set) => {
  const show = (isOpen: boolean) => {
    storeToolsWanted(isOpen);
    set({ isOpen });
  };
  return {
    isOpen: areToolsWanted(),
    corner: 'bottom-end',
    open: () => show(true),
    close: () => show(false),
    move: () =>
      set(({ corner }) => ({
        corner: corners[(corners.indexOf(corner) + 1) % corners.length] ?? 'bottom-end',
      })),
  };
});

/** Shows the calls that are answered in the page, and what becomes of their data; also on later visits. */
export function openSampleTools(): void {
  useTools.getState().open();
}
