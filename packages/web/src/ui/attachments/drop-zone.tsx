import { IconUpload } from '@tabler/icons-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from 'react';
import { useNoStrayDrops } from './use-file-drop.ts';
import classes from './drop-zone.module.css';

/** A file that was chosen, or a folder that was dropped and cannot be read. */
export interface Chosen {
  file: File;
  isFolder: boolean;
}

function dropped(event: DragEvent): Chosen[] {
  return [...event.dataTransfer.items].flatMap((item) => {
    const file = item.getAsFile();
    const isFolder = item.webkitGetAsEntry()?.isDirectory === true;
    return file === null ? [] : [{ file, isFolder }];
  });
}

interface DropZoneProps {
  /** What is read before the button, where something can be dragged. */
  drop: string;
  /** The button. */
  choose: string;
  /** Which files, and how large. */
  limit?: string;
  accept?: string;
  multiple?: boolean;
  /** What is shown in place of the button while a file is on its way. */
  busy?: ReactNode;
  onChoose: (chosen: Chosen[]) => void;
}

/** A file input that can also be dropped on. The input is the real one: keyboard and touch reach it. */
export function DropZone(props: DropZoneProps) {
  const { drop, choose, limit, accept, multiple = false, busy = null, onChoose } = props;
  const [isOver, setOver] = useState(false);
  const limitId = useId();
  useNoStrayDrops();

  const chooseFiles = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    onChoose(files.map((file) => ({ file, isFolder: false })));
    // So that the same file can be chosen again after it was put right.
    event.currentTarget.value = '';
  };
  const dropFiles = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onChoose(dropped(event));
  };
  return (
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropFiles}
    >
      <IconUpload size={22} stroke={1.5} aria-hidden className={classes.icon} />
      {busy ?? (
        <p className={classes.text}>
          <span className={classes.drag}>{drop}</span>{' '}
          <label className={classes.choose}>
            {choose}
            <input
              type="file"
              multiple={multiple}
              accept={accept}
              className={classes.input}
              aria-describedby={limit === undefined ? undefined : limitId}
              onChange={chooseFiles}
            />
          </label>
        </p>
      )}
      {limit === undefined ? null : (
        <p id={limitId} className={classes.limit}>
          {limit}
        </p>
      )}
    </div>
  );
}
