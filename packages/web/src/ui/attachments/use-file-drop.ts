import { type DragEvent, useEffect, useState } from 'react';

/** Text can be dragged, too; that is for the fields. */
const bringsFiles = (types: readonly string[] | undefined) => types?.includes('Files') === true;

/** Files can be dropped on what is given `zone`; `isOver` while they are held over it. */
export function useFileDrop(onDrop: (files: File[]) => unknown) {
  const [isOver, setOver] = useState(false);
  useNoStrayDrops();
  return {
    isOver,
    zone: {
      onDragOver: (event: DragEvent) => {
        if (!bringsFiles(event.dataTransfer.types)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // From one of its parts to another is not out of it.
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!bringsFiles(event.dataTransfer.types)) return;
        event.preventDefault();
        void onDrop([...event.dataTransfer.files]);
      },
    },
  } as const;
}

/** A file dropped beside the zone would make the browser leave the page to show it. */
export function useNoStrayDrops() {
  useEffect(() => {
    const stay = (event: globalThis.DragEvent) => {
      if (bringsFiles(event.dataTransfer?.types)) event.preventDefault();
    };
    addEventListener('dragover', stay);
    addEventListener('drop', stay);
    return () => {
      removeEventListener('dragover', stay);
      removeEventListener('drop', stay);
    };
  }, []);
}
