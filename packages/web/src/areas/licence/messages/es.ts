export const licence = {
  title: 'Licencia',
  own: {
    title: 'La licencia de Pliego: MIT',
    fullText: 'Texto de la licencia de Pliego',
    may: {
      title: 'Puedes',
      text: 'Usarlo, copiarlo, cambiarlo, distribuirlo y venderlo, también dentro de tu empresa.',
    },
    must: {
      title: 'Debes',
      text: 'Conservar el aviso de autoría y el texto de la licencia en las copias.',
    },
    none: {
      title: 'Sin garantía',
      text: 'Se entrega tal como está: quienes lo hicieron no responden por daños.',
    },
  },
  kinds: {
    title: 'Qué permiten las licencias que usamos',
    text: 'Un resumen para orientarse. Manda el texto de cada licencia, que está más abajo.',
    row: 'Condición',
    names: {
      permissive: 'MIT, ISC, BSD y similares',
      apache: 'Apache 2.0',
      mozilla: 'MPL 2.0',
    },
    rows: {
      commercial: 'Permite el uso comercial',
      modify: 'Permite cambiar el código',
      closed: 'Permite no publicar los cambios',
      notice: 'Pide conservar los avisos',
      patents: 'Da permiso expreso sobre patentes',
      changes: 'Pide publicar los archivos cambiados',
    },
    yes: 'Sí',
    no: 'No',
  },
  libraries: {
    title_one: '{{count}} biblioteca que viene con Pliego',
    title_many: '{{count}} bibliotecas que vienen con Pliego',
    title_other: '{{count}} bibliotecas que vienen con Pliego',
    search: 'Buscar por nombre o licencia',
    none: 'Ninguna biblioteca se llama «{{text}}» ni tiene esa licencia',
    all_one: 'Ver {{count}} biblioteca',
    all_many: 'Ver las {{count}} bibliotecas',
    all_other: 'Ver las {{count}} bibliotecas',
    noText: 'El paquete no trae el texto. Declara la licencia {{license}}.',
  },
  contact: {
    title: '¿Una duda sobre las licencias?',
    text: 'Esta lista se hace sola en cada versión, con lo que está instalado. Si falta algo o ves un error, avísale a quien administra tu Pliego.',
    help: 'Ir a la ayuda',
  },
};
