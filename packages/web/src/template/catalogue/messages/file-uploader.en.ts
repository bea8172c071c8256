import type { TextsIn } from '#web/i18n/resources.ts';

export const fileUploader: TextsIn<'en', 'fileUploader'> = {
  summary: 'Files that are dropped or chosen, with a list to take away those that are too many.',
  use: {
    many: 'Several are loaded, or large ones: tender documents, sheets, photographs',
    drop: 'Dragging is handy: they come from an open folder',
  },
  avoid: {
    one: 'It is a small one among other fields: a file field',
    text: 'They go with a message: the clip beside the text',
  },
  demos: {
    Single: 'One',
    Multiple: 'Several',
    Images: 'Only pictures',
    BesideText: 'Beside a text',
    Kept: 'Those that are kept already',
  },
  keys: {
    tab: 'Tab | reaches the button, as any other',
    enter: 'Enter, Space | opens the file picker',
  },
  reader: {
    zone: 'Reads the button, how many it takes and the limit.',
    list: 'Each file with its size, and a button to remove it that names it.',
    refused: 'Says which file was not taken and why.',
  },
  props: {
    drop: 'What is read before the button, where something can be dragged',
    choose: 'The button',
    limit: 'Which files, and how large',
    multiple: 'Whether it takes several at a time',
    busy: 'What it shows while a file is on its way',
    onChoose: 'Called with those that are chosen or dropped',
    attachments: 'The files, in order',
    onRemove: 'Called with the place of the one to remove; without it they are downloaded',
    onPick: 'Called with those that are chosen',
  },
  text: {
    dropOne: 'Drop the tender documents here or',
    chooseOne: 'choose a file',
    limit: 'PDF, Word or Excel.',
    dropMany: 'Drop the annexes here or',
    chooseMany: 'choose files',
    removeAll: 'Remove all of them',
    count_one: '{{count}} file',
    count_other: '{{count}} files',
    folder: '“{{name}}” is a folder. Drag the files that are in it.',
    dropPictures: 'Drop the photographs of the visit here or',
    choosePictures: 'choose pictures',
    pictureLimit: 'PNG, JPEG or WebP, up to {{limit}} each.',
    noPicture: '“{{name}}” is no picture',
    noPictureText: 'PNG, JPEG and WebP are taken.',
    tooBig: '“{{name}}” is larger than {{limit}}',
    clip: 'Answer to the forum',
    keptName: 'minutes-of-visit.txt',
  },
};
