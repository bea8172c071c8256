import { group, planned, read, section } from './entry.ts';

/** The template's forms, tables and charts. */
export const formPages = section(
  'forms',
  { icon: 'Edit', ability: read('Catalogue'), isTemplate: true },
  [
    group('formElements', 'Copy', [
      planned(93, 'input', '/forms/elements/input', 'Server', 'Campos de texto'),
      planned(94, 'inputGroup', '/forms/elements/input-group', 'Package', 'Grupos de campos'),
      planned(95, 'inputMask', '/forms/elements/input-mask', 'Copy', 'Campos con máscara'),
      planned(96, 'textarea', '/forms/elements/textarea', 'Edit2', 'Áreas de texto'),
      planned(97, 'checkbox', '/forms/elements/checkbox', 'CheckSquare', 'Casillas'),
      planned(98, 'radio', '/forms/elements/radio', 'StopCircle', 'Opciones'),
      planned(99, 'switch', '/forms/elements/switch', 'ToggleLeft', 'Interruptores'),
      planned(100, 'select', '/forms/elements/select', 'Server', 'Listas de selección'),
      planned(101, 'numberInput', '/forms/elements/number-input', 'Plus', 'Campos numéricos'),
      planned(102, 'fileUploader', '/forms/elements/file-uploader', 'Upload', 'Carga de archivos'),
      planned(103, 'quillEditor', '/forms/elements/editor', 'Edit3', 'Editor de texto'),
      planned(104, 'date_&_timePicker', '/forms/elements/pickers', 'Calendar', 'Fechas y horas'),
    ]),
    planned(
      105,
      'formLayouts',
      '/forms/layout/form-layout',
      'Layout',
      'Disposición de formularios',
    ),
    planned(106, 'wizard', '/forms/wizard', 'Sliders', 'Asistente por pasos'),
    planned(
      107,
      'formValidation',
      '/forms/form-validation',
      'AlertTriangle',
      'Validación de formularios',
    ),
    planned(109, 'formRepeater', '/forms/form-repeater', 'RotateCw', 'Formulario repetible'),
    planned(110, 'tablesReactstrap', '/tables/reactstrap', 'Grid', 'Tablas'),
    group('dataTables', 'Grid', [
      planned(111, 'dtBasic', '/datatables/basic', 'Grid', 'Tablas de datos básicas'),
      planned(112, 'dtAdvance', '/datatables/advance', 'Grid', 'Tablas de datos avanzadas'),
    ]),
  ],
);

export const chartPages = section(
  'charts',
  { icon: 'PieChart', ability: read('Catalogue'), isTemplate: true },
  [
    planned(114, 'apex', '/charts/apex', 'BarChart', 'Gráficos generales'),
    planned(115, 'chartJs', '/charts/chartjs', 'Activity', 'Gráficos compactos'),
    planned(116, 'recharts', '/charts/recharts', 'BarChart2', 'Gráficos de barras y áreas'),
  ],
);
