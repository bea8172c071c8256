import { Button, Slider } from '@mantine/core';
import { type OwnProfile, pictureSide } from '@pliego/contract/areas/own-profile';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownProfileApi } from '#web/api/areas/own-profile.ts';
import { problemText } from '#web/api/problems.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { type Crop, dragged, mostZoom, squareOf, wholeCrop } from './crop.ts';
import classes from '../account.module.css';

function paint(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { left, top, side } = squareOf(image, crop);
  // Pictures with holes get a ground: the format that is sent may have none.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

const asFile = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The canvas gave no image')) : resolve(blob)),
      'image/jpeg',
      0.9,
    );
  });

/** How far an arrow key moves the image, in pixels of the frame. */
const step = 10;
const steps: Record<string, { dx: number; dy: number }> = {
  ArrowLeft: { dx: -step, dy: 0 },
  ArrowRight: { dx: step, dy: 0 },
  ArrowUp: { dx: 0, dy: -step },
  ArrowDown: { dx: 0, dy: step },
};

interface CropDialogProps {
  image: ImageBitmap;
  onKept: (answer: OwnProfile) => void;
  onClose: () => void;
}

/** Chooses the square of an image that is the picture: by dragging, by the arrows, and by how near it is. */
export function CropDialog({ image, onKept, onClose }: CropDialogProps) {
  const { t } = useTranslation(['account', 'common']);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(wholeCrop);
  useEffect(() => {
    if (canvas.current !== null) paint(canvas.current, image, crop);
  }, [image, crop]);
  const move = (by: { dx: number; dy: number }) => {
    const frame = canvas.current?.clientWidth ?? pictureSide;
    setCrop((held) => dragged(image, held, { ...by, frame }));
  };
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      move({ dx: event.movementX, dy: event.movementY });
    }
  };
  const press = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  };
  const keep = useMutation({
    mutationFn: async () => {
      if (canvas.current === null) throw new Error('The canvas is not there');
      return ownProfileApi.setPicture({ body: await asFile(canvas.current) });
    },
    onSuccess: onKept,
  });
  return (
    <Dialog title={t('picture.crop')} onClose={onClose}>
      <div className={classes.form}>
        <FormProblem text={keep.error === null ? undefined : problemText(keep.error)} />
        {/* An application within the page: the arrows are its own. */}
        <div role="application" aria-label={t('picture.frame')} className={classes.cropFrame}>
          <canvas
            ref={canvas}
            width={pictureSide}
            height={pictureSide}
            tabIndex={0}
            className={classes.crop}
            aria-label={t('picture.frame')}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag}
            onKeyDown={press}
          />
        </div>
        <p className={classes.dialogText}>{t('picture.cropText')}</p>
        <Slider
          thumbLabel={t('picture.zoom')}
          label={null}
          min={1}
          max={mostZoom}
          step={0.05}
          value={crop.zoom}
          onChange={(zoom) => setCrop((held) => ({ ...held, zoom }))}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button loading={keep.isPending} onClick={() => keep.mutate()}>
            {t('picture.keep')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
