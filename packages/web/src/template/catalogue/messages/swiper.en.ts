import type { TextsIn } from '#web/i18n/resources.ts';
import { slideProps } from './shared/slide-words.en.ts';

export const swiper: TextsIn<'en', 'swiper'> = {
  summary:
    'The carousel in its sixteen forms: by finger, with arrows, several at once, with effects.',
  use: {
    touch: 'It is used by finger more than by pointer',
    many: 'They are many and of one shape: one goes over several at once',
  },
  avoid: {
    compare: 'They have to be compared: a table or a grid',
    show: 'The effect is all there is to gain: without it',
  },
  demos: {
    Plain: 'Plain, by finger',
    WithArrows: 'With arrows',
    WithDots: 'With dots',
    WithBar: 'With a bar',
    Several: 'Several at once',
    TwoRows: 'In two rows',
    Centered: 'Centred',
    CenteredSeveral: 'Centred, several',
    Fade: 'Fading',
    Cube: 'Cube',
    Coverflow: 'Fanned out',
    ByItself: 'Going on by itself',
    Gallery: 'Gallery with thumbnails',
    Lazy: 'Fetched when near',
    Responsive: 'By the width',
    Vertical: 'Vertical',
  },
  keys: {
    arrows: '←, → | the one before, the one after',
    vertical: '↑, ↓ | the same in the vertical one',
    ends: 'Home, End | the first, the last',
  },
  reader: {
    same: 'It says what the carousel says: its name, where one is and what is seen.',
    hidden: 'With an effect, those that are not seen are not read either.',
    calm: 'Where less motion is asked for, it changes without effects and not by itself.',
  },
  props: slideProps,
  text: {
    label: 'Gallery: {{look}}',
    show: 'Show {{name}}',
  },
};
