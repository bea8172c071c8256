export const player = {
  summary:
    'Muestra un video o hace oír un audio, con subtítulos y con los controles del navegador.',
  use: {
    move: 'Hay que ver un movimiento: cómo se hace algo',
    own: 'Es nuestro y está aquí: nada se pide a otro sitio',
  },
  avoid: {
    text: 'Se dice mejor en tres líneas: un texto',
    auto: 'Partiría solo: nadie lo pidió, y suena',
  },
  demos: {
    Video: 'Video, con subtítulos',
    Audio: 'Audio, con transcripción',
    Controlled: 'Manejado desde afuera',
  },
  keys: {
    space: 'Espacio | parte y se detiene',
    arrows: '←, → | atrás y adelante',
    volume: '↑, ↓ | más y menos volumen',
  },
  reader: {
    name: 'Se oye su nombre y los controles, cada uno con el suyo.',
    captions: 'Los subtítulos dicen también lo que suena.',
    place: 'El lugar se dice en minutos y segundos.',
  },
  props: {
    max: 'El mayor',
    step: 'De a cuánto se mueve',
    label: 'Lo que se lee sobre el botón, o junto al control',
    thumbLabel: 'El nombre que se escucha',
    thumbValueText: 'El valor en palabras',
    defaultChecked: 'Si parte puesto',
  },
  text: {
    es: 'Español',
    en: 'Inglés',
    video: 'Una licitación, de la lista a la oferta',
    audio: 'Campana de un cierre próximo',
    transcript: 'Transcripción',
    transcriptText:
      'Campanas suaves que suben y bajan, nueve segundos: es el aviso de que una licitación cierra hoy.',
    play: 'Reproducir',
    pause: 'Detener',
    place: 'Lugar del video',
    volume: 'Volumen',
    speed: 'Velocidad',
    times: '{{value}}×',
    captions: 'Subtítulos',
    failed: 'Este navegador no pudo reproducir el video.',
  },
};
