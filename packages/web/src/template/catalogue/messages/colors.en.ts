import type { TextsIn } from '#web/i18n/resources.ts';

export const colors: TextsIn<'en', 'colors'> = {
  summary: 'Calm surfaces and one accent. A colour is where it says something.',
  use: {
    tokens: 'Always by name: --ink, --surface, --accent. They change with the appearance',
    accent: 'The accent for what is chosen and what leads elsewhere',
    warm: 'The warm one only for what closes soon',
  },
  avoid: {
    alone: 'As the only sign: the colour goes with its word',
    shade: 'A single shade of the palette on a screen: it breaks in the other appearance',
  },
  demos: {
    Contrast: 'Contrast, computed from the names in each appearance',
    Palette: 'Palette, from the lightest to the darkest',
    Gradients: 'Gradients',
    Charts: 'Of the charts',
  },
  keys: { tab: 'Tab | goes from shade to shade', enter: 'Enter, Space | copies its variable' },
  reader: {
    swatch: 'Each shade says its colour and its number.',
    sign: 'No fact depends on a colour: the word says it.',
  },
  text: {
    light: 'Light',
    dark: 'Dark',
    on: '{{ink}} on {{ground}}',
    aa: '{{ratio}} to 1, AA',
    aaa: '{{ratio}} to 1, AAA',
    petroleo: 'Petrol, the accent',
    gray: 'Grey',
    slate: 'Slate, the dark appearance',
    green: 'Green, what worked',
    yellow: 'Amber, what may go wrong',
    red: 'Red, what went wrong',
    shade: '{{color}}, shade {{shade}}',
    copied: 'Copied: {{name}}',
    notCopied: 'The browser did not let it be copied',
    chart: {
      accent: 'What is compared',
      warm: 'What stands out',
      calm: 'What goes well',
      soft: 'The rest, and the period before',
    },
  },
};
