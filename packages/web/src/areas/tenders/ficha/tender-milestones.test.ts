import { expect, it } from 'vitest';
import { timelineOf } from './tender-milestones.ts';

const now = Date.parse('2025-11-24T15:00:00-03:00');
const on = (instante: string) => ({ instante, original: instante });

it('puts milestones in the order in which they happen and marks the next one', () => {
  const entries = timelineOf(
    {
      adjudicacionEstimada: on('2025-12-20T18:00:00Z'),
      cierre: on('2025-11-26T18:00:00Z'),
      aperturaTecnica: on('2025-11-26T18:00:00Z'),
      publicacion: on('2025-11-01T12:00:00Z'),
    },
    'publicada',
    now,
  );
  expect(entries.map(({ kind, when }) => [kind, when])).toEqual([
    ['publicacion', 'past'],
    ['cierre', 'next'],
    ['aperturaTecnica', 'future'],
    ['adjudicacionEstimada', 'future'],
  ]);
});

it('has no next milestone once all are past, and none at all without dates', () => {
  const past = timelineOf({ cierre: on('2025-11-24T18:00:00Z') }, 'cerrada', now);
  expect(past.map(({ when }) => when)).toEqual(['past']);
  expect(timelineOf({}, 'publicada', now)).toEqual([]);
});

it('announces nothing of a tender that was stopped', () => {
  const entries = timelineOf(
    { acto: on('2025-11-20T18:00:00Z'), adjudicacionEstimada: on('2025-12-20T18:00:00Z') },
    'desierta',
    now,
  );
  expect(entries.map(({ when }) => when)).toEqual(['past', 'void']);
});
