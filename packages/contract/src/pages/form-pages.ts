import { group, page, read, section } from './entry.ts';

/** The template's forms, tables and charts. */
export const formPages = section(
  'forms',
  { icon: 'Edit', ability: read('Catalogue'), isTemplate: true },
  [
    group('formElements', 'Copy', [
      page(93, 'input', '/forms/elements/input', 'Server', 'Campos de texto'),
      page(94, 'inputGroup', '/forms/elements/input-group', 'Package', 'Grupos de campos'),
      page(95, 'inputMask', '/forms/elements/input-mask', 'Copy', 'Campos con máscara'),
      page(96, 'textarea', '/forms/elements/textarea', 'Edit2', 'Áreas de texto'),
      page(97, 'checkbox', '/forms/elements/checkbox', 'CheckSquare', 'Casillas'),
      page(98, 'radio', '/forms/elements/radio', 'StopCircle', 'Opciones'),
      page(99, 'switch', '/forms/elements/switch', 'ToggleLeft', 'Interruptores'),
      page(100, 'select', '/forms/elements/select', 'Server', 'Listas de selección'),
      page(101, 'numberInput', '/forms/elements/number-input', 'Plus', 'Campos numéricos'),
      page(102, 'fileUploader', '/forms/elements/file-uploader', 'Upload', 'Carga de archivos'),
      page(103, 'quillEditor', '/forms/elements/editor', 'Edit3', 'Editor de texto'),
      page(104, 'date_&_timePicker', '/forms/elements/pickers', 'Calendar', 'Fechas y horas'),
    ]),
    page(105, 'formLayouts', '/forms/layout/form-layout', 'Layout', 'Disposición de formularios'),
    page(106, 'wizard', '/forms/wizard', 'Sliders', 'Asistente por pasos'),
    page(
      107,
      'formValidation',
      '/forms/form-validation',
      'AlertTriangle',
      'Validación de formularios',
    ),
    page(109, 'formRepeater', '/forms/form-repeater', 'RotateCw', 'Formulario repetible'),
    page(110, 'tablesReactstrap', '/tables/reactstrap', 'Grid', 'Tablas'),
    group('dataTables', 'Grid', [
      page(111, 'dtBasic', '/datatables/basic', 'Grid', 'Tablas de datos básicas'),
      page(112, 'dtAdvance', '/datatables/advance', 'Grid', 'Tablas de datos avanzadas'),
    ]),
  ],
);

export const chartPages = section(
  'charts',
  { icon: 'PieChart', ability: read('Catalogue'), isTemplate: true },
  [
    page(114, 'apex', '/charts/apex', 'BarChart', 'Gráficos generales'),
    page(115, 'chartJs', '/charts/chartjs', 'Activity', 'Gráficos compactos'),
    page(116, 'recharts', '/charts/recharts', 'BarChart2', 'Gráficos de barras y áreas'),
  ],
);
