import type { TextsIn } from '#web/i18n/resources.ts';

export const player: TextsIn<'en', 'player'> = {
  summary: 'Shows a video or plays a sound, with captions and with the controls of the browser.',
  use: {
    move: 'A movement has to be seen: how something is done',
    own: 'It is ours and it is here: nothing is asked of another site',
  },
  avoid: {
    text: 'It is better said in three lines: a text',
    auto: 'It would start by itself: nobody asked for it, and it sounds',
  },
  demos: {
    Video: 'Video, with captions',
    Audio: 'Sound, with a transcript',
    Controlled: 'Driven from outside',
  },
  keys: {
    space: 'Space | starts and stops it',
    arrows: '←, → | back and forward',
    volume: '↑, ↓ | louder and softer',
  },
  reader: {
    name: 'Its name is read, and its controls, each with its own.',
    captions: 'The captions also say what sounds.',
    place: 'The place is said in minutes and seconds.',
  },
  props: {
    max: 'The most',
    step: 'By how much it moves',
    label: 'What is read above the thumb, or beside the control',
    thumbLabel: 'The name that is heard',
    thumbValueText: 'The value in words',
    defaultChecked: 'Whether it starts on',
  },
  text: {
    es: 'Spanish',
    en: 'English',
    video: 'A tender, from the list to the bid',
    audio: 'Bell of a closing that is near',
    transcript: 'Transcript',
    transcriptText:
      'Soft bells that go up and down, nine seconds: the notice that a tender closes today.',
    play: 'Play',
    pause: 'Pause',
    place: 'Place in the video',
    volume: 'Volume',
    speed: 'Speed',
    times: '{{value}}×',
    captions: 'Captions',
    failed: 'This browser could not play the video.',
  },
};
